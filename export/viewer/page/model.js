"use strict";

// The match as the page uses it. Round 0 is the position before the first round.

const TEAMS = ["white", "black"];
const FIRST_PAWN = 2;

class Match {
  // doc is a replay document, format version 1.
  constructor(doc) {
    this.doc = doc;
    this.settings = doc.match;
    this.size = doc.match.size;
    this.last = doc.rounds.length;
    // robots holds what is known of each robot by its id.
    this.robots = new Map();
    // frames[r] lists the pawns on the board after round r: id, row, col, ...
    this.frames = [];
    // series[team][name][r] is a number for each round, NaN where there is none.
    this.series = {};
    for (const team of TEAMS) {
      this.series[team] = { pawns: [], through: [], front: [], bytecodes: [] };
    }
    this.follow();
    this.ids = [...this.robots.keys()].sort((a, b) => a - b);
  }

  // follow walks through the match and fills in what is said above.
  follow() {
    const places = new Map();
    this.meet(0, "white", "overlord", 0);
    this.meet(1, "black", "overlord", 0);
    for (const pawn of this.settings.position || []) {
      this.meet(pawn.robot, pawn.team, "pawn", 0);
      places.set(pawn.robot, [pawn.row, pawn.col]);
    }
    this.snapshot(places, []);
    for (const round of this.doc.rounds) {
      for (const turn of round.turns) {
        this.take(turn, round.round, places);
      }
      this.snapshot(places, round.turns);
    }
  }

  meet(id, team, type, born) {
    this.robots.set(id, { id, team, type, born, first: 0, gone: 0, fate: "" });
  }

  // take applies a turn to the places of the pawns.
  take(turn, number, places) {
    const robot = this.robots.get(turn.robot);
    if (robot && !robot.first) {
      robot.first = number;
    }
    const action = turn.action;
    if (action && action.spawn) {
      this.meet(action.robot, robot ? robot.team : "white", "pawn", number);
      places.set(action.robot, action.spawn);
    } else if (action && action.capture) {
      this.lose(action.robot, number, "captured by pawn " + turn.robot, places);
      places.set(turn.robot, action.capture);
    } else if (action && action.move) {
      places.set(turn.robot, action.move);
    }
    if (turn.destroyed) {
      this.lose(turn.robot, number, "destroyed, as its code failed to load", places);
    }
  }

  lose(id, number, fate, places) {
    const robot = this.robots.get(id);
    if (robot) {
      robot.gone = number;
      robot.fate = fate;
    }
    places.delete(id);
  }

  // snapshot keeps the places, and the numbers of the round that led to them.
  snapshot(places, turns) {
    const frame = new Int32Array(places.size * 3);
    const pawns = { white: 0, black: 0 }, through = { white: 0, black: 0 }, front = { white: NaN, black: NaN };
    let i = 0;
    for (const [id, [row, col]] of places) {
      frame[i++] = id;
      frame[i++] = row;
      frame[i++] = col;
      const team = this.teamOf(id);
      pawns[team]++;
      through[team] += row === this.goalRow(team) ? 1 : 0;
      const ahead = team === "white" ? Math.max : Math.min;
      front[team] = Number.isNaN(front[team]) ? row : ahead(front[team], row);
    }
    this.frames.push(frame);
    const spent = this.spent(turns);
    for (const team of TEAMS) {
      const series = this.series[team];
      series.pawns.push(pawns[team]);
      series.through.push(through[team]);
      series.front.push(front[team]);
      series.bytecodes.push(spent[team]);
    }
  }

  // spent returns each team's mean of bytecodes in turns.
  spent(turns) {
    const sum = { white: 0, black: 0 }, count = { white: 0, black: 0 };
    for (const turn of turns) {
      const team = this.teamOf(turn.robot);
      sum[team] += turn.bytecodes || 0;
      count[team]++;
    }
    return { white: sum.white / count.white, black: sum.black / count.black };
  }

  teamOf(id) {
    const robot = this.robots.get(id);
    return robot ? robot.team : "white";
  }

  goalRow(team) {
    return team === "white" ? this.size - 1 : 0;
  }

  // pawnsAt returns the pawns on the board after a round: a map from ids to
  // [row, col].
  pawnsAt(round) {
    const frame = this.frames[round], pawns = new Map();
    for (let i = 0; i < frame.length; i += 3) {
      pawns.set(frame[i], [frame[i + 1], frame[i + 2]]);
    }
    return pawns;
  }

  turnsOf(round) {
    return round > 0 ? this.doc.rounds[round - 1].turns : [];
  }

  // turn returns the turn of a robot in a round, or undefined.
  turn(round, id) {
    return this.turnsOf(round).find((turn) => turn.robot === id);
  }

  // alive tells whether a robot is there at the end of a round.
  alive(id, round) {
    const robot = this.robots.get(id);
    return Boolean(robot) && robot.born <= round && !(robot.gone && robot.gone <= round);
  }

  // metered tells whether anybody counted bytecodes: not in a match that was imported.
  get metered() { return !this.settings.source; }

  // budget is how many bytecodes a robot may use in its turn of a round.
  budget(id, round) {
    const robot = this.robots.get(id), bytecodes = this.settings.bytecodes;
    return robot && robot.first === round ? bytecodes.first : bytecodes.turn;
  }

  // outcome words how the match was decided.
  outcome() {
    const result = this.doc.result, winner = result.winner;
    const own = result.back_row[winner], other = result.back_row[winner === "white" ? "black" : "white"];
    switch (result.reason) {
      case "back_row": return plural(own, "pawn") + " on the far row";
      case "tiebreak_back_row": return own + " to " + other + " pawns on the far row at the round limit";
      case "coin_flip": return "a coin flip, all else being equal at the round limit";
    }
    return "more pawns " + plural(Number(result.reason.slice("tiebreak_row_".length)), "row") + " short of the far row at the round limit";
  }
}

// The panels beside the board: the selected robot, and the list of events.

const MOST_EVENTS = 300;

class RobotPanel {
  // pick is called with the id of a robot that the user asks for.
  constructor(match, pick) {
    this.match = match;
    this.body = byId("robot-body");
    this.input = byId("robot-id");
    this.pick = pick;
    this.input.max = match.ids[match.ids.length - 1];
    this.input.addEventListener("change", () => {
      const id = this.input.value === "" ? NaN : Number(this.input.value);
      pick(match.robots.has(id) ? id : null);
    });
    byId("robot-back").addEventListener("click", () => this.step(-1));
    byId("robot-next").addEventListener("click", () => this.step(1));
  }

  // step picks the next robot in this direction that is there.
  step(by) {
    const ids = this.match.ids;
    let i = this.id === null ? (by > 0 ? -1 : ids.length) : ids.indexOf(this.id);
    do {
      i += by;
    } while (i >= 0 && i < ids.length && !this.match.alive(ids[i], this.round));
    if (i >= 0 && i < ids.length) this.pick(ids[i]);
  }

  show(id, round) {
    this.id = id;
    this.round = round;
    if (document.activeElement !== this.input) this.input.value = id === null ? "" : id;
    if (id === null) {
      const overlords = el("p", { class: "hint" }, "Click a pawn on the board, or see ");
      overlords.append(linkButton("white’s overlord", () => this.pick(0)), " or ", linkButton("black’s overlord", () => this.pick(1)), ".");
      this.body.replaceChildren(overlords);
      return;
    }
    const robot = this.match.robots.get(id), turn = this.match.turn(round, id);
    this.body.replaceChildren(this.who(robot, round), ...(turn ? this.turn(turn, round) : [this.idle(robot, round)]));
  }

  who(robot, round) {
    const place = this.match.pawnsAt(round).get(robot.id);
    const name = robot.type === "overlord" ? robot.team + "’s overlord" : robot.team + " pawn " + robot.id;
    const words = [];
    if (place) words.push("at " + square(place));
    if (robot.type === "pawn") words.push(robot.born ? "spawned in round " + robot.born : "on the board from the start");
    if (robot.gone) words.push("in round " + robot.gone + " " + robot.fate);
    return el("div", { class: "who" }, pawnIcon(robot.team),
      el("div", {}, el("strong", {}, name), el("span", { class: "muted" }, words.join(", "))));
  }

  // idle says why a robot has no turn in a round.
  idle(robot, round) {
    let why = "It has no turn in this round.";
    if (round === 0) why = "The match has not begun.";
    else if (round < robot.born) why = "It is not there yet.";
    else if (round === robot.born) why = "It is new; its first turn is in the next round.";
    else if (robot.gone && round > robot.gone) why = "It is gone.";
    else if (robot.gone === round) why = "It is gone before its turn.";
    return el("p", { class: "hint" }, why);
  }

  // turn shows what a robot did in its turn.
  turn(turn, round) {
    const budget = this.match.budget(turn.robot, round);
    const bar = el("span", {});
    bar.style.transform = "scaleX(" + Math.min(turn.bytecodes / budget, 1) + ")";
    const did = eventsOf(turn, round).filter((event) => ["spawn", "move", "capture"].includes(event.kind)).map((event) => event.text);
    const facts = el("dl", { class: "facts" });
    if (this.match.metered) facts.append(
      el("dt", {}, "bytecodes"), el("dd", {}, number(turn.bytecodes) + " of " + number(budget), el("span", { class: "spent", "aria-hidden": "true" }, bar)));
    facts.append(el("dt", {}, "action"), el("dd", {}, did.join(", ") || "none"));
    if (turn.paused) facts.append(el("dt", {}, "paused"), el("dd", {}, "out of bytecodes; goes on in its next turn"));
    if (turn.destroyed) facts.append(el("dt", {}, "destroyed"), el("dd", {}, "its code failed to load"));
    if (turn.internal_error) facts.append(el("dt", {}, "fault"), el("dd", {}, "of the runner, not of the player"));
    const parts = [facts];
    if (turn.logs) {
      const logs = el("ol", { class: "logs text", tabindex: "0", "aria-label": "Logs of this turn" });
      turn.logs.slice(0, MOST_EVENTS).forEach((line) => logs.append(el("li", {}, visible(line) || "\u00a0")));
      const hidden = turn.logs.length - MOST_EVENTS;
      if (hidden > 0) logs.append(el("li", { class: "muted" }, "and " + plural(hidden, "line") + " more"));
      if (turn.logs_dropped) logs.append(el("li", { class: "muted" }, plural(turn.logs_dropped, "line") + " not kept"));
      parts.push(logs);
    }
    if (turn.error) parts.push(el("pre", { class: "traceback text error", tabindex: "0", "aria-label": "Error of this turn" }, visible(turn.error)));
    return parts;
  }
}

class EventPanel {
  // go is called with the round and the robot of an event that the user picks.
  constructor(match, go) {
    this.match = match;
    this.go = go;
    this.list = byId("events");
    this.count = byId("events-count");
    this.kinds = new Set(KINDS.map(([kind]) => kind));
    for (const [kind, words] of KINDS) {
      const box = el("input", { type: "checkbox" });
      box.checked = true;
      box.addEventListener("change", () => {
        if (box.checked) this.kinds.add(kind);
        else this.kinds.delete(kind);
        this.draw();
      });
      byId("kinds").append(el("label", {}, box, el("span", {}, words)));
    }
    let waiting = 0;
    byId("search").addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => this.draw(), 120);
    });
    for (const id of ["scope", "team", "only-robot"]) {
      byId(id).addEventListener("change", () => this.draw());
    }
  }

  show(id, round) {
    const before = this.wanted && this.wanted.join();
    this.wanted = [this.whole() ? 0 : round, byId("only-robot").checked ? id : 0];
    this.id = id;
    this.round = round;
    if (before !== this.wanted.join()) this.draw();
  }

  whole() {
    return byId("scope").value === "match";
  }

  draw() {
    const whole = this.whole();
    const { found, total } = findEvents(this.match, {
      from: whole ? 1 : Math.max(this.round, 1), to: whole ? this.match.last : this.round,
      kinds: this.kinds, team: byId("team").value, text: byId("search").value,
      robot: byId("only-robot").checked && this.id !== null ? this.id : null,
    }, MOST_EVENTS);
    this.count.textContent = whole ? number(total) + " in the match" : number(total) + " in round " + this.round;
    const rows = found.map((event) => this.row(event, whole));
    if (total > found.length) rows.push(el("li", { class: "more" }, "The first " + number(found.length) + " of " + number(total) + "; a search narrows them down."));
    if (total === 0) rows.push(el("li", { class: "more" }, "Nothing of this kind."));
    this.list.replaceChildren(...rows);
  }

  row(event, whole) {
    const show = () => this.go(event.round, event.robot);
    const line = el("li");
    if (whole) {
      const button = linkButton(String(event.round), show);
      button.setAttribute("aria-label", "Go to round " + event.round);
      line.append(el("span", { class: "when" }, button));
    }
    const button = linkButton(String(event.robot), show);
    button.setAttribute("aria-label", "Robot " + event.robot);
    const written = event.kind === "log" || event.kind === "error";
    line.append(el("span", { class: "by" }, pawnIcon(this.match.teamOf(event.robot)), button),
      el("span", { class: "what" + (written ? " text" : "") + (event.kind === "error" ? " error" : "") }, visible(event.text)));
    return line;
  }
}

// The events of a match: what robots did, said and suffered, as lines of a list.

const KINDS = [
  ["spawn", "spawns"], ["move", "moves"], ["capture", "captures"],
  ["log", "logs"], ["error", "errors"], ["pause", "pauses"],
];

// eventsOf returns the events of one turn: objects of kind, robot, round, text.
function eventsOf(turn, round) {
  const events = [];
  const add = (kind, text) => events.push({ kind, robot: turn.robot, round, text });
  const action = turn.action;
  if (action && action.spawn) {
    add("spawn", "spawns pawn " + action.robot + " at " + square(action.spawn));
  } else if (action && action.capture) {
    add("capture", "captures pawn " + action.robot + " at " + square(action.capture));
  } else if (action && action.move) {
    add("move", "moves to " + square(action.move));
  }
  for (const line of turn.logs || []) {
    add("log", line);
  }
  if (turn.logs_dropped) {
    add("log", "(" + turn.logs_dropped + " more lines that were not kept)");
  }
  if (turn.error) {
    add("error", turn.error);
  }
  if (turn.destroyed) {
    add("error", "is destroyed: its code failed to load");
  }
  if (turn.paused) {
    add("pause", "runs out of bytecodes and pauses");
  }
  return events;
}

function square([row, col]) {
  return "(" + row + ", " + col + ")";
}

// findEvents returns the first events that fit a filter, and how many fit in all.
// The filter has from and to, the rounds; kinds, a set; team, or ""; robot, or
// null; and text, which is looked for without regard to case.
function findEvents(match, filter, most) {
  const found = [], needle = filter.text.toLowerCase();
  let total = 0;
  for (let round = filter.from; round <= filter.to; round++) {
    for (const turn of match.turnsOf(round)) {
      if (filter.robot !== null && turn.robot !== filter.robot) continue;
      if (filter.team && match.teamOf(turn.robot) !== filter.team) continue;
      for (const event of eventsOf(turn, round)) {
        if (!filter.kinds.has(event.kind)) continue;
        if (needle && !event.text.toLowerCase().includes(needle)) continue;
        total++;
        if (found.length < most) found.push(event);
      }
    }
  }
  return { found, total };
}

// The board, as an SVG image whose squares have a side of UNIT.

const UNIT = 20;
const REACH = 24; // how far from a pawn a click may be to mean it, in pixels of the screen

class Board {
  // onPick is called with the id of the pawn that was clicked, or null.
  constructor(parent, match, onPick) {
    this.match = match;
    this.onPick = onPick;
    this.pieces = new Map();
    const side = match.size * UNIT;
    // The room for the coordinates: large boards are shown smaller.
    this.edge = Math.max(14, match.size * 0.85);
    this.root = svg("svg", { viewBox: [-this.edge, -this.edge / 2, side + 2 * this.edge, side + 1.5 * this.edge].join(" "), role: "img" });
    this.marks = svg("g");
    this.pawns = svg("g");
    this.signs = svg("g");
    this.ring = svg("rect", { class: "selected", width: UNIT, height: UNIT, rx: 3, visibility: "hidden" });
    this.root.append(...this.ground(side), this.marks, this.ring, this.pawns, this.signs);
    this.root.addEventListener("click", (event) => this.click(event));
    parent.append(this.root);
  }

  // ground draws the squares and the coordinates.
  ground(side) {
    const size = this.match.size, edge = this.edge / 2;
    let light = "";
    const labels = svg("g", { "aria-hidden": "true", "font-size": edge });
    for (let row = 0; row < size; row++) {
      for (let col = (row + 1) % 2; col < size; col += 2) {
        light += "M" + this.x(col) + " " + this.y(row) + "h" + UNIT + "v" + UNIT + "h-" + UNIT + "z";
      }
      const y = this.y(row) + UNIT / 2;
      labels.append(svg("text", { x: -edge, y }, String(row)), svg("text", { x: side + edge, y }, String(row)));
      labels.append(svg("text", { x: this.x(row) + UNIT / 2, y: side + edge }, String(row)));
    }
    return [svg("rect", { class: "square-dark", width: side, height: side }), svg("path", { class: "square-light", d: light }), labels];
  }

  x(col) {
    return col * UNIT;
  }

  // y returns the upper edge of a row; row 0 is at the bottom.
  y(row) {
    return (this.match.size - 1 - row) * UNIT;
  }

  // show draws the board after a round. Pawns glide if the page allows it.
  show(round, glide) {
    this.round = round;
    this.root.classList.toggle("glide", glide);
    const now = this.match.pawnsAt(round);
    for (const [id, piece] of this.pieces) {
      if (!now.has(id)) {
        piece.remove();
        this.pieces.delete(id);
      }
    }
    for (const [id, [row, col]] of now) {
      let piece = this.pieces.get(id);
      if (!piece) {
        piece = svg("use", { class: "piece", href: "#pawn-" + this.match.teamOf(id), width: UNIT, height: UNIT });
        this.pieces.set(id, piece);
        this.pawns.append(piece);
      }
      piece.style.transform = "translate(" + this.x(col) + "px," + this.y(row) + "px)";
    }
    this.mark(round, now);
    const count = this.match.series;
    this.root.setAttribute("aria-label", "The board " + (round ? "after round " + round : "at the start") +
      ": white has " + plural(count.white.pawns[round], "pawn") + ", black " + plural(count.black.pawns[round], "pawn") + ".");
  }

  // mark shows what happened in the round: squares that were left, squares with a
  // capture, robots with an error or out of bytecodes.
  mark(round, now) {
    const marks = [], signs = [];
    const turns = this.match.turnsOf(round);
    const taken = new Set(), standing = new Set();
    for (const [row, col] of now.values()) standing.add(row * this.match.size + col);
    for (const { action } of turns) {
      if (action && action.capture) taken.add(action.capture[0] * this.match.size + action.capture[1]);
    }
    for (const at of taken) {
      const row = Math.floor(at / this.match.size), col = at % this.match.size;
      marks.push(svg("rect", { class: "square-taken", x: this.x(col), y: this.y(row), width: UNIT, height: UNIT }));
    }
    for (const [row, col] of round ? this.match.pawnsAt(round - 1).values() : []) {
      if (!standing.has(row * this.match.size + col)) {
        marks.push(svg("circle", { class: "trace", cx: this.x(col) + UNIT / 2, cy: this.y(row) + UNIT / 2, r: 2.2 }));
      }
    }
    for (const turn of turns) {
      const place = now.get(turn.robot);
      if (!place || !(turn.error || turn.paused)) continue;
      signs.push(svg("use", {
        href: turn.error ? "#sign-error" : "#sign-paused", width: 8, height: 8,
        x: this.x(place[1]) + UNIT - 8, y: this.y(place[0]),
        "pointer-events": "none",
      }));
    }
    this.marks.replaceChildren(...marks);
    this.signs.replaceChildren(...signs);
  }

  // select rings the square of a robot, if it is on the board.
  select(id) {
    const place = id === null ? undefined : this.match.pawnsAt(this.round).get(id);
    this.ring.setAttribute("visibility", place ? "visible" : "hidden");
    if (place) {
      this.ring.setAttribute("x", this.x(place[1]));
      this.ring.setAttribute("y", this.y(place[0]));
    }
  }

  // click picks the pawn that is nearest to where the click was, if it is near.
  click(event) {
    const toScreen = this.root.getScreenCTM();
    let nearest = null, least = Math.max(REACH, UNIT * toScreen.a / 2);
    for (const [id, [row, col]] of this.match.pawnsAt(this.round)) {
      const middle = new DOMPoint(this.x(col) + UNIT / 2, this.y(row) + UNIT / 2).matrixTransform(toScreen);
      const distance = Math.max(Math.abs(middle.x - event.clientX), Math.abs(middle.y - event.clientY));
      if (distance < least) [nearest, least] = [id, distance];
    }
    this.onPick(nearest);
  }
}

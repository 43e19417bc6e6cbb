// A chart of one number of both teams, round by round.

const PLOT = { height: 92, left: 38, right: 8, top: 10, bottom: 18 };

class Chart {
  // options has name, key (that of the match's series), low and high, and
  // format, which words a value. onSeek is called with a round.
  constructor(parent, match, options, onSeek) {
    this.match = match;
    this.options = options;
    this.onSeek = onSeek;
    this.values = { white: el("span"), black: el("span") };
    const caption = el("figcaption", {}, el("span", {}, options.name),
      el("span", { class: "value" }, pawnIcon("white", "key"), this.values.white, pawnIcon("black", "key"), this.values.black));
    this.plot = svg("svg", { class: "plot", role: "img" });
    parent.append(el("figure", { class: "chart" }, caption, this.plot));
    this.plot.addEventListener("pointerdown", (event) => {
      this.plot.setPointerCapture(event.pointerId);
      this.seek(event);
    });
    this.plot.addEventListener("pointermove", (event) => {
      if (event.buttons) this.seek(event);
    });
    new ResizeObserver(() => this.draw()).observe(this.plot);
  }

  x(round) {
    return PLOT.left + (this.width - PLOT.left - PLOT.right) * round / Math.max(this.match.last, 1);
  }

  y(value) {
    return PLOT.height - PLOT.bottom - (PLOT.height - PLOT.top - PLOT.bottom) * (value - this.options.low) / (this.options.high - this.options.low);
  }

  // draw draws all but the mark of the current round.
  draw() {
    this.width = Math.max(this.plot.clientWidth, 120);
    this.plot.setAttribute("viewBox", "0 0 " + this.width + " " + PLOT.height);
    const parts = [];
    for (const value of [this.options.low, this.options.high]) {
      const y = this.y(value);
      parts.push(svg("line", { class: "grid", x1: PLOT.left, x2: this.width - PLOT.right, y1: y, y2: y }),
        svg("text", { x: PLOT.left - 6, y: y + 4, "text-anchor": "end" }, number(value)));
    }
    parts.push(svg("text", { x: PLOT.left, y: PLOT.height - 3 }, "0"),
      svg("text", { x: this.width - PLOT.right, y: PLOT.height - 3, "text-anchor": "end" }, "round " + this.match.last));
    for (const team of TEAMS) {
      parts.push(svg("path", { class: team, d: this.path(this.match.series[team][this.options.key]) }));
    }
    this.now = svg("line", { class: "now", y1: PLOT.top - 6, y2: PLOT.height - PLOT.bottom });
    this.dots = {
      white: svg("use", { href: "#pawn-white", width: 12, height: 12 }),
      black: svg("use", { href: "#pawn-black", width: 12, height: 12 }),
    };
    parts.push(this.now, this.dots.white, this.dots.black);
    this.plot.replaceChildren(...parts);
    if (this.round !== undefined) this.show(this.round);
  }

  path(series) {
    let d = "", pen = "M";
    series.forEach((value, round) => {
      if (Number.isNaN(value)) {
        pen = "M";
        return;
      }
      d += pen + this.x(round).toFixed(1) + " " + this.y(value).toFixed(1);
      pen = "L";
    });
    return d;
  }

  // show marks a round and names its values.
  show(round) {
    this.round = round;
    const words = [];
    for (const team of TEAMS) {
      const value = this.match.series[team][this.options.key][round];
      const text = Number.isNaN(value) ? "–" : this.options.format(value);
      this.values[team].textContent = text;
      words.push(team + " " + text);
      if (!this.dots) continue;
      const dot = this.dots[team];
      dot.setAttribute("visibility", Number.isNaN(value) ? "hidden" : "visible");
      if (!Number.isNaN(value)) {
        dot.setAttribute("x", this.x(round) - 6);
        dot.setAttribute("y", this.y(value) - 6);
      }
    }
    if (this.now) {
      this.now.setAttribute("x1", this.x(round));
      this.now.setAttribute("x2", this.x(round));
    }
    this.plot.setAttribute("aria-label", this.options.name + " in round " + round + ": " + words.join(", "));
  }

  seek(event) {
    const box = this.plot.getBoundingClientRect();
    const share = (event.clientX - box.left - PLOT.left) / (box.width - PLOT.left - PLOT.right);
    this.onSeek(Math.round(share * this.match.last));
  }
}

// charts makes the charts of a match.
function charts(parent, match, onSeek) {
  const most = (key) => Math.max(1, ...TEAMS.map((team) =>
    match.series[team][key].reduce((high, value) => value > high ? value : high, 0)));
  return [
    { name: "Pawns on the board", key: "pawns", low: 0, high: most("pawns"), format: number },
    { name: "Front line: row of the foremost pawn", key: "front", low: 0, high: match.size - 1, format: number },
    { name: "Bytecodes a turn, on average", key: "bytecodes", low: 0, high: most("bytecodes"), format: number },
  ].filter((options) => options.key !== "bytecodes" || match.metered).map((options) => new Chart(parent, match, options, onSeek));
}

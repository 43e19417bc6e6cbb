// The page: joins the parts above with the buttons, the keys and the address.

// While playing, what stands beside the board is drawn anew no sooner than after
// this many milliseconds.
const PANEL_PACE = 150;

class Page {
  constructor(match) {
    this.match = match;
    this.selected = null;
    this.drawn = 0;
    this.player = new Player(match.last, (...args) => this.show(...args), (on) => this.playing(on));
    this.board = new Board(byId("board"), match, (id) => this.select(id));
    this.charts = charts(byId("charts"), match, (round) => {
      this.player.stop();
      this.player.go(round);
    });
    this.robot = new RobotPanel(match, (id) => this.select(id));
    this.events = new EventPanel(match, (round, id) => {
      this.player.stop();
      this.selected = id;
      this.player.go(round);
    });
    this.head();
    this.controls();
    this.themes();
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.follow());
    this.follow();
  }

  // head says who won.
  head() {
    const { winner, rounds } = this.match.doc.result, players = this.match.doc.players;
    byId("outcome").replaceChildren(el("strong", {}, el("bdi", {}, players[winner].name), " (" + winner + ") wins"),
      " in round " + rounds + " of " + this.match.settings.max_rounds + ": " + this.match.outcome());
  }

  controls() {
    const player = this.player, scrub = byId("scrub"), speed = byId("speed");
    scrub.max = this.match.last;
    scrub.addEventListener("input", () => {
      player.stop();
      player.go(Number(scrub.value));
    });
    byId("play").addEventListener("click", () => player.toggle());
    byId("first").addEventListener("click", () => player.step(-Infinity));
    byId("back").addEventListener("click", () => player.step(-1));
    byId("next").addEventListener("click", () => player.step(1));
    byId("last").addEventListener("click", () => player.step(Infinity));
    for (const value of SPEEDS) {
      speed.append(el("option", { value }, value + "/s"));
    }
    speed.value = player.speed;
    speed.addEventListener("change", () => { player.speed = Number(speed.value); });
  }

  // themes lets the user choose between the system's theme and the two others.
  themes() {
    const names = ["auto", "light", "dark"];
    let chosen = 0;
    byId("theme").addEventListener("click", () => {
      chosen = (chosen + 1) % names.length;
      byId("theme-name").textContent = "Theme: " + names[chosen];
      if (chosen === 0) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = names[chosen];
    });
  }

  playing(on) {
    byId("play").setAttribute("aria-label", on ? "Pause" : "Play");
    byId("play-icon").setAttribute("href", on ? "#icon-pause" : "#icon-play");
  }

  show(round, before, playing) {
    this.board.show(round, Math.abs(round - before) === 1);
    this.board.select(this.selected);
    byId("scrub").value = round;
    byId("scrub").setAttribute("aria-valuetext", "round " + round + " of " + this.match.last);
    byId("round").replaceChildren(round ? "round " + round : "start", el("small", {}, " / " + this.match.last));
    byId("first").disabled = byId("back").disabled = round === 0;
    byId("last").disabled = byId("next").disabled = round === this.match.last;
    for (const team of TEAMS) {
      this.score(team, round);
    }
    const now = performance.now();
    if (playing && now - this.drawn < PANEL_PACE) return;
    this.drawn = now;
    this.panels();
    if (!playing) {
      byId("live").textContent = this.board.root.getAttribute("aria-label");
      this.remember();
    }
  }

  score(team, round) {
    const series = this.match.series[team], goal = this.match.settings.win_pawns;
    byId("score-" + team).replaceChildren(el("span", {}, plural(series.pawns[round], "pawn")),
      el("span", {}, number(series.through[round]) + " of " + number(goal) + " through"));
    byId("meter-" + team).style.transform = "scaleX(" + Math.min(series.through[round] / goal, 1) + ")";
  }

  panels() {
    for (const chart of this.charts) chart.show(this.player.round);
    this.robot.show(this.selected, this.player.round);
    this.events.show(this.selected, this.player.round);
  }

  select(id) {
    this.selected = id;
    this.board.select(id);
    this.panels();
    this.remember();
  }

  // remember keeps the round and the robot in the page's address.
  remember() {
    const robot = this.selected === null ? "" : "&robot=" + this.selected;
    this.address = "#round=" + this.player.round + robot;
    try {
      history.replaceState(null, "", this.address);
    } catch {
      // Some browsers forbid it, or limit how often, and the page works without.
    }
  }

  // follow shows what the page's address names.
  follow() {
    if (this.address && location.hash === this.address) return;
    const wanted = new URLSearchParams(location.hash.slice(1));
    const id = wanted.has("robot") ? Number(wanted.get("robot")) : NaN;
    this.selected = this.match.robots.has(id) ? id : null;
    // An empty board shows nothing, so the first round is the better start.
    const start = this.match.frames[0].length ? 0 : 1;
    this.player.stop();
    this.player.go(wanted.has("round") ? Number(wanted.get("round")) : start);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target, name = at.tagName;
    const types = name === "SELECT" || name === "TEXTAREA" || name === "INPUT" && at.type !== "checkbox" && at.type !== "range";
    if (types) {
      if (event.key === "Escape") at.blur();
      return;
    }
    if (event.key === " " && (name === "BUTTON" || name === "INPUT" || name === "SUMMARY")) return;
    const far = event.shiftKey ? 10 : 1, player = this.player;
    const keys = {
      " ": () => player.toggle(),
      ArrowLeft: () => player.step(-far), ArrowRight: () => player.step(far),
      Home: () => player.step(-Infinity), End: () => player.step(Infinity),
      "+": () => this.pace(1), "=": () => this.pace(1), "-": () => this.pace(-1),
      "[": () => this.robot.step(-1), "]": () => this.robot.step(1),
      "/": () => byId("search").focus(),
      "?": () => this.help(),
      Escape: () => this.select(null),
    };
    if (Object.hasOwn(keys, event.key)) {
      event.preventDefault();
      keys[event.key]();
    }
  }

  // help opens the list of keys, or shuts it.
  help() {
    const list = byId("keys");
    list.open = !list.open;
    if (list.open) list.scrollIntoView({ block: "center" });
  }

  // pace makes playing faster or slower.
  pace(by) {
    const i = SPEEDS.indexOf(this.player.speed) + by;
    if (i < 0 || i >= SPEEDS.length) return;
    this.player.speed = SPEEDS[i];
    byId("speed").value = SPEEDS[i];
  }
}

new Page(new Match(JSON.parse(byId("replay").textContent)));

// The player: which round is shown, and when the next one is.

const SPEEDS = [1, 2, 5, 10, 25, 50];
const USUAL_SPEED = 5;

class Player {
  // show is called with the round to show, the one before, and whether the match
  // is playing; changed is called when it starts or stops playing.
  constructor(last, show, changed) {
    this.last = last;
    this.round = 0;
    this.speed = USUAL_SPEED;
    this.playing = false;
    this.show = show;
    this.changed = changed;
  }

  go(round) {
    const before = this.round;
    this.round = Math.min(Math.max(Math.trunc(round) || 0, 0), this.last);
    this.show(this.round, before, this.playing);
  }

  step(by) {
    this.stop();
    this.go(this.round + by);
  }

  toggle() {
    if (this.playing) this.stop();
    else this.start();
  }

  start() {
    if (this.round === this.last) this.go(0);
    this.playing = true;
    this.changed(true);
    let shown = performance.now();
    const tick = (now) => {
      if (!this.playing) return;
      const steps = Math.floor((now - shown) * this.speed / 1000);
      if (steps > 0) {
        // A page that was hidden does not catch up.
        shown = steps > this.speed ? now : shown + steps * 1000 / this.speed;
        this.go(this.round + Math.min(steps, this.speed));
        if (this.round === this.last) {
          this.stop();
          return;
        }
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  stop() {
    if (!this.playing) return;
    this.playing = false;
    this.changed(false);
    this.go(this.round);
  }
}

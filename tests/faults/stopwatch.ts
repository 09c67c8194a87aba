const TICK_MS = 20;
/** A timer is never exact; what is less is no delay. */
const EXACT_MS = 10;

let tickedAt = performance.now();
let heldUpMs = 0;
setInterval(() => {
  heldUpMs += delayNow();
  tickedAt = performance.now();
}, TICK_MS).unref();

function delayNow(): number {
  const late = performance.now() - tickedAt - TICK_MS;
  return late > EXACT_MS ? late : 0;
}

/**
 * How long something takes, in milliseconds, without the time in which the machine did not even let us
 * look at the clock: a shop that is waited for got no more of it than we did.
 */
export function startStopwatch(): () => number {
  const beganAt = performance.now();
  const heldUpBefore = heldUpMs + delayNow();
  return () => performance.now() - beganAt - (heldUpMs + delayNow() - heldUpBefore);
}

/** Enough that a process that stood still for long is charged little of it. */
const STEPS = 8;

/**
 * Calls `onEnd` after a time in which this process itself ran. One timer for the whole time would fire at once after
 * the process or its machine stood still, before an answer that is already there is read; steps leave room for it.
 * Returns what stops it.
 */
export function startOwnTimer(limitMs: number, onEnd: () => void): () => void {
  let left = STEPS;
  const steps = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(steps);
    onEnd();
  }, limitMs / STEPS);
  steps.unref();
  return () => clearInterval(steps);
}

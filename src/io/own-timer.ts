/** With more steps, a long suspension of the process counts less. */
const STEPS = 8;

/**
 * Calls `onEnd` after a time in which this process was running. After a suspension of the process, a single timer would
 * fire before a response that has already arrived is read; several steps leave time for that. Returns a function that
 * stops it.
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

// Tells the supervisor (scripts/supervise.mjs) once a second that this process's thread still runs. One that computes
// without end sends nothing, and is replaced (docs/decisions/059-a-server-that-stands-still.md).

const BEAT_MS = 1_000;

/** Does nothing without a supervisor. */
export function startHeartbeat(): void {
  if (!process.send) return;
  const beat = () => {
    // A supervisor that has just ended: the disconnect stops this process.
    if (process.connected) process.send?.('alive', undefined, undefined, () => undefined);
  };
  beat();
  setInterval(beat, BEAT_MS).unref();
}

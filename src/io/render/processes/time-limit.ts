// How long filling a template may take, checked between its tags so that the error has a position in the template:
// measured in processor time, because on a busy machine a plain template would miss a limit in wall time. Wall time has
// a much higher limit. A computation inside one tag is ended by the watchdog (watchdog.ts).

interface Clocks {
  now(): number;
  /** Milliseconds that this thread was running. */
  processor(): number;
}

const own: Clocks = {
  now: () => performance.now(),
  processor: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** However loaded, no machine takes this many times as long. */
const CLOCK_FACTOR = 10;

/** Called repeatedly while the work runs; throws when its time is up. */
export function createTimeLimit(milliseconds: number, clocks = own): () => void {
  const start = { now: clocks.now(), processor: clocks.processor() };
  return () => {
    const passed = clocks.now() - start.now;
    // Processor time never exceeds wall time, and costs more to read.
    if (passed <= milliseconds) return;
    if (passed > milliseconds * CLOCK_FACTOR || clocks.processor() - start.processor > milliseconds) {
      throw new Error('template render limit exceeded');
    }
  };
}

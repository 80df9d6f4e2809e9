// How long a template may be filled, looked at between its tags so that the fault has a place in the template: counted in
// the processor's time, because on a machine that is busy elsewhere a plain template would miss a limit on the clock. Far
// behind it stands the clock. What computes inside one tag is ended by the watchdog (watchdog.ts).

interface Clocks {
  now(): number;
  /** Milliseconds that this thread was at work. */
  processor(): number;
}

const own: Clocks = {
  now: () => performance.now(),
  processor: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** Loaded as it may be, no machine needs this many times as long. */
const CLOCK_FACTOR = 10;

/** Called again and again while the work goes on; throws when its time is over. */
export function createTimeLimit(milliseconds: number, clocks = own): () => void {
  const start = { now: clocks.now(), processor: clocks.processor() };
  return () => {
    const passed = clocks.now() - start.now;
    // The processor's time is never more than the clock's, and dearer to ask for.
    if (passed <= milliseconds) return;
    if (passed > milliseconds * CLOCK_FACTOR || clocks.processor() - start.processor > milliseconds) {
      throw new Error('template render limit exceeded');
    }
  };
}

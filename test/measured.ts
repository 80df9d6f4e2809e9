/**
 * For the few tests that measure time beside other tests: what else the machine does can only add to it, so the least of
 * three counts. What is slow by itself is slow each time.
 */
export const measured = { retry: 2 };

/** For long input whose cost must grow with its length: what is not linear takes minutes. */
export const linear = { timeout: 30_000, ...measured };

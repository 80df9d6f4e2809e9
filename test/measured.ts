/**
 * For the few tests that measure time beside other tests: what else the machine does can only add to it, so the least of
 * three counts. What is slow by itself is slow each time.
 */
export const measured = { retry: 2 };

/** A human-readable size: kB, rounded up from bytes / 1024 (docs/specification.md#s9.13). */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

const MEGABYTE = 1024 * 1024;

/** A limit as its source writes it: 5 MB rather than 5120 kB. */
export const limitSize = (bytes: number): string => {
  const whole = [MEGABYTE, 1_000_000].find((unit) => bytes >= unit && bytes % unit === 0);
  return whole ? `${bytes / whole} MB` : kilobytes(bytes);
};

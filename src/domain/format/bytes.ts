/** A human-readable size: kB, rounded up from bytes / 1024 (docs/specification.md#s9.13). */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

/** A size as people read it: kB, rounded up from bytes / 1024 (section 9). */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

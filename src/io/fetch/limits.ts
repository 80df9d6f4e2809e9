// Upper limits for what a remote server can cost us. Every number can be set per instance; tests set them low.
const KB = 1_000;
const MB = 1_000_000;

export type Limits = {
  /** Redirects after the first request. Mastodon follows 3, Signal 20; the specification says 5. */
  redirects: number;
  /** DNS, TCP and TLS together share the time to the first byte; these two end one of them earlier. */
  lookupMs: number;
  connectMs: number;
  /** From sending a request to its headers, for each hop. */
  firstByteMs: number;
  /** All hops and the body together; time spent waiting for our own reader does not count. */
  totalMs: number;
  /** A body with fewer than `stallBytes` in `stallMs` is stalled: 1 kB in 5 s lets the slowest modem pass. */
  stallMs: number;
  stallBytes: number;
  /** Of one response. Shops send up to about 12 kB (policies, timings), close to Node's own default of 16 kB. */
  headerBytes: number;
  /** As sent, and after decompression. */
  compressedBytes: number;
  bytes: number;
  /** Concurrent requests with a body to collect. */
  atOnce: number;
  /** Of these, how many may hold more than `smallBytes`. */
  bigAtOnce: number;
  smallBytes: number;
  /** Concurrent decoders: gzip and deflate; brotli and zstd, which may use 8 MB each. */
  unpackAtOnce: number;
  heavyUnpackAtOnce: number;
};

export const defaultLimits: Limits = {
  redirects: 5,
  lookupMs: 5_000,
  connectMs: 6_000,
  firstByteMs: 10_000,
  totalMs: 20_000,
  stallMs: 5_000,
  stallBytes: 1 * KB,
  headerBytes: 64 * KB,
  compressedBytes: 10 * MB,
  bytes: 10 * MB,
  atOnce: 32,
  bigAtOnce: 3,
  smallBytes: 200 * KB,
  unpackAtOnce: 2,
  heavyUnpackAtOnce: 1,
};

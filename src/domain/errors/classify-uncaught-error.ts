// What happens to the process after an uncaught error (docs/decisions/024-processes-and-health.md).

export type UncaughtErrorKind = 'exception' | 'rejection';

/** A connection broken by the other side: no work of ours is left half done, and the caller gets its own error. */
const brokenConnection = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT', 'ENOTCONN', 'EHOSTUNREACH']);

/**
 * `count`: logged and counted, the process continues. `end`: work was left half done, so the process shuts down cleanly
 * and restarts. A rejection leaves only its own promise unfinished: the process continues.
 */
export function classifyUncaughtError(kind: UncaughtErrorKind, error: unknown): 'count' | 'end' {
  if (kind === 'rejection') return 'count';
  const isObject = typeof error === 'object' && error !== null;
  const code = isObject && 'code' in error ? error.code : null;
  return typeof code === 'string' && brokenConnection.has(code) ? 'count' : 'end';
}

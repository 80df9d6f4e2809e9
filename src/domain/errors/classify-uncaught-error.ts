// What becomes of the process when nobody caught an error (docs/decisions/024-processes-and-health.md).

export type UncaughtErrorKind = 'exception' | 'rejection';

/** A connection that the other side broke: nothing of ours is half done, whoever worked with it has its own error. */
const brokenConnection = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT', 'ENOTCONN', 'EHOSTUNREACH']);

/**
 * `count`: logged and counted, the process goes on. `end`: what was under way was left half done, so the process ends in
 * order and starts again. A rejection has left nothing half done but its own promise: it goes on.
 */
export function classifyUncaughtError(kind: UncaughtErrorKind, error: unknown): 'count' | 'end' {
  if (kind === 'rejection') return 'count';
  const isObject = typeof error === 'object' && error !== null;
  const code = isObject && 'code' in error ? error.code : null;
  return typeof code === 'string' && brokenConnection.has(code) ? 'count' : 'end';
}

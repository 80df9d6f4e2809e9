import type { Log } from './log.ts';

// The last safety net: uncaught errors. Without it Node ends the process at once, losing everything unwritten.
// What happens to the process: docs/decisions/024-processes-and-health.md.

type UncaughtErrorKind = 'exception' | 'rejection';

export interface UncaughtErrors {
  /** How many were survived, for the metrics. */
  counts: Record<UncaughtErrorKind, number>;
}

export function handleUncaughtErrors(log: Log, end: () => void): UncaughtErrors {
  const counts = { exception: 0, rejection: 0 };
  const on = (kind: UncaughtErrorKind) => (error: unknown) => {
    counts[kind] += 1;
    if (classifyUncaughtError(kind, error) === 'count')
      return log.error({ err: error, kind }, 'an error was not caught');
    log.fatal({ err: error, kind }, 'an error was not caught: this process ends and starts again');
    end();
  };
  process.on('uncaughtException', on('exception'));
  process.on('unhandledRejection', on('rejection'));
  // A closed output pipe is no reason to exit; without a listener it would be.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return { counts };
}

/** A connection broken by the other side: no work of ours is left half done, and whoever used it gets its own error. */
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

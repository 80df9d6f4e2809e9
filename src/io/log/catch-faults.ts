import { classifyUncaughtError, type UncaughtErrorKind } from '#domain/errors/classify-uncaught-error.ts';
import type { Log } from './log.ts';

// The last safety net: uncaught errors. Without it Node ends the process at once, losing everything unwritten.

export interface Faults {
  /** How many were survived, for the metrics. */
  counts: Record<UncaughtErrorKind, number>;
}

export function handleUncaughtErrors(log: Log, end: () => void): Faults {
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

import { type Logger, type LoggerOptions, pino } from 'pino';
import { describeError, type ErrorDescription, reasonOf } from './describe-error.ts';
import { inSources } from './source-frames.ts';
import { currentWork } from './work-context.ts';

export type Log = Logger;

// Threat: a secret in a log outlives its session. Anything that grants access is censored by name wherever it occurs,
// queries of URLs are cut before they get here (site/site.ts), because links from mails contain codes, and errors are
// written by describe-error.ts under any name.
const secrets = [
  'password',
  'currentPassword',
  'token',
  'cookie',
  'authorization',
  'magicLinkCode',
  'confirmationCode',
  'invitationCode',
  'code',
  'secret',
  'set-cookie',
];

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const repeated = createRepeatedLines();
  const options: LoggerOptions = {
    level,
    base: undefined,
    mixin: () => ({ ...currentWork() }),
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`]),
      censor: '…',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: withoutErrors },
    serializers: { err: (thrown) => (thrown instanceof Error ? errorForLog(thrown) : thrown) },
    hooks: {
      // pino uses an error's own message if a line has none, so every line gets one here.
      logMethod(input, method, levelNumber) {
        const [first, ...rest] = input as unknown[];
        const fields = first instanceof Error ? { err: first } : first;
        const error = typeof fields === 'object' && fields !== null ? errorIn(fields) : null;
        if (error === null) return method.apply(this, input);
        const [message = reasonOf(error), ...more] = rest;
        const kind = `${levelNumber} ${String(message)} ${reasonOf(error)}`;
        const write = (extra: object) =>
          method.apply(this, [{ ...(fields as object), ...extra }, message, ...more] as unknown as typeof input);
        if (repeated.admit(kind, (leftOut) => write({ leftOut }))) write({});
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

const errorForLog = (error: Error) => withSources(describeError(error));

function withSources({ stack, cause, ...rest }: ErrorDescription): ErrorDescription {
  return { ...rest, ...(stack ? { stack: inSources(stack) } : {}), ...(cause ? { cause: withSources(cause) } : {}) };
}

/** What a line reports as its error: an error under any name, or the reason in words. */
function errorIn(fields: object): unknown {
  const values = Object.values(fields);
  return values.find((value) => value instanceof Error) ?? ('reason' in fields ? fields.reason : null);
}

function withoutErrors(fields: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(fields).some((value) => value instanceof Error)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? errorForLog(value) : value]),
  );
}

/** Within this time the same error is written this often, then counted. */
const WINDOW_MS = 10_000;
const MAX_LINES = 4;
const MAX_KINDS = 500;

interface RepeatedLines {
  /** Whether to write this line. The first omitted one starts a timer, after which `report` gets the number. */
  admit(kind: string, report: (leftOut: number) => void): boolean;
}

/** Keeps an error of every request from filling the disk: four lines in ten seconds, then their number. */
function createRepeatedLines(): RepeatedLines {
  const kinds = new Map<string, { lines: number; leftOut: number }>();
  return {
    admit(kind, report) {
      let known = kinds.get(kind);
      if (!known) {
        if (kinds.size >= MAX_KINDS) return true;
        const fresh = { lines: 0, leftOut: 0 };
        kinds.set(kind, fresh);
        known = fresh;
        setTimeout(() => {
          kinds.delete(kind);
          if (fresh.leftOut > 0) report(fresh.leftOut);
        }, WINDOW_MS).unref();
      }
      known.lines += 1;
      if (known.lines <= MAX_LINES) return true;
      known.leftOut += 1;
      return false;
    },
  };
}

import { type Logger, type LoggerOptions, pino } from 'pino';
import { describeError, type ErrorDescription, inSources, reasonOf } from './describe-error.ts';
import type { RecentErrors } from './recent-errors.ts';
import { currentWork, workingFor } from './work-context.ts';

export type Log = Logger;

/** pino's number. */
const ERROR_LEVEL = 50;

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

export function createLog(
  level: string,
  destination?: { write(line: string): void },
  errors?: Pick<RecentErrors, 'add'>,
): Log {
  const repeated = createRepeatedLines();
  const options: LoggerOptions = {
    level,
    base: undefined,
    mixin: () => {
      const { person: _, ...work } = currentWork();
      return work;
    },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`]),
      censor: (value: unknown) => (value instanceof ErrorCode ? value.code : '…'),
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: withoutErrors },
    serializers: { err: (thrown) => (thrown instanceof Error ? errorForLog(thrown) : thrown) },
    hooks: {
      // pino uses an error's own message if a line has none, so every line gets one here.
      logMethod(input, method, levelNumber) {
        const [first, ...rest] = input as unknown[];
        const fields = first instanceof Error ? { err: first } : first;
        const cause = typeof fields === 'object' && fields !== null ? causeIn(fields) : null;
        if (cause === null) {
          const text = String(rest[0] ?? first);
          if (levelNumber >= ERROR_LEVEL) errors?.add(withoutIds(text), text);
          return method.apply(this, input);
        }
        const [message = reasonOf(cause.of), ...more] = rest;
        const write = (written: object) => method.apply(this, [written, message, ...more] as unknown as typeof input);
        const kind = withoutIds(`${levelNumber} ${String(message)} ${cause.text}`);
        if (levelNumber >= ERROR_LEVEL) errors?.add(kind, `${String(message)}: ${cause.text}`);
        // The number is about no request or job in particular.
        const report = (leftOut: number) => workingFor({}, () => write({ [cause.name]: cause.of, leftOut }));
        if (repeated.admit(kind, report)) write(fields as object);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** `err.code` says what went wrong (ECONNREFUSED, 23505); `code` anywhere else may be somebody's one-time code. */
class ErrorCode {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
  toJSON = () => this.code;
}

const errorForLog = (error: Error): object => withSources(describeError(error));

const withSources = ({ code, stack, cause, ...rest }: ErrorDescription): object => ({
  ...rest,
  ...(code ? { code: new ErrorCode(code) } : {}),
  ...(stack ? { stack: inSources(stack) } : {}),
  ...(cause ? { cause: withSources(cause) } : {}),
});

interface Cause {
  /** The field, and its value. */
  name: string;
  of: unknown;
  text: string;
}

/** Why a line is written: an error under any name, the reason in words, or a response that failed. */
function causeIn(fields: object): Cause | null {
  const [name, of] = Object.entries(fields).find(([, value]) => value instanceof Error) ?? [];
  if (name !== undefined) return { name, of, text: reasonOf(of) };
  if ('reason' in fields) return { name: 'reason', of: fields.reason, text: String(fields.reason) };
  if (!('status' in fields) || !('route' in fields) || Number(fields.status) < 500) return null;
  return { name: 'route', of: fields.route, text: `status${fields.status} ${fields.route}` };
}

function withoutErrors(fields: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(fields).some((value) => value instanceof Error)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? errorForLog(value) : value]),
  );
}

// One cause that hits every request or worker must not fill the disk: without a database, fifty workers and every
// visitor say so all the time. The first lines of a cause are written, then only their number: after ten seconds, and
// once a minute while it goes on.

const FIRST_MS = 10_000;
const NEXT_MS = 60_000;
const MAX_LINES = 4;
const MAX_CAUSES = 500;

interface RepeatedLines {
  /** Whether to write this line. If not, it is counted, and the next `report` gets the number. */
  admit(cause: string, report: (leftOut: number) => void): boolean;
}

function createRepeatedLines(): RepeatedLines {
  const causes = new Map<string, { lines: number; leftOut: number; report: (leftOut: number) => void }>();
  function watch(cause: string, ms: number) {
    setTimeout(() => {
      const known = causes.get(cause);
      if (!known || known.leftOut === 0) return void causes.delete(cause);
      known.report(known.leftOut);
      known.leftOut = 0;
      watch(cause, NEXT_MS);
    }, ms).unref();
  }
  return {
    admit(cause, report) {
      const known = causes.get(cause);
      if (!known) {
        if (causes.size >= MAX_CAUSES) return true;
        causes.set(cause, { lines: 1, leftOut: 0, report });
        watch(cause, FIRST_MS);
        return true;
      }
      known.report = report;
      known.lines += 1;
      if (known.lines <= MAX_LINES) return true;
      known.leftOut += 1;
      return false;
    },
  };
}

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{12,}\b|\d+/gi;

/** Removes ids and numbers: the same cause has the same words whatever it hit. */
export const withoutIds = (text: string) => text.replace(ids, '…');

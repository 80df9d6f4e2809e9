import { type Logger, type LoggerOptions, pino } from 'pino';
import { describeError, type ErrorDescription, reasonOf } from './describe-error.ts';
import type { RecentErrors } from './recent-errors.ts';
import { createRepeatedLines, withoutIds } from './repeated-lines.ts';
import { inSources } from './source-frames.ts';
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
    mixin: () => ({ ...currentWork() }),
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

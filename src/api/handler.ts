import type { Call, CallOk, CallValues } from '#contract/call.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import type { CallName, Calls } from '#contract/index.ts';
import { messages } from '#contract/messages.ts';
import { hasBadword } from '#domain/bad-words/has-badword.ts';
import type { Language } from '#domain/language.ts';
import type { LoginFrom, LoginOutcome } from '#flows/accounts/open-session.ts';
import type { CookieName } from '#http/cookies.ts';
import type { Acting, SessionFound } from '#io/db/queries/accounts/sessions.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import type { FoundSite } from '#io/db/queries/projects/site-connections.ts';
import type { Io } from '#io/io.ts';

/** The values every handler gets besides those of its call. */
export interface Caller {
  io: Io;
  language: Language;
  /** A stable name of the caller, for limits: the address of the connection. */
  client: string;
  sessionToken: string | null;
  /** The person's session, if they use a cookie. */
  session: SessionFound['session'] | null;
  /** The only project that the API token is for. */
  tokenProjectId: number | null;
  /** The super admin who acts as the user. */
  acting: Acting | null;
  /** The cookie of a browser that has logged in before, or claims to have. */
  device: string | null;
  /** Where a login comes from: client, device and user agent together. */
  from: LoginFrom;
  request: Request;
  /**
   * Logs the person in with the response, and remembers the browser; throws an error with a cookie if a second step is
   * needed.
   */
  startSession(entered: LoginOutcome): Promise<void>;
  endSession(): void;
  /** Null makes the browser delete it. */
  setCookie(name: CookieName, value: string | null): void;
  readCookie(name: CookieName): string | null;
}

/** The values that the call's access rule guarantees. Calls without a scope have no project. */
type Guaranteed<C> = C extends { access: 'public' }
  ? { user: UserRow | null }
  : C extends { access: 'site' }
    ? { site: FoundSite }
    : C extends { access: 'user' }
      ? { user: UserRow }
      : { user: UserRow; projectId: number; entityId: number };

/** Results may contain Dates where the contract says ISO text: JSON converts them. */
type Loose<T> = T extends string
  ? T | Date
  : T extends (infer Item)[]
    ? Loose<Item>[]
    : T extends object
      ? { [Key in keyof T]: Loose<T[Key]> }
      : T;

type Handler<Name extends CallName> = (
  input: Caller & CallValues<Calls[Name]> & Guaranteed<Calls[Name]>,
) => Promise<Loose<CallOk<Calls[Name]>>> | Loose<CallOk<Calls[Name]>>;

export type Handlers = { [Name in CallName]: Handler<Name> };

/** The type of any handler for the router; `Handler` has checked the exact types. */
export type AnyHandler = (input: Caller & Record<string, unknown>) => unknown;
export type AnyCall = Call;

/** For rows that only have numeric ids: a uuid matches none of them. */
export function numberOf(id: number | string, code: ErrorCode = 'NOT_FOUND'): number {
  if (typeof id !== 'number') throw new ApiError(code);
  return id;
}

/** Omitted fields of a change stay as they are. */
export function withoutUndefined<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

export const base64Of = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** Text that strangers will read, on public reports or in mails, is checked field by field. */
export function rejectBadWords<Values extends object>(
  values: Values,
  fields: readonly (keyof Values & string)[],
): void {
  const bad = fields.filter((field) => {
    const text = values[field];
    return typeof text === 'string' && hasBadword(text);
  });
  if (bad.length === 0) return;
  const errors = Object.fromEntries(bad.map((field) => [field, [messages.otherWords]]));
  throw new ApiError('VALIDATION_FAILED', { fields: errors });
}

/** One page of a list: the rows that a query found, with the number of the requested page. */
export async function pageOf<Found extends object>(
  { page, perPage }: { page: number; perPage: number },
  found: Found | Promise<Found>,
): Promise<Found & { page: number; perPage: number }> {
  return { ...(await found), page, perPage };
}

import type { Call, CallOk, CallValues } from '#contract/call.ts';
import type { CallName, Calls } from '#contract/index.ts';
import type { Language } from '#domain/language.ts';
import type { Entered, LoginFrom } from '#flows/accounts/open-session.ts';
import type { Acting, SessionFound } from '#io/db/queries/accounts/sessions.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import type { FoundSite } from '#io/db/queries/projects/site-connections.ts';
import type { Io } from '#io/io.ts';
import type { CookieName } from './cookies.ts';

/** What every handler gets besides its own values. */
export interface Caller {
  io: Io;
  language: Language;
  /** A stable name of the caller, for limits: the address of the connection. */
  client: string;
  sessionToken: string | null;
  /** The person's session, if they use a cookie. */
  session: SessionFound['session'] | null;
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
  startSession(entered: Entered): Promise<void>;
  endSession(): void;
  /** Null makes the browser delete it. */
  setCookie(name: CookieName, value: string | null): void;
  readCookie(name: CookieName): string | null;
}

/** What the call's access rule guarantees. Calls without a scope have no project. */
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

/** What the router sees of any handler; `Handler` has checked the exact types. */
export type AnyHandler = (input: Caller & Record<string, unknown>) => unknown;
export type AnyCall = Call;

/** Rows that a query found, as one page of a list: with the page that was asked for. */
export async function pageOf<Found extends object>(
  { page, perPage }: { page: number; perPage: number },
  found: Found | Promise<Found>,
): Promise<Found & { page: number; perPage: number }> {
  return { ...(await found), page, perPage };
}

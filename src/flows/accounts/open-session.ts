import { ApiError } from '#contract/errors.ts';
import { readDevice } from '#domain/access/login.ts';
import type { LoginMethod } from '#domain/access/proof.ts';
import { newToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import { countFactors, hasFactor } from '#io/db/queries/accounts/factors.ts';
import { addPendingLogin } from '#io/db/queries/accounts/logins.ts';
import { addSession } from '#io/db/queries/accounts/sessions.ts';
import { changeUser, type UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { notifyOfNewDevice } from './notify-of-account-change.ts';

/** Where a login comes from. */
export interface LoginFrom {
  client: string;
  /** The cookie of a browser that has logged in before, or claims to have. */
  device: string | null;
  userAgent: string | null;
}

export interface LoggedIn {
  user: UserRow;
  sessionToken: string;
  pendingToken: null;
}

/** Logged in, or one step before: the second factor is missing. */
export type LoginOutcome = LoggedIn | { user: UserRow; sessionToken: null; pendingToken: string };

interface LoginContext {
  method: LoginMethod;
  from: LoginFrom;
}

/**
 * The end of every first step: password, link, confirmation, invitation, Google. People with a passkey or an app get a
 * pending login instead of a session. A value, not an error, so that the transaction commits and consumed codes stay
 * consumed.
 */
export async function openSession(
  io: Io,
  user: UserRow,
  { method, from }: LoginContext,
  db: Db = io.db,
): Promise<LoginOutcome> {
  if (user.status === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
  if (hasFactor(await countFactors(db, user.id)))
    return { user, sessionToken: null, pendingToken: await addPendingLogin(db, user.id, method) };
  return startSession(io, user, { method, from, hasSecondFactor: false }, db);
}

/** Starts a session once every step is done. The first login makes the account active. */
export async function startSession(
  io: Io,
  user: UserRow,
  {
    method,
    from,
    hasSecondFactor,
    detail = {},
  }: LoginContext & { hasSecondFactor: boolean; detail?: Record<string, string> },
  db: Db = io.db,
): Promise<LoggedIn> {
  if (user.status === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
  const current =
    user.status === 'first_login' ? ((await changeUser(db, user.id, { status: 'active' })) ?? user) : user;
  const device = readDevice(from.userAgent);
  const clientHash = io.keys.hash('client', from.client);
  await notifyOfNewDevice(io, db, current, { ...device, clientHash, deviceToken: from.device });
  const sessionToken = newToken();
  await addSession(db, current.id, sessionToken, { method, hasSecondFactor, ...device, clientHash });
  const words = { method, browser: device.browser, system: device.system, ...detail };
  await recordActivity(db, { action: 'login', actorId: current.id, subject: current.email, clientHash, detail: words });
  return { user: current, sessionToken, pendingToken: null };
}

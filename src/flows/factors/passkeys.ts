import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '#contract/errors.ts';
import type { LoginFrom } from '#flows/accounts/open-session.ts';
import {
  checkPasskey,
  creationOptions,
  type PasskeySite,
  passkeySite,
  readNewPasskey,
  requestOptions,
} from '#io/accounts/passkeys.ts';
import {
  addChallenge,
  addPasskey,
  consumeChallenge,
  countPasskeyUse,
  findPasskey,
  listPasskeys,
} from '#io/db/queries/accounts/factors.ts';
import { findUserById, type UserRow } from '#io/db/queries/accounts/users.ts';
import type { ChallengePurpose } from '#io/db/schema/index.ts';
import type { Io } from '#io/io.ts';
import { factorAdded } from './factor-changes.ts';

const MAX_PASSKEYS = 20;

function siteOf(io: Io): PasskeySite {
  const site = passkeySite(io.settings.siteUrl);
  if (!site) throw new ApiError('PASSKEYS_NEED_A_NAME');
  return site;
}

/** The options for creating a passkey, and the token for the browser's cookie. */
export async function askForNewPasskey(io: Io, user: UserRow) {
  const site = siteOf(io);
  const existing = await listPasskeys(io.db, user.id);
  if (existing.length >= MAX_PASSKEYS) throw new ApiError('TOO_MANY');
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ') || user.email;
  const handle = io.keys.hash('passkey-user', String(user.id));
  const options = await creationOptions(site, { email: user.email, name, handle }, existing);
  const { challenge } = options;
  return { options, token: await addChallenge(io.db, { challenge, purpose: 'add', userId: user.id }) };
}

interface Added {
  user: UserRow;
  name: string;
  response: RegistrationResponseJSON;
  token: string | null;
  session: { id: number } | null;
  from: LoginFrom;
}

/** Recovery codes come with the first factor: null if the person already has them. */
export async function addNewPasskey(io: Io, { user, name, response, token, session, from }: Added) {
  const site = siteOf(io);
  const pending = token ? await consumeChallenge(io.db, token, 'add') : null;
  if (!pending || pending.userId !== user.id) throw new ApiError('PASSKEY_EXPIRED');
  const fresh = await readNewPasskey(site, pending.challenge, response);
  if (!fresh) throw new ApiError('PASSKEY_REFUSED');
  return io.db.transaction(async (db) => {
    const row = await addPasskey(db, user.id, name, fresh);
    if (!row) throw new ApiError('PASSKEY_REFUSED');
    const recoveryCodes = await factorAdded(io, db, { user, session, from, what: 'passkey-added', subject: name });
    return { passkey: row, recoveryCodes };
  });
}

/** A login does not name the person: the device offers the passkeys it has. */
export async function askForPasskey(io: Io, purpose: ChallengePurpose, userId: number | null) {
  const allowed = userId === null ? [] : await listPasskeys(io.db, userId);
  const options = await requestOptions(siteOf(io), allowed);
  const { challenge } = options;
  return { options, token: await addChallenge(io.db, { challenge, purpose, userId }) };
}

interface Proof {
  purpose: ChallengePurpose;
  token: string | null;
  response: AuthenticationResponseJSON;
  /** Null for a login: the passkey identifies the person. */
  userId: number | null;
}

/** The owner of the passkey. Every failure gives the same error. */
export async function checkPasskeyAnswer(io: Io, { purpose, token, response, userId }: Proof): Promise<UserRow> {
  const site = siteOf(io);
  const pending = token ? await consumeChallenge(io.db, token, purpose) : null;
  if (!pending || pending.userId !== userId) throw new ApiError('PASSKEY_EXPIRED');
  const passkey = await findPasskey(io.db, response.id);
  const isOwn = passkey && (userId === null || passkey.userId === userId);
  const counter = isOwn ? await checkPasskey(site, pending.challenge, response, passkey) : null;
  if (!isOwn || counter === null || !(await countPasskeyUse(io.db, passkey, counter)))
    throw new ApiError('PASSKEY_REFUSED');
  const user = await findUserById(io.db, passkey.userId);
  if (!user) throw new ApiError('PASSKEY_REFUSED');
  return user;
}

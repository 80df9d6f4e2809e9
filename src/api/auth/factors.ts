import { ApiError } from '#contract/errors.ts';
import { finishApp, startApp } from '#flows/factors/authenticator-app.ts';
import { factorRemoved, newCodes } from '#flows/factors/factor-changes.ts';
import { addNewPasskey, askForNewPasskey } from '#flows/factors/passkeys.ts';
import { tellOfChange } from '#flows/tell-of-changes.ts';
import { passkeySite } from '#io/accounts/passkeys.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { findApp, removeApp } from '#io/db/queries/authenticator-apps.ts';
import { countFactors, hasFactor } from '#io/db/queries/factors.ts';
import * as rows from '#io/db/queries/passkeys.ts';
import { lockUser } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';
import { challengeCookie, challengeTokenOf } from './challenge-cookie.ts';

// What a person has to log in with besides the password.

const done = { done: true } as const;

export const listFactors: Handler<'listFactors'> = async ({ io, user }) => {
  const [passkeys, app, { recoveryCodes }] = await Promise.all([
    rows.listPasskeys(io.db, user.id),
    findApp(io.db, user.id),
    countFactors(io.db, user.id),
  ]);
  return {
    passkeys,
    app: app?.confirmedAt ? { confirmedAt: app.confirmedAt } : null,
    recoveryCodes,
    hasHostName: passkeySite(io.settings.siteUrl) !== null,
  };
};

export const startPasskey: Handler<'startPasskey'> = async ({ io, user, setCookie }) => {
  const { options, token } = await askForNewPasskey(io, user);
  setCookie(challengeCookie(io, token));
  return { options: { ...options } };
};

export const addPasskey: Handler<'addPasskey'> = ({ io, user, body, request, session, from }) =>
  addNewPasskey(io, { ...body, user, session, from, token: challengeTokenOf(request) });

export const renamePasskey: Handler<'renamePasskey'> = async ({ io, user, params, body }) => {
  const row = typeof params.id === 'number' && (await rows.renamePasskey(io.db, user.id, params.id, body.name));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
};

export const removePasskey: Handler<'removePasskey'> = async ({ io, user, params, session, from }) => {
  const { id } = params;
  if (typeof id !== 'number') throw new ApiError('NOT_FOUND');
  return io.db.transaction(async (db) => {
    // Two removals at once must not each think that the other one stays.
    await lockUser(db, user.id);
    const row = await rows.removePasskey(db, user.id, id);
    if (!row) throw new ApiError('NOT_FOUND');
    await factorRemoved(io, db, { user, session, from, what: 'passkey-removed', subject: row.name });
    return done;
  });
};

export const startAuthenticatorApp: Handler<'startAuthenticatorApp'> = ({ io, user }) => startApp(io, user);

export const confirmAuthenticatorApp: Handler<'confirmAuthenticatorApp'> = ({ io, user, body, session, from }) =>
  finishApp(io, { user, code: body.code, session, from });

export const removeAuthenticatorApp: Handler<'removeAuthenticatorApp'> = ({ io, user, session, from }) =>
  io.db.transaction(async (db) => {
    await lockUser(db, user.id);
    if (!(await removeApp(db, user.id))) throw new ApiError('NOT_FOUND');
    await factorRemoved(io, db, { user, session, from, what: 'app-removed' });
    return done;
  });

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = ({ io, user, from }) =>
  io.db.transaction(async (db) => {
    await lockUser(db, user.id);
    if (!hasFactor(await countFactors(db, user.id))) throw new ApiError('NOT_FOUND');
    const recoveryCodes = await newCodes(io, db, user.id);
    const clientHash = io.keys.hash('client', from.client);
    const detail = { factor: 'recovery' };
    await recordActivity(db, { action: 'factor-added', actorId: user.id, clientHash, detail });
    await tellOfChange(io, db, user, { what: 'recovery-codes-renewed' });
    return { recoveryCodes };
  });

import { ApiError } from '#contract/errors.ts';
import { checkToken, isFreshLogin, mustUseSecondFactor } from '#domain/access/proof.ts';
import type { Io } from '#io/io.ts';
import type { AnyCall } from './handler.ts';
import type { Identity } from './session.ts';

// Threat: a leaked API token or a browser left open is used to take over the account. Layers: what makes or opens
// accounts (passwords, factors, tokens, sessions, people, deletion) is marked in the contract, refuses tokens, and where
// marked so wants a login of the last 15 minutes; tokens read only or stay in one project where they were made so; a
// super admin of a public site does nothing without a second factor. Left open: what an editor may do, a write token may.

const tokenRefusals = {
  'not-by-token': 'NOT_BY_TOKEN',
  'read-only': 'TOKEN_READ_ONLY',
  'other-project': 'TOKEN_OTHER_PROJECT',
} as const;

/** Whether the way somebody came is good enough for this call; `checkAccess` has said or will say whether the person is. */
export function requireAuthentication(io: Io, call: AnyCall, identity: Identity | null): void {
  if (!identity) return;
  if (identity.token) {
    const verdict = checkToken(identity.token, { ...call, needs: call.needs, isAboutProject: Boolean(call.scope) });
    if (verdict !== 'yes') throw new ApiError(tokenRefusals[verdict]);
  }
  if (!identity.session || call.access === 'public') return;
  const isWithoutFactor =
    !identity.session.hasSecondFactor && mustUseSecondFactor(identity.user.role, io.settings.siteUrl);
  if (isWithoutFactor && !call.beforeSecondFactor) throw new ApiError('SECOND_FACTOR_REQUIRED');
}

/** Asked after the access table, so that only who may make the call is asked to log in again for it. */
export function requireFreshLogin(io: Io, call: AnyCall, identity: Identity | null): void {
  if (call.needs !== 'fresh-login') return;
  if (!identity?.session || !isFreshLogin(identity.session.authenticatedAt, io.now()))
    throw new ApiError('FRESH_LOGIN_NEEDED');
}

/** A token for one project sees no other. */
export function requireTokenProject(identity: Identity | null, projectId: number | null): void {
  const own = identity?.token?.projectId ?? null;
  if (own !== null && own !== projectId) throw new ApiError('TOKEN_OTHER_PROJECT');
}

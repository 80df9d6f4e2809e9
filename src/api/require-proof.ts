import { ApiError } from '#contract/errors.ts';
import { checkToken, isFreshLogin, isRefusedWhileActing, mustUseSecondFactor } from '#domain/access/proof.ts';
import type { Io } from '#io/io.ts';
import type { AnyCall } from './handler.ts';
import type { Identity } from './session.ts';

// Threat: a leaked API token or a browser left open is used to take over the account. Layers: calls that create or
// grant access (passwords, factors, tokens, sessions, people, deletion) are marked in the contract, reject tokens, and
// if marked so require a login within the last 15 minutes; tokens can be limited to reading or to one project; a super
// admin of a public site can do nothing without a second factor; a super admin who acts as somebody can make none of
// the marked calls. Left open: a write token may do what an editor may.

const tokenRefusals = {
  'not-by-token': 'NOT_BY_TOKEN',
  'read-only': 'TOKEN_READ_ONLY',
  'other-project': 'TOKEN_OTHER_PROJECT',
} as const;

/** Whether the caller's authentication is enough for this call; `checkAccess` decides about the person. */
export function requireAuthentication(io: Io, call: AnyCall, identity: Identity | null): void {
  if (!identity) return;
  if (identity.acting && isRefusedWhileActing(call)) throw new ApiError('NOT_WHILE_ACTING');
  if (identity.token) {
    const verdict = checkToken(identity.token, { ...call, needs: call.needs, isAboutProject: Boolean(call.scope) });
    if (verdict !== 'yes') throw new ApiError(tokenRefusals[verdict]);
  }
  if (!identity.session || call.access === 'public') return;
  const isWithoutFactor =
    !identity.session.hasSecondFactor && mustUseSecondFactor(identity.user.role, io.settings.siteUrl);
  if (isWithoutFactor && !call.beforeSecondFactor) throw new ApiError('SECOND_FACTOR_REQUIRED');
}

/** Checked after the access table, so that only people with permission are asked to log in again. */
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

// How a person proves who they are, and what a call may require beyond a login. One test runs every call of the
// contract through these rules (api/proof.db.test.ts).

/**
 * The proof a call needs besides its access level. `session`: a person in a browser, not an API token. `fresh-login`:
 * also that the person logged in or confirmed the login within the last few minutes.
 */
const callNeeds = ['session', 'fresh-login'] as const;
export type CallNeeds = (typeof callNeeds)[number];

/** Long enough for several changes in a row, short enough for a laptop left open. */
export const FRESH_LOGIN_MINUTES = 15;

export const isFreshLogin = (authenticatedAt: Date, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() < FRESH_LOGIN_MINUTES * 60_000;

export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The scopes of a token. `admin`: what super admins may; a token without it is never more than a member's. */
export const tokenAreas = [
  'account',
  'projects',
  'pages',
  'images',
  'audits',
  'monitoring',
  'billing',
  'admin',
] as const;
export type TokenArea = (typeof tokenAreas)[number];
export const usualAreas: readonly TokenArea[] = tokenAreas.filter((area) => area !== 'admin');

/** Lifetimes a token can be given. */
export const tokenDays = [30, 90, 365] as const;

interface TokenUse {
  needs: CallNeeds | undefined;
  method: string;
  access: string;
  /** Whether the call is about one project. */
  isAboutProject: boolean;
  area: TokenArea | null;
  /** Calls that every program makes: which projects the token is for, how far the work is that it began. */
  isForAnyToken: boolean;
}

export type TokenCheck = 'yes' | 'not-by-token' | 'read-only' | 'other-project' | 'other-area';

/** Whether an API token may make a call at all; whether the project is the token's own is checked once it is known. */
export function checkToken(
  token: { scope: TokenScope; areas: readonly TokenArea[]; projectId: number | null },
  call: TokenUse,
): TokenCheck {
  if (call.needs) return 'not-by-token';
  if (call.access === 'public') return 'yes';
  if (token.scope === 'read' && call.method !== 'get') return 'read-only';
  if (call.isForAnyToken) return 'yes';
  if (token.projectId !== null && !call.isAboutProject) return 'other-project';
  if (call.area === null || !token.areas.includes(call.area)) return 'other-area';
  return 'yes';
}

/**
 * A super admin who acts as somebody sees and does what the person does every day. What proves or grants access, what
 * leaves the product and what costs money stays with the person: calls that reject API tokens, and those marked so.
 */
export const isRefusedWhileActing = (call: {
  needs?: CallNeeds | undefined;
  whileActing?: 'allowed' | 'refused' | undefined;
}): boolean => (call.whileActing ? call.whileActing === 'refused' : call.needs !== undefined);

/** Long enough to see what a customer sees; then the session is the super admin's own again. */
export const ACTING_MINUTES = 30;

export const loginMethods = ['password', 'link', 'google', 'passkey', 'registration'] as const;
export type LoginMethod = (typeof loginMethods)[number];

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** A site on this machine, as in local trials and tests. */
export const isLocalSite = (siteUrl: string): boolean => localHost.test(new URL(siteUrl).hostname);

/**
 * Whether a super admin has still to show the second factor. Until then they are a visitor everywhere, also where no
 * login is needed: who has only the password must not see more than anybody.
 */
export const lacksSecondFactor = (role: string, session: { hasSecondFactor: boolean }, siteUrl: string): boolean =>
  !session.hasSecondFactor && mustUseSecondFactor(role, siteUrl);

/** Super admins see every customer's project: on a publicly reachable site a password alone is not enough. */
export const mustUseSecondFactor = (role: string, siteUrl: string): boolean =>
  role === 'superadmin' && !isLocalSite(siteUrl);

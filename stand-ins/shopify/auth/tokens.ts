// Access tokens of one installation, and how an app gets them: POST /admin/oauth/access_token with a session token or a
// refresh token. https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens
import { randomBytes } from 'node:crypto';
import { type Answer, type Asked, json, readFields } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import type { Clock } from '../server.ts';
import type { Shop } from '../shop/shop.ts';
import { oauthError } from './install.ts';
import { readSessionToken } from './sign.ts';

const HOUR_S = 3600;
const REFRESH_S = 90 * 86_400;

interface AccessToken {
  value: string;
  scopes: string[];
  endsAt: number;
  /** The refresh token that ends once this token is used: until then a lost response can be asked for again. */
  retires: string | null;
}

interface RefreshToken {
  scopes: string[];
  endsAt: number;
  retires: string | null;
}

interface Granted {
  token: AccessToken;
  refreshToken: string;
}

const name = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`;

export function createTokens(clock: Clock) {
  const tokens = new Map<string, AccessToken>();
  const refreshTokens = new Map<string, RefreshToken>();
  const after = (seconds: number) => clock.now().getTime() + seconds * 1000;

  function grantOffline(scopes: string[], retires: string | null = null): Granted {
    const refreshToken = name('shprt');
    refreshTokens.set(refreshToken, { scopes, endsAt: after(REFRESH_S), retires });
    const token = { value: name('shpat'), scopes, endsAt: after(HOUR_S), retires };
    tokens.set(token.value, token);
    return { token, refreshToken };
  }

  return {
    grantOffline,

    /** Null: not known, used and replaced, or ended. */
    refresh(value: string): Granted | null {
      const known = refreshTokens.get(value);
      if (!known || known.endsAt <= clock.now().getTime()) return null;
      if (known.retires) refreshTokens.delete(known.retires);
      return grantOffline(known.scopes, value);
    },

    find(value: string): AccessToken | null {
      const token = tokens.get(value);
      if (!token || token.endsAt <= clock.now().getTime()) return null;
      if (token.retires) refreshTokens.delete(token.retires);
      return token;
    },

    /** The merchant or the app took scopes away, or granted more: tokens already given follow. */
    setScopes(scopes: string[]) {
      for (const token of tokens.values()) token.scopes = scopes;
      for (const token of refreshTokens.values()) token.scopes = scopes;
    },
  };
}
export type Tokens = ReturnType<typeof createTokens>;

const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ID_TOKEN = 'urn:ietf:params:oauth:token-type:id_token';
const OFFLINE = 'urn:shopify:params:oauth:token-type:offline-access-token';

const tokenAnswer = ({ token, refreshToken }: Granted): Answer =>
  json({
    access_token: token.value,
    scope: token.scopes.join(','),
    expires_in: HOUR_S,
    refresh_token: refreshToken,
    refresh_token_expires_in: REFRESH_S,
  });

export function accessTokenAnswer(asked: Asked, shop: Shop, app: AppConfig, clock: Clock): Answer {
  const fields = readFields(asked);
  const field = (key: string) => fields.get(key) ?? '';
  const refuse = (error: string, description: string, status = 400) =>
    oauthError(asked.headers.accept ?? '', error, description, status);
  if (field('client_id') !== app.apiKey)
    return refuse(
      'application_cannot_be_found',
      `Could not find Shopify API application with api_key ${field('client_id')}`,
    );
  if (field('client_secret') !== app.apiSecret)
    return refuse('invalid_client', 'Client authentication failed: the client secret is not valid', 401);
  const { installation } = shop;
  if (field('grant_type') === 'refresh_token') {
    const granted = installation?.tokens.refresh(field('refresh_token'));
    if (!granted) return refuse('invalid_grant', 'The refresh token is invalid, expired or was already used');
    return tokenAnswer(granted);
  }
  // Apps of the App Store made after April 2026 get offline tokens that end, and no others.
  if (field('expiring') !== '1') return refuse('invalid_request', 'Non-expiring access tokens are no longer granted');

  if (field('grant_type') === TOKEN_EXCHANGE) {
    if (field('subject_token_type') !== ID_TOKEN) return refuse('invalid_request', 'Invalid subject_token_type');
    const claims = readSessionToken(app, field('subject_token'), shop.domain, clock.now());
    if (!claims) return refuse('invalid_subject_token', 'Subject token is invalid');
    if (!installation) return refuse('app_not_installed', 'The application is not installed on this shop');
    if (field('requested_token_type') !== OFFLINE) return refuse('invalid_request', 'Invalid requested_token_type');
    return tokenAnswer(installation.tokens.grantOffline(installation.scopes));
  }
  return refuse('invalid_request', 'The authorization code was not found or was already used');
}

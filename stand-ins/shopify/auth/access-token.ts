// POST /admin/oauth/access_token: a code, a session token or a refresh token for an access token.
// https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/token-exchange
import { type Answer, type Asked, json, readFields } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import type { Clock } from '../clock.ts';
import type { Shop } from '../shop/shop.ts';
import { oauthError } from './oauth-error.ts';
import { readSessionToken } from './sign.ts';
import type { Granted } from './tokens.ts';

const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ID_TOKEN = 'urn:ietf:params:oauth:token-type:id_token';
const OFFLINE = 'urn:shopify:params:oauth:token-type:offline-access-token';
const ONLINE = 'urn:shopify:params:oauth:token-type:online-access-token';

function tokenAnswer(shop: Shop, { token, expiresIn, refreshToken, refreshTokenExpiresIn }: Granted): Answer {
  const scope = token.scopes.join(',');
  const user = shop.user;
  return json({
    access_token: token.value,
    scope,
    ...(expiresIn === null ? {} : { expires_in: expiresIn }),
    ...(refreshToken === null ? {} : { refresh_token: refreshToken, refresh_token_expires_in: refreshTokenExpiresIn }),
    ...(token.mode === 'offline'
      ? {}
      : {
          associated_user_scope: scope,
          associated_user: {
            id: user.id,
            first_name: user.firstName,
            last_name: user.lastName,
            email: user.email,
            email_verified: true,
            account_owner: user.isOwner,
            locale: user.locale,
            collaborator: false,
          },
        }),
  });
}

export function accessTokenAnswer(asked: Asked, shop: Shop, app: AppConfig, clock: Clock): Answer {
  const fields = readFields(asked);
  const field = (name: string) => fields.get(name) ?? '';
  const refuse = (error: string, description: string, status = 400) =>
    oauthError(asked.headers.accept ?? '', error, description, status);
  if (field('client_id') !== app.apiKey)
    return refuse(
      'application_cannot_be_found',
      `Could not find Shopify API application with api_key ${field('client_id')}`,
    );
  if (field('client_secret') !== app.apiSecret)
    return refuse('invalid_client', 'Client authentication failed: the client secret is not valid', 401);
  const isExpiring = ['1', 'true'].includes(field('expiring'));

  if (field('grant_type') === TOKEN_EXCHANGE) {
    const { installation } = shop;
    if (field('subject_token_type') !== ID_TOKEN) return refuse('invalid_request', 'Invalid subject_token_type');
    const claims = readSessionToken(app, field('subject_token'), shop.domain, clock.now());
    if (!claims) return refuse('invalid_subject_token', 'Subject token is invalid');
    if (!installation) return refuse('app_not_installed', 'The application is not installed on this shop');
    if (field('requested_token_type') === ONLINE)
      return tokenAnswer(shop, installation.tokens.grantOnline(installation.scopes, Number(claims.sub)));
    if (field('requested_token_type') !== OFFLINE) return refuse('invalid_request', 'Invalid requested_token_type');
    return tokenAnswer(shop, installation.tokens.grantOffline(installation.scopes, isExpiring));
  }
  if (field('grant_type') === 'refresh_token') {
    const granted = shop.installation?.tokens.refresh(field('refresh_token'));
    if (!granted) return refuse('invalid_grant', 'The refresh token is invalid, expired or was already used');
    return tokenAnswer(shop, granted);
  }
  const code = shop.codes.get(field('code'));
  // A code is for one use, and for a minute.
  shop.codes.delete(field('code'));
  if (!code || code.endsAt <= clock.now().getTime() || !shop.installation)
    return refuse('invalid_request', 'The authorization code was not found or was already used');
  const { tokens, scopes } = shop.installation;
  return tokenAnswer(
    shop,
    code.isOnline ? tokens.grantOnline(scopes, shop.user.id) : tokens.grantOffline(scopes, isExpiring),
  );
}

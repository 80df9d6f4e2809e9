// The three signatures of Shopify, all with the app's secret: of a query (hex), of a webhook's body (base64) and of a
// session token (JWT, HS256). https://shopify.dev/docs/apps/build/authentication-authorization
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AppConfig } from '../app-config.ts';

const hmac = (secret: string, data: string | Buffer) => createHmac('sha256', secret).update(data);

/** Adds `hmac`: over the other parameters, sorted by name, encoded as in a form. */
export function signQuery(params: Record<string, string>, secret: string): URLSearchParams {
  const sorted = Object.entries(params).toSorted(([a], [b]) => a.localeCompare(b));
  const message = sorted.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');
  return new URLSearchParams([...sorted, ['hmac', hmac(secret, message).digest('hex')]]);
}

export const signBody = (body: string | Buffer, secret: string) => hmac(secret, body).digest('base64');

export interface SessionClaims {
  iss: string;
  dest: string;
  aud: string;
  sub: string;
  exp: number;
  nbf: number;
  iat: number;
  jti: string;
  sid: string;
  sig: string;
}

const LIFETIME_S = 60;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface SessionOf {
  domain: string;
  userId: number;
  sid: string;
}

export function sessionToken(
  app: AppConfig,
  { domain, userId, sid }: SessionOf,
  now: Date,
  overrides: Partial<SessionClaims> = {},
): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: `https://${domain}/admin`,
    dest: `https://${domain}`,
    aud: app.apiKey,
    sub: String(userId),
    exp: seconds + LIFETIME_S,
    nbf: seconds,
    iat: seconds,
    jti: randomUUID(),
    sid,
    ...overrides,
  };
  const signed = { ...claims, sig: hmac(app.apiSecret, JSON.stringify(claims)).digest('hex') };
  const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(signed)}`;
  return `${head}.${hmac(app.apiSecret, head).digest('base64url')}`;
}

/** Null if it is not one of ours, has ended, or is for another app or shop. */
export function readSessionToken(app: AppConfig, token: string, domain: string, now: Date): SessionClaims | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = hmac(app.apiSecret, `${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SessionClaims;
  const seconds = now.getTime() / 1000;
  const isCurrent = claims.exp > seconds && claims.nbf <= seconds + 1;
  return isCurrent && claims.aud === app.apiKey && claims.dest === `https://${domain}` ? claims : null;
}

/** `host`: where the admin of the shop is, as Shopify tells it an app. */
export const hostOf = (handle: string) => Buffer.from(`admin.shopify.com/store/${handle}`).toString('base64url');

// Session tokens that Shopify never made for this app and this shop: what somebody may try instead.
import { createHmac } from 'node:crypto';
import type { AppConfig } from '../app-config.ts';
import { sessionToken } from './sign.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Names of shops that are none, or not in Shopify's letters. */
export const wrongShops = [
  'evil.com/.myshopify.com',
  'evil.com?.myshopify.com',
  'evil.com#.myshopify.com',
  'evil.com\\.myshopify.com',
  'evil.com%2f.myshopify.com',
  'user@halm.myshopify.com',
  'halm:secret@evil.myshopify.com.evil.com',
  'halm.myshopify.com:8080',
  'halm.myshopify.com/admin',
  'halm.myshopify.com.',
  'halm.myshopify.com.evil.com',
  'halm.myshopify.com\n',
  'halm.myshopify.com\n.evil.com',
  'halm.myshopify.com\u0000',
  ' halm.myshopify.com',
  'halm.myshopify。com',
  'ｈalm.myshopify.com',
  '\u212Aalm.myshopify.com',
  'halm.my\u017Fhopify.com',
  'h\u200Balm.myshopify.com',
  'hälm.myshopify.com',
  'xn--hlm-qla.myshopify.com',
  'a.b.myshopify.com',
  'halm..myshopify.com',
  '-halm.myshopify.com',
  'halm_ton.myshopify.com',
  '.myshopify.com',
  'myshopify.com',
  'halm.shopify.com',
  'localhost',
  '127.0.0.1',
  '',
  `${'a'.repeat(64)}.myshopify.com`,
] as const;

interface Given {
  app: AppConfig;
  domain: string;
  /** Of another shop that has the app. */
  other: string;
  now: Date;
}

export function badTokens({ app, domain, other, now }: Given): [name: string, token: string][] {
  const person = { domain, userId: 1, sid: 'sid' };
  const seconds = Math.floor(now.getTime() / 1000);
  const token = (change: Record<string, unknown> = {}, by = app) => sessionToken(by, person, now, change);
  const good = token();
  const [, payload = ''] = good.split('.');
  /** Signed with the app's secret all the same. */
  const withHead = (head: unknown, hash = 'sha256') => {
    const text = `${encode(head)}.${payload}`;
    return `${text}.${createHmac(hash, app.apiSecret).update(text).digest('base64url')}`;
  };
  return [
    ['no token', ''],
    ['words', 'hello'],
    ['three empty parts', '..'],
    ['an API token', 'lbk_abcdefghijklmnopqrstuvwxyz'],
    ['no signature', `${good.split('.').slice(0, 2).join('.')}.`],
    ['another signature', `${good.slice(0, -4)}AAAA`],
    ['another secret', token({}, { ...app, apiSecret: 'shpss_of_another_app' })],
    ['no algorithm', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['no algorithm, and a signature', withHead({ alg: 'none', typ: 'JWT' })],
    ['another algorithm', withHead({ alg: 'HS512', typ: 'JWT' }, 'sha512')],
    ['the algorithm of a public key', withHead({ alg: 'RS256', typ: 'JWT' })],
    ['a key of its own', withHead({ alg: 'ES256', typ: 'JWT', jwk: { kty: 'oct', k: 'AA' } })],
    ['another app', token({ aud: 'another' })],
    ['no app', token({ aud: undefined })],
    ['a shop that is none', token({ dest: 'https://evil.com/.myshopify.com' })],
    ['two shops', token({ iss: `https://${other}/admin` })],
    ['two shops, the other way', token({ dest: `https://${other}` })],
    ['another issuer', token({ iss: 'https://evil.com/admin' })],
    ['no issuer', token({ iss: undefined })],
    ['a name before the shop', token({ dest: `https://x@${domain}`, iss: `https://x@${domain}/admin` })],
    ['a port', token({ dest: `https://${domain}:444`, iss: `https://${domain}:444/admin` })],
    ['no https', token({ dest: `http://${domain}`, iss: `http://${domain}/admin` })],
    ['an end', token({ exp: seconds - 3_600, nbf: seconds - 3_660, iat: seconds - 3_660 })],
    ['a beginning', token({ nbf: seconds + 3_600, iat: seconds + 3_600, exp: seconds + 3_660 })],
  ];
}

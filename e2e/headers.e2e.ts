import { connect } from 'node:net';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { someOf } from '../test/size.ts';
import { demoProject, superAdmin } from './users.ts';

// Every kind of response of the site, and its required headers. No browser: they are read as sent.

const site = () => inject('siteUrl');
let cookie = '';
let slug = '';
let image = '';
let asset = '';
beforeAll(async () => {
  const admin = await superAdmin();
  cookie = admin.cookie();
  const demo = await demoProject(admin.api);
  slug = demo.slug;
  image = `/images/${demo.uuid}/v1/index.jpg`;
  asset = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${site()}/`)).text())?.[0] ?? '';
});

interface Row {
  at: string | (() => string);
  as?: 'admin';
  status: number;
  cache: string | RegExp;
  /** How the policy begins. */
  policy: 'page' | 'nothing' | 'image' | 'docs';
  framed?: true;
}
const nobodys = 'private, no-cache';
const personal = 'private, no-store';
const rows: Record<string, Row> = {
  'a kept page': { at: '/pricing', status: 200, cache: 'no-cache', policy: 'page' },
  'a page that is drawn': { at: '/pricing?a=1', status: 200, cache: nobodys, policy: 'page' },
  'a public page for somebody signed in': { at: '/pricing', as: 'admin', status: 200, cache: personal, policy: 'page' },
  'a page in German': { at: '/de/impressum', status: 200, cache: 'no-cache', policy: 'page' },
  'a report': { at: () => `/audit/${slug}`, status: 200, cache: nobodys, policy: 'page' },
  'the login': { at: '/app/login', status: 200, cache: personal, policy: 'page' },
  'a page of the app': {
    at: () => `/app/${slug}/dashboard`,
    as: 'admin',
    status: 200,
    cache: personal,
    policy: 'page',
  },
  'a page of the app in German': { at: '/de/app/account', as: 'admin', status: 200, cache: personal, policy: 'page' },
  'data of the app': { at: '/app/account.data', as: 'admin', status: 200, cache: personal, policy: 'page' },
  'a redirect to the login': { at: '/app/account', status: 302, cache: personal, policy: 'page' },
  'a page that is not there': { at: '/no/such/page', status: 404, cache: nobodys, policy: 'page' },
  'a URL that is not valid UTF-8': { at: '/%00', status: 404, cache: nobodys, policy: 'page' },
  'a card to embed': { at: '/preview/SlackPreview', status: 200, cache: nobodys, policy: 'page', framed: true },
  'another card to embed': {
    at: '/de/preview/WhatsAppPreview',
    status: 200,
    cache: nobodys,
    policy: 'page',
    framed: true,
  },
  'a call': { at: '/api/health', status: 200, cache: 'no-store', policy: 'nothing' },
  'a call of a person': { at: '/api/user/api-tokens', as: 'admin', status: 200, cache: 'no-store', policy: 'nothing' },
  'a call that is refused': { at: '/api/user/api-tokens', status: 401, cache: 'no-store', policy: 'nothing' },
  'a call that is not there': { at: '/api/nothing', status: 404, cache: 'no-store', policy: 'nothing' },
  'the description of the API': { at: '/api/openapi.json', status: 200, cache: /./, policy: 'nothing' },
  'the documentation of the API': { at: '/api/docs', status: 200, cache: /^/, policy: 'docs' },
  'an image': { at: () => image, status: 200, cache: /^public/, policy: 'image' },
  'an image that is not there': { at: '/images/x/y.jpg', status: 404, cache: /^public/, policy: 'image' },
  'the image of a report': { at: () => `/og/report/${slug}.png`, status: 200, cache: /^public/, policy: 'image' },
  'a QR code': { at: '/qr?url=https://example.com', status: 200, cache: /^public/, policy: 'image' },
  'a script': { at: () => asset, status: 200, cache: /immutable/, policy: 'nothing' },
  'a drawing': { at: '/favicon.svg', status: 200, cache: /^public/, policy: 'nothing' },
  'robots.txt': { at: '/robots.txt', status: 200, cache: /^public/, policy: 'nothing' },
  'metrics without their token': { at: '/metrics', status: 404, cache: /^/, policy: 'nothing' },
};

const policies = {
  page: /^default-src 'self'; script-src 'self'/,
  nothing: /^default-src 'none'; frame-ancestors 'none'$/,
  image: /^default-src 'none'; sandbox; frame-ancestors 'none'$/,
  docs: /^default-src 'none'; style-src 'unsafe-inline'/,
};

test.each(Object.entries(rows))(
  '%s has the headers for its kind',
  async (_, { at, as, status, cache, policy, framed }) => {
    const path = typeof at === 'string' ? at : at();
    const answer = await fetch(site() + path, { redirect: 'manual', headers: as ? { cookie } : {} });
    await answer.body?.cancel();
    const said = (name: string) => answer.headers.get(name);
    expect([path, answer.status]).toEqual([path, status]);
    if (typeof cache === 'string') expect(said('cache-control')).toBe(cache);
    else expect(said('cache-control') ?? '').toMatch(cache);
    expect(said('content-security-policy')).toMatch(policies[policy]);
    expect(said('content-security-policy')).toContain(framed ? 'frame-ancestors *' : "frame-ancestors 'none'");
    expect(said('x-content-type-options')).toBe('nosniff');
    // Cached images are sent without the older header: their policy says the same.
    if (policy !== 'image') expect(said('x-frame-options')).toBe(framed ? null : 'DENY');
    // Plain http: no HSTS.
    expect(said('strict-transport-security')).toBeNull();
  },
);

describe('a URL that is not valid UTF-8', () => {
  const bits = ['%00', 'a%00b', '%ff', '%c0%80', '%', '%zz', '%ed%a0%80', '%u0000', '%0d%0aset-cookie:a=b', '..'];
  const more = ['%2e%2e%2f%2e%2e', '%5c..', 'constructor', '__proto__', '%E2%80%AE', "'", 'a'.repeat(9_000)];
  const uuid = '00000000-0000-4000-8000-000000000000';
  const places = [
    ...['/X', '/de/X', '/de/X/X', '/X.data', '/__manifest?p=X', '/X.css', '/assets/X.js', '/.well-known/X'],
    ...['/audit/X', '/audit/X/sub-page/X', '/check/X', '/demo/X', '/demo_old/X', '/preview?url=X', '/poll?X'],
    ...['/app/X', '/de/app/X/dashboard', '/app/admin/X', '/app/login?code=X&next=X', '/app/accept-invitation?code=X'],
    ...['/onepager/X', '/onepager/X.pdf', '/onepager-audit/X/print/previews.pdf', '/audit/X.pdf', '/de/audit/X.pdf'],
  ];
  const images = [
    ...['/og/report/X.png', '/images/site/report/X.png', '/images/site/v1/X-en.jpg', '/og/sketch/X/1.jpg'],
    ...['/og/card/X.jpg', '/og/demo-page/X.jpg', '/images/X', `/images/${uuid}/v1/X.jpg`, `/images/${uuid}/X.jpg`],
    ...[`/images/${uuid}/assets/X.png`, `/images/${uuid}/route-previews/X.jpg`, `/drafts/${uuid}/X.png`],
    ...['/demos/X', '/screenshots/X/X'],
  ];

  test.each(places)('%s never responds 5xx', async (place) => {
    for (const bit of someOf(place, [...bits, ...more], 3)) {
      const { status } = await rawGet(site(), place.replaceAll('X', bit));
      expect(status, bit.slice(0, 40)).toBeGreaterThanOrEqual(200);
      expect(status, bit.slice(0, 40)).toBeLessThan(500);
    }
  });

  test.each(images)('%s still responds with an image', async (place) => {
    const parts = bits.filter((one) => one !== '..');
    for (const bit of someOf(place, parts, 3)) {
      const { status, headers } = await rawGet(site(), place.replaceAll('X', bit));
      expect(status, bit).toBe(404);
      expect(headers, bit).toMatch(/^content-type: image\/jpeg/m);
    }
  });
});

test('PDFs that are requested at once wait for one another', async () => {
  const paths = ['/onepager', '/onepager-audit-copy', '/onepager/demo/print/previews', '/onepager-audit'];
  const answers = await Promise.all(
    [...paths, ...paths.map((path) => `/de${path}`)].map((path) => fetch(`${site()}${path}.pdf`)),
  );
  const outcomes = answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`);
  expect(new Set(outcomes)).toEqual(new Set(['200 application/pdf']));
});

/** A request with exactly these characters in its URL: every client normalises them, and attackers do not. */
function rawGet(siteUrl: string, address: string): Promise<{ status: number; headers: string }> {
  const { hostname, port, host } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no answer to ${address.slice(0, 80)}`)));
    socket.on('data', (bytes) => (text += bytes.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), headers: head });
    });
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { platforms } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';
import { auditUrlWithoutStages } from './audit-url.ts';

// A shop that treats crawlers differently, as firewalls, robots.txt and redirects by visitor do.

let server: Server;
let origin: string;
let safeFetch: SafeFetch;
let robots = '';
let running = 0;
let most = 0;
const requested: string[] = [];
/** Requests that get no answer: how many of each user agent and path. */
const unanswered = new Map<string, number>();

const page = (title: string) => `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>
  <meta property="og:title" content="${title}"><meta property="og:description" content="Holds 300 ml.">
  <meta property="og:image" content="${origin}/mug.jpg"><meta name="twitter:card" content="summary_large_image">`;

const pages = new Map<string, (agent: string) => string | number | { location: string }>([
  ['/same', () => page('Mug')],
  ['/firewall', (agent) => (agent.startsWith('WhatsApp/2.') ? 403 : page('Mug'))],
  ['/prerendered', (agent) => page(agent.includes('TelegramBot') ? 'Mug for Telegram' : 'Mug')],
  ['/by-country', (agent) => (agent.includes('LinkedInBot') ? { location: '/us' } : page('Mug'))],
  ['/us', () => page('Mug')],
  ['/crawlers-only', (agent) => (agent.startsWith('Linkbild') ? 403 : page('Mug'))],
  ['/busy', (agent) => (agent.startsWith('Linkbild') ? page('Mug') : 429)],
  ['/challenge', (agent) => (agent.includes('Slackbot') ? 'challenge' : page('Mug'))],
  ['/version', (agent) => page('Mug').replace('/mug.jpg', `/mug.jpg?t=${agent.length}`)],
]);

beforeAll(async () => {
  const jpeg = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#c8350b' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    const agent = request.headers['user-agent'] ?? '';
    const path = request.url?.replace(/\?.*/, '') ?? '';
    const left = unanswered.get(`${agent} ${path}`) ?? 0;
    unanswered.set(`${agent} ${path}`, left - 1);
    if (left > 0) return;
    running += 1;
    most = Math.max(most, running);
    response.on('close', () => (running -= 1));
    if (path === '/mug.jpg') return response.setHeader('content-type', 'image/jpeg').end(jpeg);
    if (path === '/robots.txt') return response.setHeader('content-type', 'text/plain').end(robots);
    const answer = pages.get(path)?.(agent);
    requested.push(agent);
    if (answer === undefined) return response.writeHead(404).end();
    if (typeof answer === 'number') return response.writeHead(answer).end();
    if (typeof answer === 'object') return response.writeHead(302, answer).end();
    response.setHeader('content-type', 'text/html');
    if (answer !== 'challenge') return response.end(answer);
    return response
      .writeHead(403, { 'cf-mitigated': 'challenge', server: 'cloudflare' })
      .end('<!doctype html><title>Just a moment...</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  safeFetch = createSafeFetch({ allowedPrivateHosts: [`127.0.0.1:${port}`] });
});

afterAll(async () => {
  await safeFetch.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  robots = '';
  unanswered.clear();
  requested.length = 0;
});

async function audit(path: string, through = safeFetch) {
  const result = await auditUrlWithoutStages(through, origin + path, { userAgent: 'LinkbildBot/1.0' });
  if (!result.ok) throw new Error(result.reason);
  const on = (id: PlatformId) => {
    const found = result.audit.platforms.find(({ platform }) => platform === id);
    if (!found) throw new Error(id);
    return found;
  };
  const failing = (id: PlatformId) => on(id).checks.flatMap((it) => (it.outcome === 'fail' ? [it.id] : []));
  return { reach: result.evidence.pageReach ?? {}, imageReach: result.evidence.imageReach ?? {}, on, failing };
}

test('each distinct crawler requests a page once if it treats all alike', async () => {
  most = 0;
  const { reach } = await audit('/same');
  expect(requested.filter((agent) => /Googlebot|SearchBot|Perplexity/.test(agent))).toEqual([]);
  expect(new Set(Object.values(reach).map((it) => it.outcome))).toEqual(new Set(['same']));
  expect(requested.length).toBe(new Set(requested).size);
  expect(most).toBeLessThanOrEqual(4);
});

test('a firewall that shuts out one crawler costs that platform its card', async () => {
  const { on, failing, reach } = await audit('/firewall');
  expect(reach.whatsapp).toEqual({ outcome: 'failed', reason: 'forbidden', status: 403 });
  expect(on('whatsapp').card).toMatchObject({ isShown: false, layout: 'none' });
  expect(failing('whatsapp')).toContain('isPageReachable');
  expect(on('telegram').card.isShown).toBe(true);
});

test('a page that is refused to us is read as a crawler that gets it', async () => {
  const { on } = await audit('/crawlers-only');
  expect(on('whatsapp').card).toMatchObject({ isShown: true, title: 'Mug' });
});

test('a challenge page does not count as the page', async () => {
  const { reach } = await audit('/challenge');
  expect(reach.slack).toMatchObject({ outcome: 'failed', reason: 'challenge' });
});

test('robots.txt counts for crawlers that obey it', async () => {
  robots = 'User-agent: Twitterbot\nDisallow: /same\n';
  const { on, reach } = await audit('/same');
  expect(reach.twitter).toEqual({ outcome: 'robots', url: `${origin}/same` });
  expect(on('twitter').card.isShown).toBe(false);
  expect(on('whatsapp').card.isShown).toBe(true);
});

test('nothing is claimed about crawlers, and none is imitated, if robots.txt could not be compared', async () => {
  robots = 'User-agent: Twitterbot\nDisallow: /same\n';
  const run: SafeFetch['reader']['run'] = (name, input, quota) =>
    name === 'forbidden' ? Promise.resolve({ ok: false, reason: 'busy' }) : safeFetch.reader.run(name, input, quota);
  const { on, reach, imageReach } = await audit('/same', { ...safeFetch, reader: { ...safeFetch.reader, run } });
  expect([reach, imageReach, requested.length]).toEqual([{}, {}, 1]);
  expect(on('twitter').checks).toContainEqual(
    expect.objectContaining({ id: 'isAllowedByRobots', outcome: 'not-applicable' }),
  );
});

test('an image forbidden by robots.txt is missing on the card', async () => {
  robots = 'User-agent: Twitterbot\nDisallow: /mug.jpg\n';
  const { on, imageReach } = await audit('/same');
  expect(imageReach.twitter).toBe('robots');
  expect(on('twitter').card).toMatchObject({ isShown: true, image: null });
  expect(on('facebook').card.image).not.toBeNull();
});

test('a crawler with a page of its own gets the card of that page', async () => {
  const { on, failing, reach } = await audit('/prerendered');
  expect(on('telegram').card.title).toBe('Mug for Telegram');
  expect(on('slack').card.title).toBe('Mug');
  expect(reach.telegram).toMatchObject({ outcome: 'other', differences: ['title', 'og:title'] });
  expect(failing('telegram')).toContain('getsSamePage');
});

test('a redirect for one crawler is reported', async () => {
  const { on } = await audit('/by-country');
  const check = on('linkedin').checks.find(({ id }) => id === 'getsSamePage');
  expect(check).toMatchObject({ outcome: 'fail', facts: { finalUrl: `${origin}/us` } });
});

test('after a server asks for a pause nothing is claimed about crawlers, and no more requests are sent', async () => {
  const { reach, on } = await audit('/busy');
  expect(Object.keys(reach)).toEqual([]);
  expect(requested.length).toBeLessThanOrEqual(1 + 4);
  expect(on('whatsapp').card.isShown).toBe(true);
});

test('after the time limit no more crawlers are imitated, and nothing is claimed about them', async () => {
  const options = { userAgent: 'LinkbildBot/1.0', reachMs: 0 };
  const result = await auditUrlWithoutStages(safeFetch, `${origin}/firewall`, options);
  expect(requested).toEqual(['LinkbildBot/1.0']);
  expect(result.ok && result.evidence.pageReach).toEqual({});
});

test.each([
  ['the page once', '/same', 1, { page: 'same', image: 'ok' }],
  ['the page again and again', '/same', 9, { page: 'failed', image: 'ok' }],
  ['the image once', '/mug.jpg', 1, { page: 'same', image: 'ok' }],
  ['the image again and again', '/mug.jpg', 9, { page: 'same', image: 'timeout' }],
])('a crawler waits for %s: only the second time is a finding', async (_, path, times, expected) => {
  const impatient = createSafeFetch({ allowedPrivateHosts: [new URL(origin).host], limits: { firstByteMs: 1_000 } });
  const { userAgent } = platforms.facebook;
  unanswered.set(`${userAgent} ${path}`, times);
  const options = { userAgent: 'LinkbildBot/1.0', platforms: ['facebook' as const] };
  const result = await auditUrlWithoutStages(impatient, `${origin}/same`, options);
  await impatient.close();
  if (!result.ok) throw new Error(result.reason);
  const { pageReach, imageReach } = result.evidence;
  expect({ page: pageReach?.facebook?.outcome, image: imageReach?.facebook }).toEqual(expected);
});

test('an image URL that changes with every response counts as the same image', async () => {
  const { reach } = await audit('/version');
  expect(reach.facebook).toEqual({ outcome: 'same' });
});

test('each request is reported with its user agent, its redirects and its response', async () => {
  robots = 'User-agent: Twitterbot\nDisallow: /';
  const result = await auditUrlWithoutStages(safeFetch, `${origin}/by-country`, { userAgent: 'LinkbildTest/1.0' });
  const fetches = (result.ok && result.evidence.fetches) || [];
  const as = (id: PlatformId) => fetches.find(({ platforms }) => platforms.includes(id));
  expect(fetches[0]).toMatchObject({ userAgent: 'LinkbildTest/1.0', platforms: [], status: 200, outcome: 'same' });
  expect(fetches[0]?.bytes).toBeGreaterThan(100);
  expect(fetches[0]?.headers['content-type']).toBe('text/html');
  expect(as('linkedin')).toMatchObject({
    outcome: 'other',
    redirects: [{ url: `${origin}/by-country`, status: 302 }],
    finalUrl: `${origin}/us`,
    robots: 'allowed',
  });
  expect(as('twitter')).toMatchObject({ outcome: 'not-asked', robots: 'forbidden', status: null });
});

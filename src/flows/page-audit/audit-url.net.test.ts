import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';
import { auditUrl, auditUrlWithoutStages } from './audit-url.ts';

let server: Server;
let origin: string;
let safeFetch: SafeFetch;
const imageAgents: string[] = [];
let oembedRequests = 0;

const tags = (image: string) => `<title>Mug</title><meta name="description" content="Holds 300 ml.">
  <meta property="og:title" content="Mug"><meta property="og:image" content="${image}">
  <meta name="twitter:card" content="summary_large_image">`;

beforeAll(async () => {
  const jpeg = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#c8350b' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    const agent = request.headers['user-agent'] ?? '';
    const html = (body: string) =>
      response.setHeader('content-type', 'text/html').end(`<!doctype html><html><head>${body}`);
    switch (request.url) {
      case '/mug.jpg':
        imageAgents.push(agent);
        if (agent.includes('Slackbot')) return response.writeHead(403).end();
        return response.setHeader('content-type', 'image/jpeg').end(jpeg);
      case '/':
        return html(tags(`${origin}/mug.jpg`));
      case '/late':
        return html(`<style id="theme">${'a{}'.repeat(120_000)}</style>${tags(`${origin}/mug.jpg`)}`);
      case '/broken-image':
        return html(tags(`${origin}/gone.jpg`));
      case '/images/drawn.jpg':
        return response.setHeader('content-type', 'image/jpeg').end(jpeg);
      case '/drawn':
        return html(tags(`${origin}/images/drawn.jpg`));
      case '/moved':
        return response.writeHead(301, { location: '/' }).end();
      case '/shop':
        return html(`${tags(`${origin}/mug.jpg`)}<link type="application/json+oembed" href="/shop.oembed">`);
      case '/shop.oembed':
        oembedRequests += 1;
        return response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ version: '1.0', type: 'link', title: 'By oEmbed', thumbnail_url: '/thumb.jpg' }));
      case '/thumb.jpg':
        return response.setHeader('content-type', 'image/jpeg').end(jpeg);
      case '/linked-embed':
        return html(
          `${tags(`${origin}/mug.jpg`)}<link rel="discord:component-embed" type="application/json" href="https://127.0.0.1/embed.json">`,
        );
      case '/broken-oembed':
        return html(`${tags(`${origin}/mug.jpg`)}<link type="application/json+oembed" href="/text">`);
      case '/text':
        return response.setHeader('content-type', 'text/plain').end('no page');
      default:
        return response.writeHead(404).end();
    }
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

const options = { userAgent: 'LinkbildBot/1.0' };

test('stages arrive as they are known: tags, images, crawlers', async () => {
  const seen: string[] = [];
  for await (const { stage, audit } of auditUrl(safeFetch, `${origin}/`, options)) {
    const slack = audit.platforms.find(({ platform }) => platform === 'slack')?.card;
    seen.push(`${stage} ${slack?.title} ${slack?.layout} ${slack?.image?.width ?? '-'}`);
  }
  expect(seen).toEqual(['meta Mug lg -', 'images Mug lg 1200', 'reach Mug none -']);
});

test('an image refused to one crawler is missing only on that platform', async () => {
  imageAgents.length = 0;
  const result = await auditUrlWithoutStages(safeFetch, `${origin}/`, options);
  if (!result.ok) throw new Error(result.reason);
  expect(result.evidence.imageReach).toMatchObject({ slack: 'forbidden', whatsapp: 'ok', teams: 'ok' });
  // Once by ourselves, once per distinct user agent; Skype and Teams share theirs.
  const requested = platformIds.map((id) => platforms[id]).filter(({ crawlerIsVerified }) => !crawlerIsVerified);
  const agents = new Set(requested.map(({ userAgent }) => userAgent));
  expect(imageAgents.toSorted()).toEqual(['LinkbildBot/1.0', ...agents].toSorted());
});

test('only the selected platforms are judged and emulated', async () => {
  imageAgents.length = 0;
  const result = await auditUrlWithoutStages(safeFetch, `${origin}/`, { ...options, platforms: ['signal'] });
  expect(result.ok && result.audit.platforms.map(({ platform }) => platform)).toEqual(['signal']);
  expect(imageAgents).toEqual(['LinkbildBot/1.0', 'WhatsApp/2']);
});

test('tags beyond the window come with what pushed them there', async () => {
  const result = await auditUrlWithoutStages(safeFetch, `${origin}/late`, { ...options, withReach: false });
  if (!result.ok) throw new Error(result.reason);
  const whatsapp = result.audit.platforms.find(({ platform }) => platform === 'whatsapp');
  expect(whatsapp?.card.title).toBeNull();
  expect(whatsapp?.checks.find(({ id }) => id === 'isInsideWindow')?.facts).toMatchObject({ pusher: '<style theme>' });
});

test.each([
  ['/', 'static'],
  ['/broken-image', 'none'],
  ['/drawn', 'dynamic'],
])('type of the image of %s: %s', async (path, type) => {
  const result = await auditUrlWithoutStages(safeFetch, origin + path, {
    ...options,
    withReach: false,
    imagesUrls: [`${origin}/images`],
  });
  expect(result.ok && result.audit.imageType).toBe(type);
});

test('redirects are followed and recorded', async () => {
  const result = await auditUrlWithoutStages(safeFetch, `${origin}/moved`, { ...options, withReach: false });
  expect(result.ok && result.evidence).toMatchObject({ finalUrl: `${origin}/`, redirects: [`${origin}/moved`] });
});

test.each([
  ['/nothing', 'not-found'],
  ['/text', 'not-html'],
])('%s is not audited: %s', async (path, reason) => {
  expect(await auditUrlWithoutStages(safeFetch, origin + path, options)).toMatchObject({ ok: false, reason });
});

test('a private address is not requested', async () => {
  expect(await auditUrlWithoutStages(safeFetch, 'http://10.0.0.1/', options)).toMatchObject({
    ok: false,
    reason: 'blocked',
  });
});

test.each([
  ['is shown in place of the card', 'Linked', { parts: [{ kind: 'text', content: 'Linked' }] }],
  ['is left out if it is longer than Discord reads', 'x'.repeat(3_000), undefined],
])('a linked component embed %s', async (_, content, component) => {
  const requests: string[] = [];
  const fetch: SafeFetch['fetch'] = async (url, how) => {
    if (!url.endsWith('/embed.json')) return safeFetch.fetch(url, how);
    requests.push(`${how?.userAgent} ${url}`);
    const file = { component: { type: 17, components: [{ type: 10, content }] } };
    const body = new TextEncoder().encode(JSON.stringify(file)).slice(0, how?.maxBytes);
    const times = { ttfbMs: 1, totalMs: 1 };
    return { ok: true, url, finalUrl: url, status: 200, headers: {}, redirects: [], body, truncated: false, ...times };
  };
  const result = await auditUrlWithoutStages({ ...safeFetch, fetch }, `${origin}/linked-embed`, options);
  if (!result.ok) throw new Error(result.reason);
  expect(requests).toEqual(['Discordbot/2.0 https://127.0.0.1/embed.json']);
  const card = result.audit.platforms.find(({ platform }) => platform === 'discord')?.card;
  expect(card?.component).toEqual(component && expect.objectContaining(component));
});

test('oEmbed is read for the platforms that read it, with its thumbnail', async () => {
  const result = await auditUrlWithoutStages(safeFetch, `${origin}/shop`, options);
  if (!result.ok) throw new Error(result.reason);
  const card = (id: PlatformId) => result.audit.platforms.find(({ platform }) => platform === id)?.card;
  expect(card('mastodon')).toMatchObject({ title: 'By oEmbed', image: { url: `${origin}/thumb.jpg`, width: 1200 } });
  expect(card('facebook')).toMatchObject({ title: 'Mug', image: { url: `${origin}/mug.jpg` } });
});

test.each([
  ['in crawls of whole sites', { ...options, withReach: false }],
  ['if no judged platform reads it', { ...options, platforms: ['facebook'] as const }],
])('oEmbed is not requested for %s', async (_, others) => {
  oembedRequests = 0;
  const result = await auditUrlWithoutStages(safeFetch, `${origin}/shop`, others);
  if (!result.ok) throw new Error(result.reason);
  expect([oembedRequests, result.evidence.oembed]).toEqual([0, undefined]);
});

test('an oEmbed response that is not JSON is ignored', async () => {
  const result = await auditUrlWithoutStages(safeFetch, `${origin}/broken-oembed`, options);
  if (!result.ok) throw new Error(result.reason);
  expect(result.evidence.oembed).toBeNull();
  expect(result.audit.platforms.find(({ platform }) => platform === 'mastodon')?.card.title).toBe('Mug');
});

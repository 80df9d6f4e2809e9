import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createClient, LinkbildError, type SubPage } from '#library/client/index.ts';
import { auditAndWait } from '../../packages/linkbild/examples/audit-and-wait.ts';
import { connect } from '../../packages/linkbild/examples/connect.ts';
import { imageUrl } from '../../packages/linkbild/examples/image-url.ts';
import { listPages } from '../../packages/linkbild/examples/list-pages.ts';
import { receive } from '../../packages/linkbild/examples/webhook-endpoint.ts';
import { waitFor } from '../api.ts';
import { createShopApi } from '../api-with-shop.ts';

// The examples of the npm package's client against the whole API, with the real jobs.

const { api, shop } = await createShopApi();
await api.runJobs();
const owner = await api.addPerson('owner@example.com');
const { token } = await api.as(owner.token).createApiToken({ body: { name: 'examples' } });
const fetch = (url: string, init: RequestInit) =>
  api.request(new URL(url).pathname.replace('/api', '') + new URL(url).search, init);
const client = createClient({ url: 'https://linkbild.example/api/', token, fetch });

const { project, job } = await client.saveProject({ body: { full: shop.url } });
await waitFor(async () => {
  const { state } = await client.getJobProgress({ params: { id: job?.id ?? '' } });
  return state === 'done';
}, 'the project');

test('pages are listed, and each has the address of its image', async () => {
  const pages: SubPage[] = [];
  for await (const page of listPages(client, project.uuid)) pages.push(page);
  expect(pages).toHaveLength(25);
  expect(await imageUrl(client, project.uuid, pages[0]?.url ?? '')).toBe(pages[0]?.liveImageUrl);
  expect(await imageUrl(client, project.uuid, 'https://other.example/')).toBeNull();
});

test('an audit is started and followed to its end', async () => {
  const audit = await auditAndWait(client, project.uuid, 50);
  expect(audit).toMatchObject({ status: 'completed', pagesDone: 20 });
  expect(audit.score).toBeGreaterThan(20);
});

test('a file goes up with its words', async () => {
  const { uuid: id } = project;
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const png = await (await globalThis.fetch(`data:image/png;base64,${dot}`)).blob();
  const file = new File([png], 'badge.png', { type: 'image/png' });
  const asset = await client.uploadAsset({ params: { id }, body: { file, name: 'badge', description: 'of the shop' } });
  expect(asset).toMatchObject({ name: 'badge', description: 'of the shop', type: 'image', contentType: 'image/png' });
});

test('errors of the API have its code, its message and the fields', async () => {
  const stranger = createClient({
    url: 'https://linkbild.example/api',
    token: 'lbk_nobody_has_this_one_at_all',
    fetch,
  });
  await expect(stranger.getUser()).rejects.toMatchObject({ name: 'LinkbildError', status: 401 });
  const wrong = client.addRoute({ params: { id: project.uuid }, body: { path: '' } });
  await expect(wrong).rejects.toBeInstanceOf(LinkbildError);
  await expect(wrong).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: { path: [expect.any(String)] } });
  expect(connect({ LINKBILD_URL: 'https://linkbild.example/api', LINKBILD_TOKEN: token }).getUser).toBeTypeOf(
    'function',
  );
});

test('an endpoint takes what is signed and refuses the rest', async () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const body = JSON.stringify({ type: 'audit.finished', timestamp: '', data: { audit: { score: 64 } } });
  const now = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
  };
  const told: string[] = [];
  const post = (text: string) =>
    receive(new Request('https://shop.example/linkbild', { method: 'POST', headers, body: text }), secret, (one) =>
      told.push(one),
    );
  expect((await post(body)).status).toBe(204);
  expect((await post(`${body} `)).status).toBe(400);
  expect(told).toEqual(['Score 64']);
});

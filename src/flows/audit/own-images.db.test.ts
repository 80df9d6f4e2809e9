import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { crawls } from '#io/db/schema/index.ts';
import { baseTemplateSeed, savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { whenOver } from '../../../test/after-run.ts';
import { createTestApi, testReader, testSettings, waitFor } from '../../../test/api.ts';
import { jobDone } from '../../../test/api-with-shop.ts';
import { createImageHosts } from '../../images/app.ts';

// A shop on a local installation, before and after its pages name our images, which are on a private address.

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const paths = ['/', '/products/orchard-teapot', '/products/halo-lamp'];
/** The image that a page names, if any. */
let imageOf: (path: string) => string = () => '';
const shop = await listen((request, response) => {
  const path = request.url ?? '/';
  if (path === '/sitemap.xml') {
    const rows = paths.map((one) => `<url><loc>http://${request.headers.host}${one}</loc></url>`);
    return void response.setHeader('content-type', 'application/xml').end(`<urlset>${rows.join('')}</urlset>`);
  }
  if (!paths.includes(path)) return void response.writeHead(404).end();
  const tags = { 'og:title': `Tea & more ${path}`, 'og:description': 'Made by hand.', 'og:image': imageOf(path) };
  const head = Object.entries(tags).map(([key, value]) => value && `<meta property="${key}" content="${value}">`);
  response.setHeader('content-type', 'text/html').end(`<head><title>Tea</title>${head.join('')}</head>`);
});
let answer: RequestListener = () => undefined;
const host = await listen((request, response) => answer(request, response));
const settings = { ...testSettings, imagesUrl: `http://${host}/images` };
const safeFetch = createSafeFetch({ allowedPrivateHosts: [shop], ownImages: settings, reader: testReader });
whenOver(() => safeFetch.close());
const api = await createTestApi({ safeFetch, politeFetch: safeFetch, settings });
await savePlans(api.io.db);
await baseTemplateSeed.insert(api.io.db);
answer = getRequestListener(createImageHosts(api.io).app.fetch);
await api.runJobs();
const as = api.as((await api.addPerson('owner@example.com')).token);
const { project, job } = await as.saveProject({ body: { full: `http://${shop}/` } });
await jobDone(as, job?.id ?? '');

const params = { id: project.uuid };
const completed = (trigger: string) =>
  waitFor(async () => {
    const [newest] = (await as.listAudits({ params, query: {} })).items;
    if (newest?.trigger !== trigger || newest.status !== 'completed') return null;
    return as.getAudit({ params: { id: newest.uuid } });
  }, `the ${trigger} audit`);

test('going live with our images raises the score, and our own look at them is no fetch', async () => {
  await as.startAudit({ params });
  const before = await completed('manual');
  expect(before.types).toMatchObject({ none: paths.length, dynamic: 0 });
  imageOf = (path) => `${settings.imagesUrl}/${project.uuid}/og.jpg?url=${encodeURIComponent(`http://${shop}${path}`)}`;
  await as.checkIntegration({ params });
  const live = await completed('live');
  expect(live.types).toMatchObject({ none: 0, dynamic: paths.length });
  expect(live.score ?? 0).toBeGreaterThan(before.score ?? 100);
  expect(live.issues.map(({ id }) => id)).not.toContain('isImageReachable');
  await api.io.crawlLog.flush();
  expect(await api.io.db.select().from(crawls)).toEqual([]);
});

// Our side of the serve bench, in its own process: the image hosts as the server runs them, with database, storage,
// metrics and crawl rows. It creates a project, draws a product card and stores it.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assemble } from '../../src/assemble.ts';
import { productSplit } from '../../src/domain/template/base-templates/product-split.ts';
import { readEnv } from '../../src/env.ts';
import { createImageHosts } from '../../src/images/app.ts';
import { type HitReader, startHitReader } from '../../src/images/hit-reader.ts';
import { addProject } from '../../src/io/db/queries/projects/projects.ts';
import { routes, routeTemplates } from '../../src/io/db/schema/index.ts';
import { savePlans } from '../../src/io/db/seeds/index.ts';
import { createLog } from '../../src/io/log/log.ts';
import { createMetrics } from '../../src/io/metrics/metrics.ts';
import { loadTestImage, testPages } from '../../src/io/render/cards.fixture.ts';
import { createListener } from '../../src/site/listener.ts';

export interface Order {
  databaseUrl: string;
  folder: string;
  /** Where a proxy writes its hits. */
  hitFolder: string;
}
export interface Ready {
  url: string;
  file: string;
  bytes: number;
}

const { databaseUrl, folder, hitFolder } = JSON.parse(process.argv[2] ?? '{}') as Order;

// A shop with one page.
const photo = Buffer.from((await loadTestImage(testPages.sale.image ?? '')) ?? []);
const html = `<html lang="en"><title>${testPages.sale.title}</title><meta property="og:image" content="/photo.jpg">
  <meta property="product:price:amount" content="64"><meta property="product:price:currency" content="EUR">`;
const shop = createServer((request, response) => {
  if (request.url === '/photo.jpg') response.setHeader('content-type', 'image/jpeg').end(photo);
  else response.setHeader('content-type', 'text/html').end(html);
});
const portOf = (server: typeof shop) => (server.address() as AddressInfo).port;
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));

const env = readEnv({ DATA_DIR: folder, ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${portOf(shop)}`, ROLE: 'web', PORT: '0' });
const log = createLog('info', { write: () => undefined });
const { io, close, boss } = await assemble(env, databaseUrl, log);
const images = createImageHosts(io);
let hitReader: HitReader | null = null;
const readHits = () => (hitReader ??= startHitReader(io, hitFolder));
// Until then hits wait in their folder.
process.on('SIGUSR2', readHits);
const metrics = createMetrics();
const server = createServer(createListener({ site: images.app, sendCached: images.live.sendCached, metrics }));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
process.stdout.write(`${JSON.stringify(await setUp())}\n`);

async function setUp(): Promise<Ready> {
  await savePlans(io.db);
  const project = await addProject(io.db, {
    full: `http://127.0.0.1:${portOf(shop)}/`,
    title: 'Halm und Ton',
    state: 'active',
  });
  const [route] = await io.db.insert(routes).values({ projectId: project.id, path: '/products/*' }).returning();
  await io.db.insert(routeTemplates).values({
    projectId: project.id,
    routeId: route?.id ?? null,
    name: productSplit.name,
    html: productSplit.html,
    variants: productSplit.variants.map((variant) => ({ ...variant, style: { ...variant.style } })),
    state: 'live',
  });
  const path = `/images/${project.uuid}/v1/products/vase.jpg`;
  const answer = await images.app.request(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const file = join(folder, 'vase.jpg');
  writeFileSync(file, bytes);
  return { url: `http://127.0.0.1:${portOf(server)}${path}`, file, bytes: bytes.length };
}

process.on('SIGTERM', async () => {
  server.closeAllConnections();
  server.close();
  shop.close();
  await boss.stop({ graceful: false, close: true });
  // What the proxy wrote last.
  const { counts, close: closeHits } = readHits();
  for (let before = -1; before < counts.counted; await wait(1_500)) before = counts.counted;
  await closeHits();
  await close();
  process.exit(0);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { routes, routeTemplates } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createDiskFiles } from '#io/files/disk-files.ts';
import type { FileStore } from '#io/files/file-store.ts';
import { createServingCaches } from '#io/image-caches/serving-caches.ts';
import type { Io } from '#io/io.ts';
import { whenOver } from '../../test/after-run.ts';
import { createTestApi } from '../../test/api.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { createImageHosts } from './app.ts';

/** A small site whose pages a test may change, break or slow down, and the image hosts of its project. */
export async function createServingTest(change: Partial<Io> = {}) {
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b03020' } })
    .jpeg()
    .toBuffer();
  const pages = new Map<string, string | number | 'hangs'>();
  const requested: string[] = [];
  /** The site's response for a URL that `pages` does not have. */
  let anyPage: (url: string) => string | number = () => 404;
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    requested.push(url);
    if (url === '/photo.jpg') return void response.setHeader('content-type', 'image/jpeg').end(photo);
    const page = pages.get(url) ?? pages.get(url.split('?')[0] ?? '') ?? (url.endsWith('.txt') ? 404 : anyPage(url));
    if (page === 'hangs') return;
    if (typeof page === 'number') return void response.writeHead(page, { 'content-type': 'text/html' }).end('<p>no');
    response.setHeader('content-type', url.endsWith('.xml') ? 'application/xml' : 'text/html').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(site).host] });
  const folder = temporaryFolder('serving');
  const disk = createDiskFiles(folder);
  const failing = { get: false, put: false };
  const drawing = { count: 0, hold: Promise.resolve(), fails: false, waiting: 0 };
  const files: FileStore = {
    ...disk,
    get: async (key) => (failing.get ? Promise.reject(new Error('storage is away')) : disk.get(key)),
    put: async (key, bytes) => (failing.put ? Promise.reject(new Error('ENOSPC')) : disk.put(key, bytes)),
  };
  const clock = { offset: 0 };
  const api = await createTestApi({
    safeFetch,
    politeFetch: safeFetch,
    files,
    now: () => new Date(Date.now() + clock.offset),
    uptime: () => performance.now() + clock.offset,
    ...change,
  });
  await savePlans(api.io.db);
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
    await safeFetch.close();
  });
  const { io } = api;
  const project = await addProject(io.db, { full: `${site}/`, title: 'Halm & Ton', state: 'active' });
  const [products] = await io.db.insert(routes).values({ projectId: project.id, path: '/products/*' }).returning();
  if (!products) throw new Error('no route');
  const [fallback] = await io.db
    .select()
    .from(routes)
    .where(and(eq(routes.projectId, project.id), routes.isFallback));
  if (!fallback) throw new Error('no fallback route');
  const html =
    '<div style="width:100%;height:100%;background:{{ bg | default: \'#ffffff\' }};font-size:60px">{{ title }}</div>';
  await io.db
    .insert(routeTemplates)
    .values({ projectId: project.id, routeId: fallback.id, name: 'Any', html, state: 'live' });
  const [template] = await io.db
    .insert(routeTemplates)
    .values({ projectId: project.id, routeId: products.id, name: 'Card', html, state: 'live' })
    .returning();
  if (!template) throw new Error('no template');
  // The first image starts the render process, which on a busy machine takes longer than a request waits.
  await io.renderer.render({ quota: 'warm-up', html: '<p>Ready</p>', data: {} });
  const renderer = controlled(io.renderer, drawing);
  /** A second process, or the same one after a restart: nothing cached. */
  const restart = () => createImageHosts({ ...io, renderer, serving: createServingCaches(io.db, io.uptime) }).app;
  let app: Hono = restart();
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.fetch(new Request(`http://localhost:3000/images/${path}`, { method, headers }));
  const setTemplate = (change: Partial<typeof routeTemplates.$inferInsert>) =>
    io.db.update(routeTemplates).set(change).where(eq(routeTemplates.id, template.id));
  return {
    api,
    io,
    site,
    pages,
    requested,
    project,
    route: products,
    template,
    setTemplate,
    failing,
    drawing,
    clock,
    get,
    app: () => app,
    answerAll: (answer: typeof anyPage) => {
      anyPage = answer;
    },
    clearCaches: () => {
      app = restart();
    },
  };
}

/** Cards of live images: how many were begun, what the next ones wait for, whether they fail; and jobs before them. */
interface Drawing {
  count: number;
  hold: Promise<void>;
  fails: boolean;
  waiting: number;
}

const controlled = (renderer: Io['renderer'], drawing: Drawing): Io['renderer'] => ({
  ...renderer,
  async render(request) {
    drawing.count++;
    await drawing.hold;
    if (drawing.fails) return { ok: false, reason: 'busy', detail: 'no process' };
    return renderer.render(request);
  },
  load: () => ({ ...renderer.load(), waiting: drawing.waiting }),
});

export const page = (title: string, more = '') =>
  `<title>${title}</title><meta property="og:title" content="${title}">${more}`;

/** How large an image is, and the colour of its last pixel. */
export const pixel = async (response: Response) => {
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { size: [info.width, info.height], colour: [...data.subarray(data.length - 3)] };
};

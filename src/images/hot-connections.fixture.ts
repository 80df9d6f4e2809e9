import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import type { ServedPicture } from '#flows/serve-image/served-image.ts';
import type { Fetch } from '#io/crawls/crawl-log.ts';
import type { Settings } from '#io/io.ts';
import { createListener } from '../site/listener.ts';
import { createMetrics } from '../site/metrics.ts';
import { responseOf } from './answer.ts';
import { createHotConnections } from './hot-connections.ts';
import { createImagePlaces } from './image-places.ts';
import { createLiveImages } from './live-images.ts';

export const uuid = '331f316c-4768-4cdb-8fb2-38785a595fef';
export const path = `/images/${uuid}/v1/vase.jpg`;
const url = (name: string) => `http://localhost/${name}`;
const settings = {
  ...{ imagesUrl: url('images'), draftsUrl: url('drafts'), demosUrl: url('demos') },
  ...{ screenshotsUrl: url('screenshots'), qrUrl: url('qr') },
} as Settings;

/** The image hosts over one picture, without a database; with the hot connections or with Node's alone. */
export async function start({ isHot = true, size = 3_000 } = {}) {
  const state = { now: 1_000, etag: 'one', isGone: false, looks: 0, hold: Promise.resolve(), notes: [] as Fetch[] };
  const bytes = new Uint8Array(size).fill(7);
  const live = createLiveImages({
    async serve(call) {
      state.looks++;
      const about = { projectId: 1, subPageId: 1, routeTemplateId: 1, url: null, state: 1 as const };
      const { etag } = state;
      await state.hold;
      if (state.isGone) return { ...about, kind: 'redirect', location: 'https://shop.example/own.jpg' };
      const contentType = `image/${call.format}`;
      return {
        ...about,
        kind: 'picture',
        bytes,
        contentType,
        etag,
        freshness: 'version',
        status: 200,
      } as ServedPicture;
    },
    crawlLog: { note: (_, fetch) => void state.notes.push(fetch) },
    places: createImagePlaces(settings),
    now: () => state.now,
  });
  const site = new Hono();
  site.get('/page', (context) => context.text('a page'));
  site.use(async ({ req }) => {
    const { pathname, search, searchParams } = new URL(req.url);
    const asking = { method: req.method, header: (name: string) => req.header(name) };
    const place = { address: pathname + search, rest: pathname.slice('/images/'.length), query: searchParams };
    const answer = await live.answer(asking, place);
    return answer ? responseOf(answer) : new Response('no picture', { status: 404 });
  });
  const metrics = createMetrics();
  const server = createServer(createListener({ site, sendHot: live.sendHot, metrics }));
  const hot = isHot ? createHotConnections(server, live, metrics.countHotImage) : null;
  const taken: Socket[] = [];
  server.on('connection', (socket) => taken.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    hot?.closeAll();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => undefined);
    });
  /** Everything the server sends until it closes the connection. It has read each piece before the next one is sent. */
  const talk = async (...pieces: string[]) => {
    const socket = await open();
    const all: Buffer[] = [];
    socket.on('data', (chunk) => all.push(chunk));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let sent = 0;
    for (const piece of pieces) {
      socket.write(piece, 'latin1');
      sent += piece.length;
      const hasRead = () => taken.some((one) => one.remotePort === socket.localPort && one.bytesRead >= sent);
      while (!hasRead() && !socket.destroyed) await new Promise((resolve) => setImmediate(resolve));
    }
    await closed;
    return Buffer.concat(all).toString('latin1');
  };
  const warm = () => talk(get(path, 'Connection: close'));
  return { server, hot, state, open, talk, warm, bytes };
}

export const get = (address: string, ...lines: string[]) =>
  [`GET ${address} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
/** Reads answers with the whole picture, one after the other. */
export async function readAnswers(socket: Socket, length: number) {
  let got = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    got += (chunk as Buffer).length;
    if (got >= length) return got;
  }
  return got;
}

/** Open ones of this process; the system's own list of them. */
export function memoryFiles(): number {
  if (process.platform !== 'linux') return 0;
  return readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).includes('linkbild');
    } catch {
      return false;
    }
  }).length;
}

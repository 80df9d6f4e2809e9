import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createImageHosts } from '#images/app.ts';
import type { Io } from '#io/io.ts';
import { createListener } from '#site/listener.ts';
import { createSite } from '#site/site.ts';
import { whenOver } from '../test/after-run.ts';

/** The whole site in this process, so that a test can move its clock and run its jobs. Returns its address. */
export async function startSite(io: Io): Promise<string> {
  let answer: ReturnType<typeof createListener> = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  Object.assign(io.settings, { siteUrl, apiUrl: `${siteUrl}/api`, imagesUrl: `${siteUrl}/images` });
  const build = (await import(pathToFileURL(join(process.cwd(), 'build/programs/pages.js')).href)) as ServerBuild;
  const images = createImageHosts(io);
  const pages = { build, mode: 'production' as const };
  const site = createSite({ io, images: images.app, metricsToken: null, pages, assets: 'build/client' });
  answer = createListener({ site, sendCached: images.live.sendCached, metrics: io.metrics });
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  return siteUrl;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listRoutesWithPages } from '#io/db/queries/pages/routes.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { baseTemplateSeed, savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { whenOver } from '../../../test/after-run.ts';
import { createTestApi, waitFor } from '../../../test/api.ts';
import { readNewProject } from './create-project.ts';

// A plain German site under two addresses, one with a sitemap and one without.

const paths = ['/produkte/vase', '/produkte/krug', '/produkte/schale', '/ratgeber/ton', '/ratgeber/glas', '/agb'];
const links = paths.map((path) => `<a href="${path}">${path}</a>`).join('');
const server = createServer((request, response) => {
  const origin = `http://${request.headers.host}`;
  const { pathname } = new URL(request.url ?? '/', origin);
  const isMapped = request.headers.host?.startsWith('127.0.0.1');
  if (pathname === '/sitemap.xml' && isMapped) {
    const urls = ['/', ...paths].map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
    const map = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
    return void response.writeHead(200, { 'content-type': 'application/xml' }).end(map);
  }
  const isPage = pathname === '/' || paths.includes(pathname);
  response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
  response.end(isPage ? `<title>${pathname}</title>${links}` : 'none');
});
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as AddressInfo;
const hosts = { mapped: `127.0.0.1:${port}`, unmapped: `localhost:${port}` };
const safeFetch = createSafeFetch({ allowedPrivateHosts: Object.values(hosts) });
whenOver(async () => {
  await safeFetch.close();
  server.closeAllConnections();
  server.close();
});
const api = await createTestApi({ safeFetch, politeFetch: safeFetch });
const { io } = api;
await savePlans(io.db);
await baseTemplateSeed.insert(io.db);
await api.runJobs();
const run = { signal: new AbortController().signal, report: async () => undefined };

/** Path, pages and live templates. */
const routesOf = async (projectId: number) =>
  (await listRoutesWithPages(io.db, projectId)).map(
    (route) => [route.path, route.subPageCount, route.liveTemplates] as const,
  );

test.each(['mapped', 'unmapped'] as const)('a new project of a %s site has routes for its folders', async (name) => {
  const project = await addProject(io.db, { full: `http://${hosts[name]}/`, state: 'active' });
  await readNewProject(io, project.id, run);
  const routes = await waitFor(async () => {
    const all = await routesOf(project.id);
    return all.some(([path, , live]) => path === '/produkte/*' && live > 0) && all;
  }, 'a template of the new route');
  expect(routes.filter(([, pages]) => pages > 0)).toEqual([
    ['/produkte/*', 3, 1],
    // Two pages are no type of their own.
    ['*', 4, 1],
  ]);
});

// Public pages: cached ones compared with a static file from the same server, and rendered ones compared with a bare
// hello page on the same router. The first pair goes over HTTP through a whole Linkbild (autocannon, with a browser's
// Accept headers); the second is pure computation in this process, without database and network for either.

import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Autocannon from 'autocannon';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router';
import { isShort, runBench, startLinkbild } from './environment.ts';
import { measure, median, printTable, rounded, type Subject } from './harness.ts';

const load = createRequire(new URL('../package.json', import.meta.url));
const autocannon: typeof Autocannon = load('autocannon');
const root = join(import.meta.dirname, '..');

const KEPT_PAGE = '/why';
const ROUNDS = isShort ? 2 : 5;
const SECONDS = isShort ? 1 : 2;
const CONNECTIONS = 16;

/** Requests per second over HTTP. */
async function load1(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const { requests, non2xx } = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with something else than 200`);
  return requests.average;
}

/** The built file closest in size to the page: a smaller one would favour the file, a larger one the page. */
async function staticFileLike(url: string): Promise<string> {
  const wanted = Number(
    (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).headers.get('content-length'),
  );
  const folder = join(root, 'build', 'client', 'assets');
  const files = readdirSync(folder).filter((name) => /\.(css|js)$/.test(name));
  const off = (name: string) => Math.abs(statSync(join(folder, name)).size - wanted);
  return `/assets/${files.toSorted((one, other) => off(one) - off(other))[0]}`;
}

async function keptBesideStatic() {
  const { url } = await startLinkbild();
  const file = await staticFileLike(url + KEPT_PAGE);
  const rates: Record<'kept' | 'file', number[]> = { kept: [], file: [] };
  for (let round = -1; round < ROUNDS; round++) {
    const kept = await load1(url + KEPT_PAGE);
    const plain = await load1(url + file);
    if (round < 0) continue; // untimed, for the compiler
    rates.kept.push(kept);
    rates.file.push(plain);
  }
  return { kept: median(rates.kept), file: median(rates.file), name: file };
}

// Rendered: the built pages with a visitor's context. Calls are served from memory, as the bench is about rendering.
const build = (await import(join(root, 'build', 'server', 'index.js'))) as ServerBuild;
const { apiContext, siteContext } = build.entry.module as unknown as Record<'apiContext' | 'siteContext', never>;
const draw = createRequestHandler(build, 'production');
const site = {
  url: 'http://localhost',
  apiUrl: '/api',
  imagesUrl: 'http://localhost/images',
  entryModule: build.assets.entry.module,
  analyticsScriptUrl: null,
};
const api = { getCampaignBanner: async () => ({ banner: null }) };

async function drawn(path: string): Promise<void> {
  const context = new RouterContextProvider();
  context.set(apiContext, api as never);
  context.set(siteContext, site as never);
  const response = await draw(new Request(`http://localhost${path}`), context);
  const text = await response.text();
  if (response.status !== 200 || !text.includes('</html>'))
    throw new Error(`${path} was not drawn: ${response.status}`);
}

const page = (id: string, path: string, parentId: string | undefined, component: () => React.ReactNode) => ({
  id,
  path,
  parentId,
  module: { default: component },
});
const html = ({ children }: { children?: React.ReactNode }) =>
  createElement('html', { lang: 'en' }, createElement('body', null, children));
// The same router: all routes of the site are in its table, so that matching costs both the same.
const helloRoutes = {
  root: page('root', '', undefined, () => createElement(html, null, createElement(Outlet))),
  hello: page('hello', 'hello', 'root', () => createElement('h1', null, 'Hello')),
};
const hello = createRequestHandler(
  {
    ...build,
    routes: { ...build.routes, ...helloRoutes },
    assets: { ...build.assets, routes: { ...build.assets.routes, ...helloRoutes } },
    entry: {
      module: {
        default: async (request: Request, status: number, headers: Headers, routerContext: never) => {
          headers.set('content-type', 'text/html');
          const body = await renderToReadableStream(
            createElement(ServerRouter, { context: routerContext, url: request.url }),
          );
          return new Response(body, { status, headers });
        },
      },
    },
  } as unknown as ServerBuild,
  'production',
);
async function greeted(): Promise<void> {
  const response = await hello(new Request('http://localhost/hello'), new RouterContextProvider());
  const text = await response.text();
  if (!text.includes('Hello'))
    throw new Error(`the hello page was not drawn: ${response.status} ${text.slice(0, 200)}`);
}

const paths = { home: '/', pricing: '/pricing', why: '/why', developers: '/for-developers', preview: '/preview' };
const subjects: Subject<null>[] = [
  { name: 'hello', run: greeted },
  ...Object.entries(paths).map(([name, path]) => ({ name, run: () => drawn(path) })),
];
await runBench('ssr', async () => {
  const times = await measure(subjects, null, {
    rounds: isShort ? 3 : 9,
    turnMilliseconds: 300,
    warmUpTurns: 3,
    clock: 'thread',
  });
  const time = (name: string) => times.get(name) ?? 0;
  printTable(
    ['drawn anew', 'ms', 'of hello'],
    subjects.map(({ name }) => [name, time(name).toFixed(2), `${rounded(time('hello') / time(name))}x`]),
  );

  const http = await keptBesideStatic();
  printTable(
    ['over HTTP', 'requests a second'],
    [
      [`kept page ${KEPT_PAGE}`, http.kept.toFixed(0)],
      [`static file ${http.name}`, http.file.toFixed(0)],
    ],
  );

  return {
    ratios: {
      'static file': http.kept / http.file,
      'hello page': time('hello') / time('why'),
      'hello page (home)': time('hello') / time('home'),
    },
    bars: { 'static file': 0.5, 'hello page': 0.3 },
    figures: { requestsPerSecond: http, milliseconds: Object.fromEntries(times) },
  };
});

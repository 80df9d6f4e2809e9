import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { prototypeWords } from '../prototype-words.ts';
import { few, seed, someOf } from '../size.ts';
import { pageOf, pageParts, robotsFiles, sitemaps, somePages } from './hostile-pages.ts';
import type { Sent } from './sender.ts';

/** Sites whose pages contain what parsers and templates stumble over. They respond 200 to everything. */
export async function startHostileSites(count: number) {
  const long = 'Donaudampfschifffahrt'.repeat(30).slice(0, 600);
  const tags = prototypeWords
    .map(
      (word) =>
        `<meta name="${word}" content="${word}"><meta property="og:${word}" content="x"><link rel="${word}" href="${word}"><link rel="alternate" hreflang="${word}" href="/${word}">`,
    )
    .join('');
  const page = (title: string, more = '') =>
    `<!doctype html><title>${title}</title><meta property="og:title" content="${title}">${more}<p>x`;
  const random = fc.sample(
    fc.tuple(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.nat(900).map((letters) => 'ab'.repeat(letters)),
        fc.constantFrom(...prototypeWords),
      ),
      fc.array(fc.tuple(fc.constantFrom(...prototypeWords), fc.string({ maxLength: 20 })), { maxLength: 5 }),
    ),
    { numRuns: few(40, 200), seed },
  );
  const fixed = new Map([
    ['/title-600', page(long)],
    ['/title-100000', page('w'.repeat(100_000))],
    [
      '/kind-constructor',
      page('Kind', '<script>var __st={"p":"constructor"};</script><script>{"page":{"pageType":"__proto__"}}</script>'),
    ],
    [
      '/words',
      page(
        'Words',
        `${tags}<script type="application/ld+json">{"@type":"constructor","__proto__":{"@type":"Product"}}</script>`,
      ),
    ],
    ['/deep', `<div>${'<div><p class="a">a</p>'.repeat(150)}${'<i>a</i>'.repeat(8_000)}`],
  ]);
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    const known = fixed.get(path);
    const [title = '', metas = []] = random[Number(/^\/random-(\d+)$/.exec(path)?.[1] ?? -1)] ?? [`At ${path}`];
    if (/\.(?:xml|txt)$/.test(path)) return void response.writeHead(404).end();
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const more = metas.map(([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`).join('');
    response.setHeader('content-type', 'text/html; charset=utf-8').end(known ?? page(escaped(title), more));
  };
  const servers = Array.from({ length: count }, () => createServer(answer));
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))));
  const hosts = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { hosts, close: () => servers.forEach((server) => void server.close()) };
}

// A site whose pages, sitemaps and robots.txt were made to be slow (hostile-pages.ts), and the requests that have them
// read: preview, checker and meta tags, each page by one of them.

const PAGE_CHARACTERS = 3_500_000;
const names = someOf('slow pages', Object.keys(pageParts), 8);
const mixed = somePages().slice(0, 6);
const robots = Object.values(robotsFiles);
const files = Object.values(sitemaps);

export async function startSlowSite() {
  let robotsAsked = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const host = request.headers.host ?? '';
    if (path === '/robots.txt') {
      robotsAsked += 1;
      const lines = files.map((_, at) => `Sitemap: http://${host}/sitemap-${at}.xml\n`).join('');
      return void response.end(lines + (robots[robotsAsked % robots.length]?.(500_000) ?? ''));
    }
    const sitemap = /^\/sitemap-(\d+)\.xml$/.exec(path)?.[1];
    if (sitemap !== undefined) return void response.end(files[Number(sitemap)]?.(2_000_000));
    const [, kind, at] = /^\/(part|mixed)-(\d+)/.exec(path) ?? [];
    const part = kind === 'part' ? pageParts[names[Number(at)] ?? ''] : undefined;
    const html = part ? pageOf(part(PAGE_CHARACTERS)) : mixed[Number(at)]?.html;
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html ?? pageOf('<title>x</title>'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

export function slowPages({
  slowHost,
  jsonHeaders,
}: {
  slowHost: string;
  jsonHeaders: Record<string, string>;
}): Sent[] {
  const ways: ((what: string, url: string) => Sent)[] = [
    (what, url) => ({ what: `preview of ${what}`, path: `/preview?url=${encodeURIComponent(url)}` }),
    (what, url) => ({
      what: `tags of ${what}`,
      path: `/api/fetch/meta-tags?details=true&url=${encodeURIComponent(url)}`,
    }),
    (what, url) => ({
      what: `check of ${what}`,
      method: 'POST',
      path: '/api/sub-page-checker',
      headers: jsonHeaders,
      body: JSON.stringify({ website: url }),
    }),
  ];
  const pages = [
    ...names.map((name, at) => [name, `/part-${at}`] as const),
    ...mixed.map(({ name }, at) => [name, `/mixed-${at}`] as const),
  ];
  const site: Sent = {
    what: 'check of the whole site, with its sitemaps',
    method: 'POST',
    path: '/api/site-checker',
    headers: jsonHeaders,
    body: JSON.stringify({ website: `http://${slowHost}/` }),
  };
  const read = pages.flatMap(([name, path], at) => ways[at % ways.length]?.(name, `http://${slowHost}${path}`) ?? []);
  return [site, ...read];
}

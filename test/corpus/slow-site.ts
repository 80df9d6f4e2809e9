import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { someOf } from '../size.ts';
import { pageOf, pageParts, robotsFiles, sitemaps, somePages } from './hostile-pages.ts';
import type { Sent } from './sender.ts';

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

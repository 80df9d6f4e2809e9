// Sites that no project should have, on one server: the first part of the host name selects one.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const page = (title: string, body = '') =>
  `<!doctype html><html><head><title>${title}</title><meta property="og:title" content="${title}"></head><body>${body}</body></html>`;
const html = (response: ServerResponse, text: string, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(text);
const xml = (response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/xml', ...headers }).end(body);
const urlset = (urls: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

type Site = (response: ServerResponse, path: string, origin: string, request: IncomingMessage) => void;

/** 50 MB of white space in 50 kB. */
const bomb = gzipSync(Buffer.concat([Buffer.from('<?xml version="1.0"?><urlset>'), Buffer.alloc(80_000_000, 0x20)]));
let requested = 0;
let busyUntil = 0;

const notFound = (response: ServerResponse) => void response.writeHead(404).end();

const sites: Record<string, Site> = {
  down: (response) => void response.writeHead(503).end('down'),
  slow: (response, path) => {
    // Accepts and never responds.
    if (path === '/robots.txt') notFound(response);
  },
  /** A calendar: every month links to the next, forever. */
  calendar: (response, path) => {
    if (path === '/robots.txt' || path.startsWith('/sitemap')) return notFound(response);
    const month = Number(/^\/calendar\/(\d+)$/.exec(path)?.[1] ?? 0);
    const links = [1, 2, 5, 12, 30].map((step) => `<a href="/calendar/${month + step}">next</a>`).join('');
    html(response, page(`Month ${month}`, `${links}<a href="/calendar/${month}?view=week">week</a>`));
  },
  /** 200,000 URLs in 5 sitemaps of 40,000. */
  endless: (response, path, origin) => {
    if (path === '/robots.txt') return notFound(response);
    const part = /^\/sitemap-(\d+)\.xml$/.exec(path)?.[1];
    if (path === '/sitemap.xml') {
      const maps = Array.from({ length: 5 }, (_, at) => `<sitemap><loc>${origin}/sitemap-${at}.xml</loc></sitemap>`);
      return void xml(response, `<sitemapindex>${maps.join('')}</sitemapindex>`);
    }
    if (part) {
      return void xml(response, urlset(Array.from({ length: 40_000 }, (_, at) => `${origin}/p/${part}-${at}`)));
    }
    html(response, page('A page'));
  },
  bomb: (response, path) => {
    if (path === '/robots.txt') return notFound(response);
    if (path === '/sitemap.xml') return void xml(response, bomb, { 'content-encoding': 'gzip' });
    html(response, page('Bomb'));
  },
  wrong: (response, path, origin) => {
    if (path === '/robots.txt') return notFound(response);
    if (path === '/sitemap.xml')
      return void xml(response, `<urlset><url><loc>${origin}/good</loc></url><url><loc>${origin}/other</url><oops`);
    html(response, page('Wrong XML'));
  },
  robots: (response, path, origin) => {
    if (path === '/robots.txt') {
      const start = `User-agent: *\nDisallow: /private\nSitemap: ${origin}/sitemap.xml\n`;
      return void response.writeHead(200, { 'content-type': 'text/plain' }).end(start + '# filler\n'.repeat(1_100_000));
    }
    if (path === '/sitemap.xml') return void xml(response, urlset([`${origin}/open`, `${origin}/private/a`]));
    html(response, page('Robots'));
  },
  /** Redirects to another host. */
  moved: (response, _path, origin, request) => {
    if (request.headers.host?.startsWith('127.0.0.1')) return void html(response, page('Somebody else'));
    response.writeHead(301, { location: origin.replace('localhost', '127.0.0.1') }).end();
  },
  /** A sitemap that mixes http and https. */
  mixed: (response, path, origin) => {
    if (path === '/robots.txt') return notFound(response);
    const secure = origin.replace('http:', 'https:');
    if (path === '/sitemap.xml')
      return void xml(response, urlset([`${origin}/a`, `${secure}/a`, `${secure}/b`, `${origin}/b#part`]));
    html(response, page('Mixed'));
  },
  /** Another title and another sitemap each time. */
  changing: (response, path, origin) => {
    requested += 1;
    if (path === '/robots.txt') return notFound(response);
    if (path === '/sitemap.xml') return void xml(response, urlset([`${origin}/a`, `${origin}/only-${requested}`]));
    html(response, page(`Answer ${requested}\u0000`), { etag: `"${requested}"` });
  },
  /** 429 with Retry-After for a second, then open. */
  busy: (response, path, origin) => {
    if (path === '/robots.txt') return notFound(response);
    if (path === '/sitemap.xml') return void xml(response, urlset([`${origin}/a`, `${origin}/b`, `${origin}/c`]));
    if (path !== '/' && busyUntil === 0) busyUntil = Date.now() + 900;
    if (path !== '/' && Date.now() < busyUntil)
      return void response.writeHead(429, { 'retry-after': '1' }).end('later');
    html(response, page('Busy'));
  },
};

export async function startBadSites() {
  const servers = await Promise.all(
    Object.entries(sites).map(async ([name, site]) => {
      const server = createServer((request, response) => {
        const { port } = server.address() as AddressInfo;
        site(response, request.url ?? '/', `http://localhost:${port}`, request);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      return { name, server, url: `http://localhost:${port}/`, hosts: [`localhost:${port}`, `127.0.0.1:${port}`] };
    }),
  );
  return {
    urlOf: (name: string) => servers.find((one) => one.name === name)?.url ?? '',
    hosts: servers.flatMap(({ hosts }) => hosts),
    close: () => {
      for (const { server } of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

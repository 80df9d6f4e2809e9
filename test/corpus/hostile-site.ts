import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { prototypeWords } from '../prototype-words.ts';
import { few, seed } from '../size.ts';

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

import fc from 'fast-check';
import { few, seed } from '../size.ts';

// Pages, sitemaps and robots.txt that cost as much to read as a stranger can make them: every part of a page, alone or
// several together, as often, as long and as deep as fits into what is read of one.

/** As much as is read of a page, and a bit. */
const PAGE_CHARACTERS = 3_600_000;

const many = (unit: string | ((at: number) => string), count: number): string => {
  if (typeof unit === 'string') return unit.repeat(count);
  return Array.from({ length: count }, (_, at) => unit(at)).join('');
};
const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;
const meta = (key: string, content: string) => `<meta property="${key}" content="${content}">`;

/** A part of a page, of about `size` characters. */
type Part = (size: number) => string;

/** Those that once stopped the server have a comment with what they took then (processor time of one reading). */
export const pageParts: Record<string, Part> = {
  // 20 kB: 1.0 s, 40 kB: 3.9 s
  'JSON-LD with CDATA and line breaks': (size) => jsonLd(`[CDATA[ WebPage${many('\n', size)}x`),
  // 13 kB: 0.9 s, 27 kB: 3.6 s
  'one element with many keys': (size) => `<meta property="${many((at) => `a:${at} `, size / 6)}" content="x">`,
  'JSON-LD in white space': (size) =>
    jsonLd(`${many(' ', size / 2)}{"@type":"Product","name":"x"}${many('\n', size / 2)}`),
  'JSON-LD of brackets': (size) => jsonLd(`{"@type":"Product","x":${many('[{"@graph":', size / 11)}`),
  'JSON-LD that ends again and again': (size) => jsonLd(`{"@type":"Product","name":"x"}${many('//', size / 2)}`),
  'JSON-LD of commas': (size) => jsonLd(`{"@type":"Product","name":"x"${many(',   ', size / 4)}`),
  'JSON-LD with many images': (size) => jsonLd(`{"@type":"Product","image":[${many('"x",', size / 4)}"y"]}`),
  'JSON-LD with many authors': (size) => jsonLd(`{"@type":"WebPage","author":[${many('[[1]],', size / 6)}[1]]}`),
  'many scripts of JSON-LD': (size) => many(jsonLd('{"@type":"WebPage Product"}'), size / 75),
  'a title of entities': (size) => `<title>${many('&amp', size / 4)}</title>`,
  'an og:title of entities': (size) => meta('og:title', many('&notin;', size / 7)),
  'broken entities': (size) => `${meta('og:title', many('&a', size / 4))}<title>${many('&#', size / 4)}</title>`,
  'many og:image': (size) => many((at) => meta('og:image', `/i${at}`), size / 46),
  'many og:image in a comment': (size) => `<!--${many((at) => meta('og:image', `/i${at}`), size / 46)}-->`,
  'long og:image': (size) => many((at) => meta('og:image', `https://cdn.example.com/${many(`${at}/`, size / 50)}`), 16),
  'comments that begin tags': (size) => many('<!--<meta -->', size / 13),
  'comments of nothing': (size) => many('<!---->', size / 7),
  'comments without end': (size) => many('<!-- -', size / 6),
  'attributes without end': (size) =>
    many(`<meta ${many('a=b ', 1_000)} property="og:title" content="x">`, size / 4_040),
  'tags in tags': (size) => many(`${many('<meta ', 2_700)}>`, size / 16_201),
  'tags without end': (size) => many('<meta ', size / 6),
  'many html elements': (size) => many('<html lang=x>', size / 13),
  'many titles': (size) => many('<title>a</title>', size / 16),
  'many languages': (size) => many((at) => `<link rel="alternate" hreflang="a${at}" href="/${at}">`, size / 55),
  // 3.5 MB: 168 MB of evidence
  'many keys of a long media': (size) =>
    many(
      `<meta property="${many((at) => `a:${at} `, 16)}" name="${many((at) => `b:${at} `, 16)}" media="${many('x', Math.min(size, 100_000))}" content="x">`,
      Math.max(1, size / 100_300),
    ),
  'many icons': (size) => many((at) => `<link rel="icon" sizes="${many('1x1 ', 20)}" href="/${at}">`, size / 115),
  'a rel of many words': (size) => `<link rel="${many('a ', size / 2)}" href="/i">`,
  'open drawings and closed formulas': (size) => `<svg>${many('<svg>', size / 12)}${many('</math>', size / 12)}`,
  'open templates': (size) => `<math>${many('<template><svg>', size / 30)}${many('</math>', size / 14)}`,
  'titles of drawings': (size) => `<body>${many('<svg><title>', size / 12)}`,
  'scripts in scripts': (size) => `<script>${many('<!--<script>', size / 12)}`,
  'scripts of a shop': (size) => `<script>${many('Shopify.shop = "', size / 16)}</script>`,
  'style of colours': (size) => `<style>${many('--color-primary: #123456;', size / 25)}</style>`,
  'style without end': (size) => `<style>${many('--color-primary-', size / 16)}`,
  links: (size) => `<body>${many((at) => `<a href="/p${at}">`, size / 16)}`,
  'links without end': (size) => `<body>${many('<a href="', size / 9)}`,
  images: (size) => `<body>${many('<img srcset=" ', size / 14)}`,
  'a base of many steps': (size) =>
    `<base href="https://x.example/${many('a/../', Math.min(size, 100_000) / 5)}">${many((at) => meta('og:image', `i${at}`), 1_000)}`,
  'a long description': (size) => `<meta name="description" content="${many('word ', size / 5)}">`,
  'many descriptions': (size) => many((at) => meta('og:description', `${many('word ', 200)}${at}`), size / 1_050),
  'robots of many words': (size) => `<meta name="robots" content="${many('noindex, ', size / 9)}">`,
  'a charset of spaces': (size) => `<meta charset="${many(' ', size)}x">`,
  'a component embed': (size) =>
    many(`<script type="application/json" id="discord:component-embed">${many('[', 2_900)}</script>`, size / 2_970),
};

export const pageOf = (...parts: string[]): string =>
  `<!doctype html><html><head>${parts.join('')}</head><body>x</body></html>`.slice(0, PAGE_CHARACTERS);

const partNames = Object.keys(pageParts);

/** Up to four parts of sizes that together fill a page. */
const hostilePage: fc.Arbitrary<{ name: string; html: string }> = fc
  .array(fc.record({ name: fc.constantFrom(...partNames), size: fc.integer({ min: 1_000, max: PAGE_CHARACTERS }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => ({
    name: parts.map(({ name, size }) => `${name} (${size})`).join(' + '),
    html: pageOf(...parts.map(({ name, size }) => pageParts[name]?.(size / parts.length) ?? '')),
  }));

export const somePages = () => fc.sample(hostilePage, { numRuns: few(20, 200), seed });

const row = (loc: string) => `<url><loc>${loc}</loc></url>`;
/** Of about `size` characters. */
export const sitemaps: Record<string, Part> = {
  // 90 kB: 0.4 s
  'broken entities': (size) => `<urlset>${row(many('&a;', size / 3))}</urlset>`,
  'characters that may not be': (size) => `<urlset>${row(many('&#0;', size / 4))}</urlset>`,
  'bare ampersands': (size) => `<urlset>${many(row('https://example.com/?a&b&c'), size / 48)}</urlset>`,
  'tags that are none': (size) => `<urlset>${many('<1>', size / 3)}`,
  'tags without end': (size) => `<urlset>${many('<url ', size / 5)}`,
  'deep tags': (size) => many('<urlset>', size / 8),
  attributes: (size) => `<urlset ${many((at) => `a${at}="" `, size / 10)}>`,
  'one long text': (size) => `<urlset>${row(many('a', size))}`,
  'many rows': (size) => `<urlset>${many((at) => row(`https://example.com/${at}`), size / 48)}</urlset>`,
};

export const robotsFiles: Record<string, Part> = {
  'empty lines': (size) => many('\n', size),
  agents: (size) => many('User-agent: a\n', size / 14),
  rules: (size) => `User-agent: *\n${many('Disallow: /*a\n', size / 14)}`,
  stars: (size) => `User-agent: *\n${many(`Disallow: /${many('*a', 100)}\n`, size / 212)}`,
  groups: (size) => many('User-agent: linkbildbot\nDisallow: /*a*b*c\n', size / 42),
  sitemaps: (size) => many((at) => `Sitemap: https://example.com/${at}\n`, size / 35),
  'one long line': (size) => `Disallow: ${many('%41', size / 3)}`,
  'white space': (size) => many(' \t', size / 2),
};

import fc from 'fast-check';
import { Liquid } from 'liquidjs';
import { describe, expect, test } from 'vitest';
import { auditPage, type PageAudit } from '#domain/audit/audit-page.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { siteIssuesOf } from '#domain/audit/scoring/site-issues.ts';
import { describeIssue } from '#domain/audit/texts/describe-issues.ts';
import { escapeAttribute } from '#domain/audit/texts/paste-tag.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { few, seed } from '../../../../../test/size.ts';
import { withFixes } from '../find-fixes.ts';
import { expectFixesToHold, worseCards } from '../fixes-hold.fixture.ts';

// A shop's template with faults, its pages rendered, the fix of each issue put into the template, all pages rendered
// anew: the cards named are better on every page that had the issue, and no card of any page is worse.

const PAGES = few(12, 200);
const origin = 'https://shop.example';

interface Page {
  kind: 'product' | 'collection' | 'article' | 'page' | 'index';
  name: string;
  words: string | null;
  image: { width: number; height: number } | null;
}

const some = <Value>(...values: Value[]) => fc.constantFrom(...values);
const pages: fc.Arbitrary<Page> = fc.record({
  kind: some<Page['kind']>('product', 'product', 'product', 'collection', 'article', 'page', 'index'),
  name: some('Lamp', 'Vase & bowl', 'A “quoted” name', 'Stuhl', 'Mug <small>'),
  words: some<string | null>('It lights the room.', 'Made by hand.', null),
  image: some<Page['image']>(
    { width: 2000, height: 2000 },
    { width: 1600, height: 1000 },
    { width: 900, height: 1400 },
    null,
  ),
});

const urlOf = (at: number) => `${origin}/p/${at}`;
const fileOf = (at: number) => `${origin}/cdn/shop/files/${at}.jpg`;
/** Shared by pages without one of their own. */
const first = { width: 2000, height: 1500 };

const fileAt = (url: string, width: number, height: number): ImageProbe => {
  const file = { type: 'jpeg', width, height, bytes: 120_000, contentType: 'image/jpeg' } as const;
  return { ok: true, url, finalUrl: url, ...file };
};

/** A file at any size that its address asks for. */
function probeOf(url: string, list: readonly Page[]): ImageProbe {
  const { pathname, searchParams } = new URL(url);
  if (pathname.startsWith('/og/')) return fileAt(url, 1200, 630);
  const natural = list[Number(/(\d+)\.jpg$/.exec(pathname)?.[1])]?.image ?? first;
  const width = Math.min(natural.width, Number(searchParams.get('width') ?? natural.width));
  const height = searchParams.has('height')
    ? Number(searchParams.get('height'))
    : Math.round((natural.height * width) / natural.width);
  return fileAt(url, width, height);
}

function evidenceOf(html: string, at: number, list: readonly Page[]): PageEvidence {
  const url = urlOf(at);
  const meta = extractMeta({ body: new TextEncoder().encode(html), url, contentType: 'text/html', details: true });
  const addresses = [...meta.og.images, ...meta.twitter.images].flatMap((one) => [one.url, one.secureUrl ?? []].flat());
  const own = list[at]?.image ? [fileOf(at)] : [];
  const secure = addresses.map((one) => one.replace('http:', 'https:'));
  const images = Object.fromEntries([...addresses, ...secure, ...own].map((one) => [one, probeOf(one, list)]));
  return withImageType({ url, finalUrl: url, status: 200, meta, images, imageType: 'none' });
}

/** How a system prints its pages from a template, and how its owner changes the template. */
interface System {
  /** Printed on every page, so that the system is recognised. */
  mark: string;
  /** The tags of a sound template, by key. */
  tags: Record<string, string>;
  render: (template: string, page: Page, at: number) => string;
}

const body = (page: Page, at: number) =>
  `<body><h1>${escapeAttribute(page.name)}</h1><p>${'Words of the page. '.repeat(30)}</p>${page.image ? `<img src="${fileOf(at)}">` : ''}</body>`;

const liquid = new Liquid();
type File = { src: string };
liquid.registerFilter('image_url', (image: File | null, ...options: [string, unknown][]) => {
  const query = new URLSearchParams(options.map(([key, value]) => [key, String(value)]));
  return image ? `${image.src.replace('https:', '')}?${query}` : '';
});
liquid.registerFilter('money_with_currency', (cents: number) => `${cents / 100} EUR`);

const shopify: System = {
  mark: '<meta name="shopify-digital-wallet" content="/1/digital_wallets/dialog">',
  tags: {
    title: '<title>{{ page_title | escape }}</title>',
    description: '<meta name="description" content="{{ page_description | escape }}">',
    'og:title': '<meta property="og:title" content="{{ page_title | escape }}">',
    'og:description':
      '<meta property="og:description" content="{{ page_description | default: shop.description | escape }}">',
    'og:url': '<meta property="og:url" content="{{ canonical_url }}">',
    'og:site_name': '<meta property="og:site_name" content="{{ shop.name | escape }}">',
    'og:image': `{%- if page_image -%}<meta property="og:image" content="https:{{ page_image | image_url: width: 2000 }}">{%- endif -%}`,
    'twitter:card': '<meta name="twitter:card" content="summary_large_image">',
  },
  render: (template, page, at) => {
    const file = page.image && { src: fileOf(at), ...page.image };
    const anyProduct = { featured_image: { src: `${origin}/cdn/shop/files/first.jpg`, ...first } };
    const html = liquid.parseAndRenderSync(template, {
      page_title: page.name,
      page_description: page.words,
      page_image: file,
      canonical_url: urlOf(at),
      shop: { name: 'Shop', description: 'Lamps and more.' },
      product: page.kind === 'product' ? { price: 4900, available: true } : null,
      collection: page.kind === 'collection' ? { products: [anyProduct] } : null,
      collections: { all: { products: [anyProduct] } },
    });
    return `<!doctype html><html lang="en"><head>${html}</head>${body(page, at)}</html>`;
  },
};

const astro: System = {
  mark: '<meta name="generator" content="Astro v5.1">',
  tags: {
    title: '<title>{page.title}</title>',
    description: '<meta name="description" content={page.description}>',
    'og:title': '<meta property="og:title" content={page.title}>',
    'og:description': '<meta property="og:description" content={page.description}>',
    'og:url': '<meta property="og:url" content={page.url}>',
    'og:site_name': '<meta property="og:site_name" content="Shop">',
    'og:image': '<meta property="og:image" content={page.image}>',
    'twitter:card': '<meta name="twitter:card" content="summary_large_image">',
  },
  // Expressions of data that the owner has for every page.
  render: (template, page, at) => {
    const data = new Map([
      ['page.title', page.name],
      ['page.description', page.words ?? 'About this page.'],
      ['page.url', urlOf(at)],
      ['page.siteName', 'Shop'],
      ['page.image', `${origin}/og/${at}.jpg`],
      ['page.plainImage', `http://shop.example/og/${at}.jpg`],
    ]);
    const html = template
      .replace(/=\{(?:'([^']*)'|(\d+))\}/g, (_, text?: string, digits?: string) => `="${text ?? digits}"`)
      .replace(/=\{([\w.]+)\}/g, (_, name: string) => `="${escapeAttribute(data.get(name) ?? '')}"`)
      .replace(/\{([\w.]+)\}/g, (_, name: string) => escapeAttribute(data.get(name) ?? ''));
    return `<!doctype html><html lang="en"><head>${html}</head>${body(page, at)}</html>`;
  },
};

/** Faults of a template: one of its tags is missing, or is not what it should be. */
const faults: [name: string, change: (tags: Record<string, string>) => Record<string, string>][] = [
  ...['og:title', 'og:description', 'og:url', 'og:site_name', 'og:image', 'twitter:card'].map(
    (key): (typeof faults)[number] => [`without ${key}`, ({ [key]: _, ...rest }) => rest],
  ),
  ['a small card', (tags) => ({ ...tags, 'twitter:card': '<meta name="twitter:card" content="summary">' })],
  [
    'an image by http',
    (tags) => ({
      ...tags,
      'og:image': (tags['og:image'] ?? '').replace('"https:', '"http:').replace('page.image', 'page.plainImage'),
    }),
  ],
];

const templateOf = ({ mark }: System, tags: Record<string, string>) =>
  ['<meta charset="utf-8">', mark, ...Object.values(tags)].join('\n');

/** As `where` says: into the head, in place of the tags that are there. */
function patched(tags: Record<string, string>, code: string): Record<string, string> {
  const keys = [...code.matchAll(/<(?:meta (?:property|name)="([^"]+)"|(title)>)/g)].map(
    ([, key, title]) => key ?? title,
  );
  const rest = Object.entries(tags).filter(([key]) => !keys.includes(key));
  return { ...Object.fromEntries(rest), 'the fix': code };
}

const readAll = (system: System, tags: Record<string, string>, list: readonly Page[]): PageEvidence[] =>
  list.map((page, at) => evidenceOf(system.render(templateOf(system, tags), page, at), at, list));

const failing = (audit: PageAudit | undefined, id: string): number =>
  audit?.platforms.filter(({ checks }) => checks.some((one) => one.id === id && one.outcome === 'fail')).length ?? 0;

describe.each([
  ['Shopify', shopify],
  ['Astro', astro],
])('%s', (_name, system) => {
  test.each(faults)(`%s: the fix in the template helps on ${PAGES} pages and harms none`, (fault, change) => {
    const list = fc.sample(pages, { seed, numRuns: PAGES });
    const tags = change(system.tags);
    const before = readAll(system, tags, list).map((evidence) => withFixes(auditPage(evidence), evidence));
    let applied = 0;
    for (const issue of siteIssuesOf(before)) {
      const { paste } = describeIssue(issue, issue.example, issue.pages);
      if (paste === null) continue;
      applied += 1;
      const after = readAll(system, patched(tags, paste), list).map((evidence) => auditPage(evidence));
      const wrong = before.flatMap((audit, at) => {
        const now = after[at] as PageAudit;
        const had = failing(audit, issue.id);
        return [
          ...worseCards(audit, now).map((what) => `${issue.id} ${at} ${what}`),
          ...(had > 0 && failing(now, issue.id) >= had ? [`${issue.id} ${at} stays: ${JSON.stringify(list[at])}`] : []),
        ];
      });
      expect(wrong, `${fault}: ${issue.id}\n${paste}`).toEqual([]);
    }
    expect(applied).toBeGreaterThan(0);
  });
});

test.each(faults)('WordPress, %s: a field of each page, never a tag for all', (fault, change) => {
  const wordpress: System = { ...astro, mark: '<meta name="generator" content="WordPress 6.8">' };
  const list = fc.sample(pages, { seed, numRuns: PAGES });
  for (const [at, evidence] of readAll(wordpress, change(wordpress.tags), list).entries()) {
    const issues = expectFixesToHold(`${fault} ${at}`, evidence);
    expect(issues.filter(({ edits, where, paste }) => paste !== null || (edits && !where)).map(({ id }) => id)).toEqual(
      [],
    );
  }
});

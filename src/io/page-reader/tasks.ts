// Processing of untrusted bytes: pure functions, run in a reader process. Nothing here may be called by the thread that
// answers requests (docs/decisions/058-page-readers.md).
import { auditPage } from '#domain/audit/audit-page.ts';
import { oembedOf } from '#domain/audit/emulation/oembed.ts';
import { withOrigins } from '#domain/audit/emulation/origins.ts';
import type { Oembed } from '#domain/audit/emulation/page-evidence.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { largeBlocksBeforeLateTags } from '#domain/audit/late-tags.ts';
import { scorePageOnly } from '#domain/audit/scoring/score-page.ts';
import { pageLinks } from '#domain/crawl/page-address.ts';
import { extractMeta, type PageInput } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { detectShopApps } from '#domain/shop-apps/detect-shop-apps.ts';
import { readPageKind } from '#domain/shop-apps/page-kind.ts';
import { detectPageType } from '#domain/shop-apps/page-type.ts';
import { detectShopSystem } from '#domain/shop-apps/shop-system.ts';
import { readBrand } from '#domain/site/brand.ts';
import { readTheme } from '#domain/watch/read-theme.ts';
import type { ImageHeader } from '#io/fetch/image-headers/image-header.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import { firstForbidden, parseRobots, type Robots } from '#io/fetch/site-files/robots.ts';
import { type SitemapError, SitemapParser, type SitemapRow } from '#io/fetch/site-files/sitemap-parser.ts';
import { comparePage } from './compare-page.ts';
import { imagesOfPlatforms, imagesToProbe } from './page-images.ts';
import type { AuditInput, JudgeInput, Judgement, PageExtras, ReadPageInput } from './task-types.ts';

/** Brand colours and the logo are found in the head and the header. */
const SHOP_BYTES = 400_000;
const BRAND_BYTES = 400_000;

const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

export const tasks = {
  /** The data a page states about itself. */
  meta: (page: PageInput): MetaTagData => extractMeta(page),

  /** The same for a project's home page, with the facts about its site. */
  site(page: PageInput & { headers: Record<string, string> }) {
    const meta = extractMeta({ ...page, details: true });
    const html = textOf(page.body);
    const type = detectPageType({ html, headers: page.headers, url: page.url });
    return { meta, brand: readBrand(html.slice(0, BRAND_BYTES), meta), type };
  },

  links: ({ body, url, siteUrl }: { body: Uint8Array; url: string; siteUrl: string }): string[] =>
    pageLinks(textOf(body), url, siteUrl),

  /** The evidence of a page, and what can be said before its images are known. */
  page({ body, contentType, basics, wants, ...options }: ReadPageInput) {
    const { finalUrl: url } = basics;
    const meta = extractMeta({ body, url, contentType, details: true });
    const bulk = largeBlocksBeforeLateTags(meta, body);
    // Only advice depends on it.
    const shopSystem = options.suggests ? detectShopSystem(textOf(body.subarray(0, SHOP_BYTES))) : null;
    const evidence = { ...basics, shopSystem, meta, images: {}, imageType: 'none' as const, bulk };
    return { meta, bulk, shopSystem, ...judge({ ...options, evidence }), extras: extrasOf(body, url, wants) };
  },

  /** The evidence again, now with images, crawlers or oEmbed. */
  judge,

  compare: comparePage,
  robots: (body: Uint8Array): Robots => parseRobots(new TextDecoder().decode(body)),
  forbidden: firstForbidden,
  header: (bytes: Uint8Array): ImageHeader => readImageHeader(bytes),
  sitemap: parseSitemap,

  oembed({ body, url }: { body: Uint8Array; url: string }): Oembed | null {
    try {
      return oembedOf(JSON.parse(textOf(body)), url);
    } catch {
      return null;
    }
  },
};

function judge({ evidence: bare, ...options }: JudgeInput): Judgement {
  const evidence = withImageType(bare, options.imagesUrls);
  const images = options.asksImages ? imagesOfPlatforms(evidence) : {};
  return {
    imageType: evidence.imageType,
    images,
    toProbe: options.asksImages ? imagesToProbe(evidence, images, options.suggests ?? false) : [],
    audit: auditOf(evidence, options),
    scores: options.scores ? scorePageOnly(evidence) : null,
  };
}

function auditOf(evidence: JudgeInput['evidence'], { audits, platforms }: AuditInput) {
  if (!audits) return null;
  const audit = auditPage(evidence, platforms);
  if (audits === 'plain') return audit;
  const tried = withFixes(audit, evidence);
  return audits === 'with-origins' ? withOrigins(tried, evidence) : tried;
}

function extrasOf(body: Uint8Array, url: string, wants: ReadPageInput['wants']): PageExtras {
  if (!wants) return { links: [], apps: [], kind: null, theme: null };
  // Decoded only if needed, because that takes as long as scanning the page; the kind follows from headers and path.
  const html = wants.links || wants.apps ? textOf(body) : '';
  return {
    links: wants.links ? pageLinks(html, url, wants.links.siteUrl) : [],
    apps: wants.apps ? detectShopApps(html) : [],
    kind: wants.kind ? readPageKind({ html, headers: wants.kind.headers, url }) : null,
    theme: wants.theme ? readTheme(Buffer.from(body).toString('latin1')) : null,
  };
}

/** A part of a sitemap that ends with a whole row, so that every part can be read alone. */
interface SitemapPart {
  bytes: Uint8Array;
  encoding: string;
  /** Opened by an earlier part: `urlset` or `sitemapindex`. */
  root: string | null;
  isLast: boolean;
}

interface ParsedPart {
  rows: SitemapRow[];
  firstError: { reason: SitemapError; detail: string } | null;
  /** Nothing after it is read. */
  ended: boolean;
  root: string | null;
}

function parseSitemap({ bytes, encoding, root, isLast }: SitemapPart): ParsedPart {
  const parser = new SitemapParser();
  if (root !== null) parser.write(`<${root}>`);
  const rows = parser.write(decoderOf(encoding).decode(bytes));
  if (isLast) rows.push(...parser.end());
  else rows.push(...parser.flush());
  return { rows, firstError: parser.firstError, ended: parser.ended, root: parser.root };
}

/** Invalid bytes become U+FFFD. */
function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}

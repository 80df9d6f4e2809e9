import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { escapeAttribute } from '#domain/audit/texts/paste-tag.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';

// A small product page that the guides hold against a platform's rules: what they say of a platform is what the rules
// do with this page, so it cannot differ from what audits say.

const URL = 'https://www.your-shop.com/products/lamp';
const IMAGE = 'https://www.your-shop.com/lamp.jpg';

export type GuideTags = Record<string, string | null>;

const usual: GuideTags = {
  title: 'Halo table lamp',
  description: 'A lamp with a dome of spun steel.',
  'og:type': 'product',
  'og:title': 'Halo table lamp',
  'og:description': 'A lamp with a dome of spun steel.',
  'og:site_name': 'Halm & Ton',
  'og:url': URL,
  'og:image': IMAGE,
  'twitter:card': 'summary_large_image',
};

export interface GuideImage {
  width: number;
  height: number;
}

/** The page with other tags (null leaves one out) and an image of this size. */
export function guidePage(
  tags: GuideTags = {},
  { width, height }: GuideImage = { width: 1200, height: 630 },
): PageEvidence {
  const head = Object.entries({ ...usual, ...tags }).flatMap(([key, value]) =>
    value === null ? [] : elementOf(key, value),
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head.join('')}</head><body></body></html>`;
  const meta = extractMeta({
    body: new TextEncoder().encode(html),
    url: URL,
    contentType: 'text/html',
    details: true,
  });
  const probe: ImageProbe = {
    ok: true,
    url: IMAGE,
    finalUrl: IMAGE,
    type: 'jpeg',
    width,
    height,
    bytes: 84_000,
    contentType: 'image/jpeg',
  };
  return { url: URL, finalUrl: URL, status: 200, meta, images: { [IMAGE]: probe }, imageType: 'static', redirects: [] };
}

function elementOf(key: string, value: string): string {
  const text = escapeAttribute(value);
  if (key === 'title') return `<title>${text}</title>`;
  return `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${text}">`;
}

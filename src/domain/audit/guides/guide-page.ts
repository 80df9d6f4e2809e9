import type { CardLayout } from '#domain/audit/emulation/card.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { Platform } from '#domain/audit/platform-rules.ts';
import { escapeAttribute } from '#domain/audit/texts/paste-tag.ts';
import type { Text } from '#domain/language.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';

// A small product page to which the guides apply a platform's rules. What they say about a platform is what its rules
// do with this page, so guides and audits cannot disagree.

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

export interface LayoutExample extends GuideImage {
  layout: CardLayout;
  why: Text;
}

/** Images that shops share: drawn for sharing, square and upright product photos, a small one, a thumbnail, an icon. */
const sizes: readonly GuideImage[] = [
  { width: 1200, height: 630 },
  { width: 1000, height: 1000 },
  { width: 800, height: 1200 },
  { width: 400, height: 210 },
  { width: 250, height: 250 },
  { width: 100, height: 100 },
];

/** How the platform lays out a link with each of these images, and why. Computed from its rules. */
export const layoutsOf = (platform: Platform): LayoutExample[] =>
  sizes.map((size) => {
    const { layout, reasons, isShown } = platform.toCard(guidePage({}, size));
    return { ...size, layout: isShown ? layout : 'none', why: reasons[0] ?? { en: '', de: '' } };
  });

interface Lack {
  what: Text;
  page: () => PageEvidence;
}

const without = (keys: readonly string[], what: Text): Lack => ({
  what,
  page: () => guidePage(Object.fromEntries(keys.map((key): [string, GuideTags[string]] => [key, null]))),
});

/** The tags that pages lack most often. */
const lacks: readonly Lack[] = [
  without(['title', 'og:title', 'twitter:title'], { en: 'no title', de: 'kein Titel' }),
  without(['og:title', 'twitter:title'], { en: 'no og:title', de: 'kein og:title' }),
  without(['description', 'og:description', 'twitter:description'], {
    en: 'no description',
    de: 'keine Beschreibung',
  }),
  without(['og:image', 'twitter:image'], { en: 'no image', de: 'kein Bild' }),
  without(['og:type', 'og:title', 'og:description', 'og:image', 'og:site_name', 'og:url', 'twitter:card'], {
    en: 'only <title> and a description',
    de: 'nur <title> und eine Beschreibung',
  }),
  {
    what: { en: 'noindex in the robots tag', de: 'noindex im Robots-Tag' },
    page: () => guidePage({ robots: 'noindex' }),
  },
  {
    what: { en: 'an error page', de: 'eine Fehlerseite' },
    page: () => ({ ...guidePage(), status: 404 }),
  },
];

export interface WithheldCard {
  /** Null: whatever the page has. */
  what: Text | null;
  why: Text;
}

/** The pages of which the platform makes no card, with its reason. */
export function withheldCards(platform: Platform): WithheldCard[] {
  const whyOf = (page: PageEvidence) => {
    const { isShown, reasons } = platform.toCard(page);
    return isShown ? null : (reasons[0] ?? null);
  };
  const always = whyOf(guidePage());
  if (always) return [{ what: null, why: always }];
  return lacks.flatMap(({ what, page }) => {
    const why = whyOf(page());
    return why ? [{ what, why }] : [];
  });
}

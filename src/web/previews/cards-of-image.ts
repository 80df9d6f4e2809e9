import { auditPage } from '#domain/audit/audit-page.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import { describeCard } from '#domain/audit/texts/describe-audit.ts';
import { escapeAttribute } from '#domain/audit/texts/paste-tag.ts';
import type { Language } from '#domain/language.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';

export interface PageWithImage {
  url: string;
  imageUrl: string;
  title: string | null;
  description?: string | null;
  siteName?: string | null;
  accentColor?: string | null;
}

/** Where the page would name the image; visitors see the one that was just drawn, which may be data. */
const NAMED = 'https://images.linkbild.example/image.jpg';

/** A page with our tags on it, read by the engine that reads customers' pages: each card as its platform draws it. */
export function cardsOfImage({ url, imageUrl, ...page }: PageWithImage, language: Language): Card[] {
  const address = URL.canParse(url) ? url : 'https://shop.example/';
  const body = new TextEncoder().encode(markupOf(address, page));
  const meta = extractMeta({ body, url: address, contentType: 'text/html', details: true });
  const evidence = { url: address, finalUrl: address, status: 200, meta, images: { [NAMED]: drawn } };
  return auditPage({ ...evidence, imageType: 'dynamic' }).platforms.map(({ card }) => {
    const shown = describeCard(card, language);
    const image = shown.image?.url === NAMED ? { ...shown.image, url: imageUrl } : shown.image;
    return { ...shown, image, favicon: null };
  });
}

function markupOf(url: string, { title, description, siteName, accentColor }: Omit<PageWithImage, 'url' | 'imageUrl'>) {
  const tags = {
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:site_name': siteName,
    'og:image': NAMED,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/jpeg',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
    'theme-color': accentColor,
  };
  const head = Object.entries(tags).map(([key, value]) =>
    value ? `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escapeAttribute(value)}">` : '',
  );
  return `<!doctype html><html><head><title>${escapeAttribute(title ?? '')}</title>${head.join('')}</head></html>`;
}

/** As Linkbild serves it. */
const drawn: ImageProbe = {
  ok: true,
  url: NAMED,
  finalUrl: NAMED,
  type: 'jpeg',
  width: 1200,
  height: 630,
  bytes: 84_000,
  contentType: 'image/jpeg',
};

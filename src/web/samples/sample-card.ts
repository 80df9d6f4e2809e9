import { auditPlatform, type PlatformAudit } from '#domain/audit/audit-page.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { describeCard } from '#domain/audit/texts/describe-audit.ts';
import { escapeAttribute } from '#domain/audit/texts/paste-tag.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { SAMPLE_SHOP, type SampleName, sampleImage, samplePages } from './sample-pages.ts';

/** The image of the page: Linkbild's, or the one that shops share without it. */
export type SampleImage = 'drawn' | 'none' | 'photo' | 'logo' | 'heavy';

interface Shared {
  type: AuditSubPageType;
  /** As the page's server would send it; null: the page names no image. */
  size: [width: number, height: number] | null;
  bytes?: number;
  shown: (name: SampleName, language: Language) => string;
}
const sharedImages: Record<SampleImage, Shared> = {
  drawn: { type: 'dynamic', size: [1200, 630], shown: sampleImage },
  none: { type: 'none', size: null, shown: () => '' },
  photo: { type: 'static', size: [1080, 1620], shown: () => '/samples/amphora-photo.webp' },
  // Straight from the camera.
  heavy: { type: 'static', size: [3000, 2000], bytes: 2_400_000, shown: () => '/samples/throw-photo.webp' },
  logo: { type: 'generic', size: [1200, 630], shown: () => '/samples/mark.webp' },
};

type SamplePlatformAudit = Omit<PlatformAudit, 'card'> & { card: Card };

const known = new Map<string, SamplePlatformAudit>();

/** A page of the sample shop, read and judged by the engine for customers' pages; computed once. */
export function sampleAudit<Platform extends PlatformId>(
  platform: Platform,
  language: Language,
  name: SampleName,
  image: SampleImage = 'drawn',
): SampleAudit<Platform> {
  const key = `${platform} ${language} ${name} ${image}`;
  const audit = known.get(key) ?? judge(platform, language, name, image);
  known.set(key, audit);
  return { ...audit, card: { ...audit.card, platform } };
}

interface SampleAudit<Platform> extends SamplePlatformAudit {
  card: Card & { platform: Platform };
}

export const sampleCard = <Platform extends PlatformId>(
  platform: Platform,
  language: Language,
  name: SampleName,
  image?: SampleImage,
): Card & { platform: Platform } => sampleAudit(platform, language, name, image).card;

function judge(platform: PlatformId, language: Language, name: SampleName, shared: SampleImage): SamplePlatformAudit {
  const { path, title, description } = samplePages[name];
  const { type, size, shown, bytes = DEFAULT_BYTES } = sharedImages[shared];
  const url = `https://${SAMPLE_SHOP.host}${path}`;
  const address = `https://${SAMPLE_SHOP.host}/picture.jpg`;
  const tags = {
    'og:title': title[language],
    'og:description': description[language],
    'og:site_name': SAMPLE_SHOP.name,
    'og:url': url,
    ...(size ? { 'og:image': address, 'og:image:alt': title[language] } : {}),
    ...(shared === 'drawn' ? drawnTags(language) : {}),
  };
  const head = Object.entries(tags).map(
    ([key, value]) =>
      `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escapeAttribute(value)}">`,
  );
  const html = `<!doctype html><html lang="${language}"><head><title>${title[language]}</title>${head.join('')}</head></html>`;
  const meta = extractMeta({ body: new TextEncoder().encode(html), url, contentType: 'text/html', details: true });
  const probe = size && loaded(address, size, bytes);
  const evidence = {
    url,
    finalUrl: url,
    status: 200,
    meta,
    images: probe ? { [address]: probe } : {},
    imageType: type,
  };
  const audit = auditPlatform(evidence, platform);
  const { image } = audit.card;
  // Visitors see this site's file; the page's was judged.
  const seen = image && { ...image, url: shown(name, language) };
  return { ...audit, card: { ...describeCard(audit.card, language), image: seen, favicon: null } };
}

const drawnTags = (language: Language) => ({
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:type': 'image/jpeg',
  'twitter:card': 'summary_large_image',
  'twitter:label1': { en: 'Made in', de: 'Hergestellt in' }[language],
  'twitter:data1': 'Berlin',
  'twitter:label2': { en: 'Delivery', de: 'Lieferung' }[language],
  'twitter:data2': { en: '2 to 4 days', de: '2 bis 4 Tage' }[language],
});

const DEFAULT_BYTES = 84_000;

const loaded = (url: string, [width, height]: [number, number], bytes: number): ImageProbe => ({
  ok: true,
  url,
  finalUrl: url,
  type: 'jpeg',
  width,
  height,
  bytes,
  contentType: 'image/jpeg',
});

import { auditPlatform, type PlatformAudit } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { describeCard } from '#domain/audit/texts/describe-audit.ts';
import { escapeAttribute } from '#domain/audit/texts/paste-tag.ts';
import type { Language } from '#domain/language.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { SAMPLE_SHOP, sampleImage, samplePages } from './sample-pages.ts';

// One product of the sample shop, wrong in every way a check knows: judged and drawn by the engine for customers' pages.

const url = `https://${SAMPLE_SHOP.host}${samplePages.teapot.path}`;
const imageUrl = `https://${SAMPLE_SHOP.host}/picture.jpg`;
const good = { width: 1200, height: 630, bytes: 84_000, type: 'jpeg' } as const;

interface Broken {
  /** Null: without this tag. */
  tags?: Record<string, string | null>;
  /** As they stand in the page, after the others. */
  markup?: string;
  /** `body`: below the head. `late`: after more than crawlers read. `name`: with `name` instead of `property`. */
  place?: 'body' | 'late' | 'name';
  image?: Partial<Omit<Extract<ImageProbe, { ok: true }>, 'ok'>>;
  evidence?: Partial<PageEvidence> | ((platform: PlatformId) => Partial<PageEvidence>);
  /** The file that stands for the wrong image. */
  shown?: string;
}

const other = `https://${SAMPLE_SHOP.host}/other.jpg`;
const long =
  'A teapot for four cups and a long afternoon, thrown in Berlin and glazed three times, with a lid that stays on. ';
const whole: Broken = {};
/** From the plain to the rare: a check shows the first that fails it. */
const mistakes: readonly Broken[] = [
  { tags: { 'og:image': null }, evidence: { imageType: 'none' } },
  { tags: { 'og:title': null, title: null } },
  { tags: { 'og:description': null } },
  { tags: { 'og:site_name': null } },
  { image: { width: 1080, height: 1620 }, evidence: { imageType: 'static' }, shown: '/samples/amphora-photo.webp' },
  { image: { bytes: 2_400_000 }, shown: '/samples/throw-photo.webp' },
  { image: { width: 120, height: 120, bytes: 4000 }, shown: '/samples/mark.webp' },
  { image: { width: 900, height: 900 }, shown: '/samples/mark.webp' },
  { evidence: { imageType: 'generic' }, shown: '/samples/mark.webp' },
  { evidence: { imageType: 'static' }, shown: '/samples/throw-photo.webp' },
  { image: { type: 'svg', contentType: 'image/svg+xml' }, shown: '/samples/mark.webp' },
  { image: { type: 'avif', contentType: 'image/avif' }, shown: '/samples/mark.webp' },
  { markup: `<meta property="og:image" content="${other}">` },
  { tags: { 'twitter:card': 'summary' } },
  { tags: { 'twitter:card': null } },
  { tags: { 'twitter:label1': null, 'twitter:data1': null, 'twitter:label2': null, 'twitter:data2': null } },
  { tags: { 'og:image': imageUrl.replace('https:', 'http:') } },
  { tags: { 'og:image': '/picture.jpg' } },
  { tags: { 'og:image:width': '600', 'og:image:height': '600' } },
  { tags: { 'og:image:alt': null } },
  { tags: { 'og:title': long } },
  { tags: { 'og:description': long.repeat(4) } },
  { tags: { 'og:title': '{{ product.title }}' } },
  { markup: '<meta property="og:title" content="Something else">' },
  { markup: '<meta name="robots" content="noindex">' },
  { markup: '<meta name="robots" content="max-image-preview:none">' },
  { tags: { 'og:url': `https://${SAMPLE_SHOP.host}/` } },
  { evidence: { images: { [imageUrl]: { ok: false, url: imageUrl, reason: 'not-found' } } } },
  { place: 'name' },
  { place: 'body' },
  { place: 'late' },
  { evidence: (platform) => ({ pageReach: { [platform]: { outcome: 'robots', url } } }) },
  { evidence: (platform) => ({ pageReach: { [platform]: { outcome: 'failed', reason: 'forbidden', status: 403 } } }) },
  { evidence: { redirects: Array.from({ length: 8 }, (_, at) => `${url}?${at}`) } },
];

/** Beyond what any crawler reads. */
const TOO_FAR = 1_200_000;

const tryOn = ['whatsapp', 'facebook', 'slack', 'twitter', 'linkedin', 'google-discover', 'imessage'] as const;

function evidenceOf(broken: Broken, platform: PlatformId, language: Language): PageEvidence {
  const { title, description } = samplePages.teapot;
  const tags: Record<string, string | null> = {
    title: title[language],
    'og:title': title[language],
    'og:description': description[language],
    'og:site_name': SAMPLE_SHOP.name,
    'og:url': url,
    'og:image': imageUrl,
    'og:image:alt': title[language],
    'og:image:width': String(good.width),
    'og:image:height': String(good.height),
    'twitter:card': 'summary_large_image',
    'twitter:label1': { en: 'Made in', de: 'Hergestellt in' }[language],
    'twitter:data1': 'Berlin',
    'twitter:label2': { en: 'Delivery', de: 'Lieferung' }[language],
    'twitter:data2': { en: '2 to 4 days', de: '2 bis 4 Tage' }[language],
    ...broken.tags,
  };
  const head = Object.entries(tags).map(([key, value]) => {
    if (value === null) return '';
    if (key === 'title') return `<title>${escapeAttribute(value)}</title>`;
    const attribute = key.startsWith('og:') && broken.place !== 'name' ? 'property' : 'name';
    return `<meta ${attribute}="${key}" content="${escapeAttribute(value)}">`;
  });
  const tagged = head.join('') + (broken.markup ?? '');
  const inHead = broken.place === 'late' ? `<style>${' '.repeat(TOO_FAR)}</style>${tagged}` : tagged;
  const parts = broken.place === 'body' ? `</head><body>${tagged}</body>` : `${inHead}</head>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${parts}</html>`;
  const meta = extractMeta({ body: new TextEncoder().encode(html), url, contentType: 'text/html', details: true });
  const urls = [...meta.og.images, ...meta.twitter.images].map((one) => one.url);
  const images = urls.map((one): [string, ImageProbe] => [
    one,
    { ok: true, url: one, finalUrl: one, contentType: 'image/jpeg', ...good, ...broken.image },
  ]);
  const more = typeof broken.evidence === 'function' ? broken.evidence(platform) : broken.evidence;
  const page = { url, finalUrl: url, status: 200, meta, images: Object.fromEntries(images) };
  return { ...page, imageType: 'dynamic', ...more };
}

const judged = new Map<string, PlatformAudit>();

/** Each once: all checks look through the same pages. */
function judge(broken: Broken, platform: PlatformId, language: Language): PlatformAudit {
  const key = `${mistakes.indexOf(broken)} ${platform} ${language}`;
  const audit = judged.get(key) ?? auditPlatform(evidenceOf(broken, platform, language), platform);
  judged.set(key, audit);
  return audit;
}

function cardOf(broken: Broken, platform: PlatformId, language: Language): Card {
  const { card } = judge(broken, platform, language);
  // Visitors see this site's file; the page's was judged.
  const image = card.image && { ...card.image, url: broken.shown ?? sampleImage('teapot', language) };
  return { ...describeCard(card, language), image, favicon: null };
}

export interface WrongAndRight {
  platform: PlatformId;
  wrong: Card;
  right: Card;
}

const found = new Map<string, WrongAndRight | null>();

/** How a page that fails a check looks, and how it looks when it is fixed; null: the card does not show it. */
export function wrongAndRight(check: CheckId, language: Language): WrongAndRight | null {
  const key = `${check} ${language}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const pair = search(check, language);
  found.set(key, pair);
  return pair;
}

function search(check: CheckId, language: Language): WrongAndRight | null {
  const outcomeOf = (broken: Broken, platform: PlatformId) =>
    judge(broken, platform, language).checks.find(({ id }) => id === check)?.outcome;
  for (const broken of mistakes) {
    for (const platform of tryOn) {
      if (outcomeOf(broken, platform) !== 'fail' || outcomeOf(whole, platform) === 'fail') continue;
      const pair = { platform, wrong: cardOf(broken, platform, language), right: cardOf(whole, platform, language) };
      if (JSON.stringify(pair.wrong) !== JSON.stringify(pair.right)) return pair;
    }
  }
  return null;
}

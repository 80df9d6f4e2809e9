import { isSecureUrl, type PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { EmulatedPage, NonTagFields } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import { resolveUrl } from '#domain/meta/resolve-url.ts';
import { noLimits, platform, usualReading } from './platform.ts';

const types = ['gif', 'jpeg', 'png', 'webp'] as const;
const maxBytes = 1024 * 1024; // Desktop; Android takes 2 MB.
const iconRels = ['apple-touch-icon', 'apple-touch-icon-precomposed', 'shortcut icon', 'icon'];

// All rules are from the desktop client's own code (docs/platforms.md#signal-desktop). Android's differs
// (docs/platforms.md#signal-android), which is a card of its own.
export const signal = platform({
  id: 'signal',
  evidence: {
    userAgent: ['signal-desktop', 'signal-android'],
    robots: ['signal-desktop'],
    window: ['signal-desktop', 'signal-android'],
    redirects: ['signal-desktop'],
    title: ['signal-desktop'],
    description: ['signal-desktop'],
    siteName: ['signal-desktop'],
    image: ['signal-desktop'],
    imageAddress: ['signal-desktop'],
    fallbackImage: ['signal-desktop'],
    twitterCard: ['signal-desktop'],
    types: ['signal-desktop'],
    bytes: ['signal-desktop', 'signal-android'],
    size: ['signal-desktop'],
    layout: ['signal-desktop'],
    cut: ['signal-desktop'],
    lines: ['signal-desktop'],
    host: ['signal-desktop'],
    whyNoCard: ['signal-desktop'],
    cache: ['signal-desktop'],
  },
  userAgent: 'WhatsApp/2',
  maxRedirects: 19, // 20 requests, the first included.
  windowBytes: 1000 * 1024, // Desktop; Android reads 2 MB.
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  // querySelector('meta[property="og:title"]'): name="og:…", another case and lists of keys are invisible to Signal,
  // and an empty first tag hides the others.
  tagReading: { ...usualReading, ogAttributes: ['property'], keys: 'exact', emptyTag: 'is-missing' },
  needsSecureImage: true, // LinkPreview.preload.ts and Android's repository refuse every other scheme.
  fallbackImage: 'icon',
  icon: firstIcon,
  scored: { types, maxBytes, minWidth: 200, minHeight: 200, maxRatio: null },
  shown: { ...noLimits, types, maxBytes },
  layout: ({ width, height, ratio }) => {
    const isNearlySquare = Math.abs(ratio - 1) < 0.05;
    if (width >= 200 && height >= 200 && !isNearlySquare) {
      return {
        layout: 'lg',
        why: {
          en: 'The image is at least 200 px on both sides and isn’t square.',
          de: 'Das Bild hat auf beiden Seiten mindestens 200 px und ist nicht quadratisch.',
        },
      };
    }
    return {
      layout: isNearlySquare ? 'sm-square' : 'sm',
      why: isNearlySquare
        ? {
            en: 'The image is square or nearly square, so Signal shows it small.',
            de: 'Das Bild ist (fast) quadratisch, also zeigt Signal es klein.',
          }
        : {
            en: `One side of the image is under 200 px (${width}×${height} px).`,
            de: `Eine Seite des Bildes ist kürzer als 200 px (${width} × ${height} px).`,
          },
    };
  },
  lines: () => ({ title: 2, description: 5 }),
  host: (url) => url.host.toLowerCase().replace(/^www\./, ''),
  whyNoCard: ({ title }, { url, finalUrl, status, redirects = [] }) => {
    if (![url, ...redirects, finalUrl].every(isSecureUrl)) {
      return {
        en: 'Signal only previews https links, and every redirect on the way must be https too.',
        de: 'Signal zeigt Vorschauen nur für https-Links. Auch jede Weiterleitung muss https sein.',
      };
    }
    if (status < 200 || status > 299) return notSuccessful(status);
    return title === null ? withoutTitle : null;
  },
  client: { en: 'Signal Desktop', de: 'Signal Desktop' },
  variants: [
    {
      client: { en: 'Signal for Android', de: 'Signal für Android' },
      source: 'signal-android',
      why: {
        en: 'Android only reads og tags in double quotes, the last of several, and no meta description. With og:description, every image is large.',
        de: 'Android liest nur og-Tags in doppelten Anführungszeichen, von mehreren das letzte, und keine Meta-Beschreibung. Mit og:description wird jedes Bild groß.',
      },
      rules: {
        windowBytes: 2 * 1024 * 1024,
        maxRedirects: 20,
        relativeImages: 'refuse',
        shown: { ...noLimits, types, maxBytes: 2 * 1024 * 1024 },
        readOtherSources: readAndroid,
        icon: androidIcon,
        // MessageRecordUtil.kt: with a description always (so also signalapp/Signal-Android#14893), else from the width
        // of a bubble, which is 150 points: 450 px on most phones.
        layout: ({ width }, { description }) => (description !== null || width >= 450 ? 'lg' : 'sm'),
        whyNoCard: (seen, evidence) => {
          if (!isSecureUrl(evidence.url)) return onlyHttps;
          const { status } = evidence;
          if (status < 200 || status > 299) return notSuccessful(status);
          // A title or an image is enough.
          const hasImage = ['loaded', 'pending'].includes(seen.image.state) || androidIcon(seen) !== null;
          return seen.title === null && !hasImage ? withoutTitle : null;
        },
      },
    },
  ],
  ownChecks: { isValidImageType: 1, fileSizeOk: 1, hasMinSize: 1, hasGoodImageRatio: 1 },
});

const onlyHttps: Text = {
  en: 'Signal only previews https links.',
  de: 'Signal zeigt Vorschauen nur für https-Links.',
};

const notSuccessful = (status: number): Text => ({
  en: `The page answers with status ${status}. Signal only shows previews for 2xx.`,
  de: `Die Seite antwortet mit Status ${status}. Signal zeigt Vorschauen nur bei 2xx.`,
});

const withoutTitle: Text = {
  en: 'Without og:title or <title>, Signal shows no card.',
  de: 'Ohne og:title oder <title> zeigt Signal keine Karte.',
};

/**
 * LinkPreviewUtil.java finds tags by patterns and keeps them by key, those that begin with og: and then those with
 * article: in one list: of several the last stays, even if it is empty. A `<title>` must stand on one line.
 */
function readAndroid({ tags, images }: EmulatedPage): Partial<NonTagFields> {
  const isQuoted = (raw: string) => raw === '' || (/\bproperty\s*=\s*"/.test(raw) && /\bcontent\s*=\s*"/.test(raw));
  const last = (name: string): string | null => {
    const written = (key: string) =>
      tags.findLast((tag) => tag.key === key && tag.attribute === 'property' && isQuoted(tag.raw));
    return (written(`article:${name}`) ?? written(`og:${name}`))?.value || null;
  };
  const title = tags.find((tag) => tag.element === 'title' && !tag.raw.includes('\n'))?.value || null;
  const image = last('image');
  return {
    title: last('title') ?? title,
    description: last('description'),
    images: image === null ? [] : images.filter(({ rawUrl }) => rawUrl === image).slice(-1),
  };
}

/** The first link with "icon" in its rel, in double quotes; its address must be complete and https. */
function androidIcon({ tags }: EmulatedPage): string | null {
  const link = tags.find(({ element, raw }) => element === 'link' && /rel\s*=\s*"[^"]*icon[^"]*"/.test(raw));
  const address = /href\s*=\s*"([^"]*)"/.exec(link?.raw ?? '')?.[1];
  return address?.startsWith('https://') ? address : null;
}

/**
 * The first link with exactly such a rel, in this order and whatever its size. Its answer must be gif, ico, jpeg, png or
 * webp, so that an SVG is no image.
 */
function firstIcon({ tags }: EmulatedPage, { finalUrl }: PageEvidence): string | null {
  for (const rel of iconRels) {
    const link = tags.find((tag) => tag.element === 'link' && tag.extra?.rel === rel);
    if (link === undefined || link.value === '') continue;
    const url = resolveUrl(link.value, finalUrl);
    return url === null || /\.svg(?:[?#]|$)/i.test(url) ? null : url;
  }
  return null;
}

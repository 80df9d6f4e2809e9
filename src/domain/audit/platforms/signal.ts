import { isSecureUrl } from '../emulation/page-evidence.ts';
import { noLimits, platform, usualReading } from './platform.ts';

const types = ['gif', 'jpeg', 'png', 'webp'] as const;
const maxBytes = 1024 * 1024; // Desktop; Android takes 2 MB.

// All rules are from the clients' own code (docs/platforms.md#signal-desktop).
export const signal = platform({
  id: 'signal',
  userAgent: 'WhatsApp/2',
  windowBytes: 1000 * 1024, // Desktop; Android reads 2 MB.
  tags: {
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  // querySelector('meta[property="og:title"]'): name="og:…", other letters and lists of keys are invisible to Signal,
  // and an empty first tag hides the others.
  tagReading: { ...usualReading, ogAttributes: ['property'], exactKeys: true, emptyTag: 'is-missing' },
  fallbackImage: 'icon',
  scored: { types, maxBytes, minWidth: 200, minHeight: 200, maxRatio: null },
  shown: { ...noLimits, types, maxBytes },
  layout: ({ width, height, ratio }) => {
    const isNearlySquare = Math.abs(ratio - 1) < 0.05;
    if (width >= 200 && height >= 200 && !isNearlySquare) {
      return {
        layout: 'lg',
        why: {
          en: 'Both sides of the image have at least 200 px and it is not square.',
          de: 'Beide Seiten des Bildes haben mindestens 200 px und es ist nicht quadratisch.',
        },
      };
    }
    return {
      layout: isNearlySquare ? 'sm-square' : 'sm',
      why: isNearlySquare
        ? {
            en: 'The image is square or nearly so; Signal shows it small.',
            de: 'Das Bild ist (fast) quadratisch; Signal zeigt es klein.',
          }
        : {
            en: `One side of the image is under 200 px (${width}×${height}).`,
            de: `Eine Seite des Bildes ist kürzer als 200 px (${width}×${height}).`,
          },
    };
  },
  lines: () => ({ title: 2, description: 5 }),
  host: (url) => url.host.toLowerCase().replace(/^www\./, ''),
  withholds: ({ title }, { finalUrl, redirects = [] }) => {
    if (!isSecureUrl(finalUrl)) {
      return { en: 'Signal previews https addresses only.', de: 'Signal zeigt Vorschauen nur für https-Adressen.' };
    }
    if (title === null) {
      return {
        en: 'Signal shows no card without og:title or <title>.',
        de: 'Ohne og:title oder <title> zeigt Signal keine Karte.',
      };
    }
    if (redirects.length > 20) {
      return { en: 'Signal follows 20 redirects at most.', de: 'Signal folgt höchstens 20 Weiterleitungen.' };
    }
    return null;
  },
  ownChecks: { isValidImageType: 1, fileSizeOk: 1, hasMinSize: 1, hasGoodImageRatio: 1 },
});

import type { Cut } from '../emulation/cut-text.ts';
import { utf8Length } from '../emulation/cut-text.ts';
import { tagValue } from '../emulation/visible-tags.ts';
import { noLimits, platform } from './platform.ts';

// Measured (docs/platforms.md#mastodawn): cuts count bytes, and a longer site name drops the whole embed.
const bytes = (length: number): Cut => ({ unit: 'bytes', length, mark: '...' });
const MAX_SITE_NAME_BYTES = 253;

export const discord = platform({
  id: 'discord',
  userAgent: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  tags: {
    title: ['og:title', 'twitter:title', 'title'],
    description: ['og:description', 'twitter:description', 'description'],
    image: ['og:image', 'twitter:image'],
    siteName: ['og:site_name'],
  },
  acceptsTwitterCard: (card) => card === 'summary_large_image',
  scored: { ...noLimits, types: ['jpeg', 'png', 'webp', 'gif'] },
  layout: (_image, { twitterCard }) =>
    twitterCard === 'summary_large_image'
      ? {
          layout: 'lg',
          why: { en: 'twitter:card is "summary_large_image".', de: 'twitter:card ist „summary_large_image“.' },
        }
      : {
          layout: 'sm',
          why: {
            en: 'Without twitter:card "summary_large_image" Discord shows a thumbnail at the right.',
            de: 'Ohne twitter:card „summary_large_image“ zeigt Discord ein kleines Bild rechts.',
          },
        },
  cut: { title: bytes(67), description: bytes(347) },
  lines: () => ({ title: 2, description: 6 }),
  accentColor: ({ tags }) => barColor(tagValue(tags, ['theme-color'])),
  withholds: ({ siteName }) =>
    siteName !== null && utf8Length(siteName) > MAX_SITE_NAME_BYTES
      ? {
          en: `og:site_name has over ${MAX_SITE_NAME_BYTES} bytes, with which Discord drops the whole embed.`,
          de: `og:site_name hat über ${MAX_SITE_NAME_BYTES} Bytes; damit lässt Discord die ganze Vorschau weg.`,
        }
      : null,
  heading: 'site-name',
  imagePlace: { large: 'below', small: 'right' },
  ownChecks: { isValidImageType: 1, hasValidTwitterCard: 1, hasGoodImageRatio: 1, hasSitename: 0.3 },
});

/** theme-color, hex only; Discord pads short hex with zeros instead of doubling it (`#abc` → `#000abc`). */
function barColor(themeColor: string | null): string | null {
  const hex = /^#([\da-f]{1,6})$/i.exec(themeColor?.trim() ?? '')?.[1];
  return hex === undefined ? null : `#${hex.toLowerCase().padStart(6, '0')}`;
}

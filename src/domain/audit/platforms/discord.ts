import { type Cut, countPoints } from '#domain/audit/emulation/cut-text.ts';
import { EmbedReader, type ReadEmbed } from '#domain/audit/emulation/embed-reader.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { EmulatedPage } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import { embedTypes } from '#domain/meta/data-scripts.ts';
import type { ComponentEmbedScript, MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { discordLayout, layoutTagOf, readDiscord } from './discord-reading.ts';
import { noLimits, platform, usualReading } from './platform.ts';

// All rules without another reference: docs/platforms.md#discord-docs.
const types = ['png', 'gif', 'jpeg', 'webp', 'avif'] as const;
/** Trimmed to this length with its mark, which is observed (docs/platforms.md#mastodawn). */
const bytes = (length: number): Cut => ({ unit: 'bytes', length, mark: '...', textLength: length - 3 });
const MAX_SITE_NAME = 256;
const MAX_ALT = 4_096;
const MAX_ADDRESS = 2_048;

export const discord = platform({
  id: 'discord',
  evidence: {
    userAgent: ['discord-docs', 'crawler-user-agents'],
    robots: [],
    window: ['discord-docs'],
    redirects: ['discord-docs'],
    title: ['discord-docs'],
    description: ['discord-docs'],
    siteName: ['discord-docs'],
    image: ['discord-docs'],
    imageAddress: ['discord-docs'],
    fallbackImage: ['discord-docs'],
    twitterCard: ['discord-docs'],
    types: ['discord-docs'],
    bytes: ['discord-docs'],
    size: ['discord-docs'],
    layout: ['discord-docs'],
    cut: ['discord-docs', 'mastodawn'],
    lines: ['discord-docs'],
    host: ['discord-docs', 'discord-components'],
    whyNoCard: ['discord-docs'],
    cache: ['discord-docs'],
  },
  userAgent: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  maxRedirects: 5,
  // Of Open Graph and Twitter the first non-empty one in the page; <title> only in a pair (discord-reading.ts).
  tags: {
    title: [['og:title', 'twitter:title']],
    description: [['og:description', 'twitter:description']],
    image: [['og:image', 'twitter:image']],
    siteName: ['og:site_name'],
  },
  tagReading: { ...usualReading, keys: 'exact', prefersName: true },
  twitterCardWins: 'last',
  acceptsTwitterCard: (card) => card === 'summary_large_image' || card === 'player' || card === 'photo',
  relativeImages: 'from-root',
  readOtherSources: readDiscord,
  readsOembed: true,
  scored: { ...noLimits, types },
  layout: discordLayout,
  cut: { title: bytes(70), description: bytes(350) },
  lines: (_layout, seen) => ({ title: 3, description: seen && hidesDescription(seen) ? 0 : 20 }),
  showsSeveralImages: true,
  maxImages: 4,
  accentColor: ({ tags }) => barColor(tags.findLast(({ key }) => key === 'theme-color')?.value),
  whyNoCard,
  addToCard: ({ meta }) => {
    const read = meta.componentEmbed && readComponentEmbed(meta.componentEmbed);
    return read?.ok ? { component: read.embed } : {};
  },
  heading: 'site-name',
  imagePlace: { large: 'below', small: 'right' },
  ownChecks: { isValidImageType: 1, hasValidTwitterCard: 1, hasGoodImageRatio: 1, hasSitename: 0.3 },
});

/** A photo or a video stands on its own. */
const hidesDescription = (seen: EmulatedPage): boolean => seen.isVideo || layoutTagOf(seen.tags) === 'photo';

function whyNoCard(seen: EmulatedPage, { status, url, finalUrl, meta }: PageEvidence): Text | null {
  if (status < 200 || status > 299) {
    return {
      en: `The page answers with status ${status}. Discord only shows previews for 2xx.`,
      de: `Die Seite antwortet mit Status ${status}. Discord zeigt Vorschauen nur bei 2xx.`,
    };
  }
  if (seen.siteName !== null && countPoints(seen.siteName) > MAX_SITE_NAME) {
    return {
      en: `og:site_name is longer than ${MAX_SITE_NAME} characters, so Discord shows no preview at all.`,
      de: `og:site_name ist länger als ${MAX_SITE_NAME} Zeichen. Dann zeigt Discord gar keine Vorschau.`,
    };
  }
  if (seen.images.some(({ alt }) => alt !== null && countPoints(alt) > MAX_ALT)) {
    return {
      en: 'The image’s alt text is longer than 4,096 characters, so Discord shows no preview at all.',
      de: 'Der Alternativtext des Bildes ist länger als 4.096 Zeichen. Dann zeigt Discord gar keine Vorschau.',
    };
  }
  if ([url, finalUrl, ...seen.images.map((image) => image.url)].some((address) => address.length > MAX_ADDRESS)) {
    return {
      en: 'A URL is longer than 2,048 characters, so Discord shows no preview at all.',
      de: 'Eine Adresse ist länger als 2.048 Zeichen. Dann zeigt Discord gar keine Vorschau.',
    };
  }
  const embed = meta.componentEmbed && readComponentEmbed(meta.componentEmbed);
  if (embed && !embed.ok && embed.endsPreview) {
    return {
      en: `The component embed breaks the preview: ${embed.problem.en}.`,
      de: `Das Component Embed verhindert die Vorschau: ${embed.problem.de}.`,
    };
  }
  if (embed?.ok || seen.title !== null || seen.description !== null || seen.images.length > 0) return null;
  return {
    en: 'Without og or twitter tags, Discord needs both a <title> and a meta description.',
    de: 'Ohne og- oder twitter-Tags braucht Discord einen <title> und eine Meta-Beschreibung.',
  };
}

/**
 * Where the embed is if not in the page itself: an absolute https address on the page's host, below it or above it
 * (docs/platforms.md#discord-docs). Null: there is none that Discord would request.
 */
export function linkedEmbed({ componentEmbed, tags }: MetaTagData, pageUrl: string): string | null {
  if (componentEmbed) return null;
  const link = tags.find(
    ({ key, extra }) => key === 'discord:component-embed' && embedTypes.includes(extra?.type ?? ''),
  );
  const url = URL.parse(link?.value ?? '');
  const page = URL.parse(pageUrl);
  if (url?.protocol !== 'https:' || page === null) return null;
  const isBelow = (host: string, above: string) => host === above || host.endsWith(`.${above}`);
  return isBelow(url.hostname, page.hostname) || isBelow(page.hostname, url.hostname) ? url.href : null;
}

/** theme-color with six or eight digits; the last two of eight are transparency, which the bar ignores. */
function barColor(themeColor: string | undefined): string | null {
  const hex = /^#([\da-f]{6})(?:[\da-f]{2})?$/i.exec(themeColor?.trim() ?? '')?.[1];
  return hex === undefined ? null : `#${hex.toLowerCase()}`;
}

// Discord's component embeds: JSON in the page that replaces its standard preview (docs/platforms.md#discord-docs). Read
// as strictly as Discord does, so that a mistake is found before a link is shared: Discord itself says nothing and shows
// the standard preview instead, or no preview at all.

const fails = (problem: Text): ReadEmbed => ({ ok: false, problem, endsPreview: false });

export function readComponentEmbed({ json, bytes, isInHead }: ComponentEmbedScript): ReadEmbed {
  if (!isInHead) return fails({ en: 'it’s outside the <head>', de: 'es ist außerhalb des <head>' });
  if (json === null) {
    return fails({
      en: `it has ${bytes} bytes, and Discord reads 3,000`,
      de: `es hat ${bytes} Bytes, Discord liest 3.000`,
    });
  }
  let payload: unknown;
  try {
    payload = JSON.parse(json);
  } catch {
    return fails({ en: 'it isn’t valid JSON', de: 'es ist kein gültiges JSON' });
  }
  return new EmbedReader().read(payload);
}

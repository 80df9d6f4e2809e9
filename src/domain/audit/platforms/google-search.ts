import { namedImage } from '#domain/audit/emulation/tag-images.ts';
import type { PlatformRules } from '#domain/audit/platform-rules.ts';
import { noLimits, platform } from './platform.ts';
import { googleRobots, notIndexed } from './robots-meta.ts';

/** The first 2 MB of the page (docs/platforms.md#googlebot-bytes). */
export const GOOGLE_WINDOW_BYTES = 2 * 1024 * 1024;
/** docs/platforms.md#google-images; our probe does not distinguish BMP. */
export const googleImageTypes = ['jpeg', 'png', 'webp', 'gif', 'svg', 'avif'] as const;
export const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/**
 * Without og:image, that of the main entity in JSON-LD: on a shop's page the product (docs/platforms.md#google-images).
 */
export const readGoogle: PlatformRules['readOtherSources'] = ({ images }, { meta: { jsonLdProduct } }) => {
  const [image] = jsonLdProduct?.images ?? [];
  if (images.length > 0 || jsonLdProduct === null || image === undefined) return {};
  return jsonLdProduct.endOffset > GOOGLE_WINDOW_BYTES ? {} : { images: [namedImage(image)] };
};

export const googleSearch = platform({
  id: 'google-search',
  evidence: {
    userAgent: ['google-crawlers'],
    robots: ['google-crawlers'],
    window: ['googlebot-bytes'],
    redirects: [],
    title: ['google-title-links'],
    description: ['google-snippets'],
    siteName: ['google-site-names'],
    image: ['google-images'],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: [],
    types: ['google-images'],
    bytes: [],
    size: [],
    layout: ['google-visual-elements'],
    cut: [],
    lines: ['google-title-links'],
    host: [],
    whyNoCard: ['google-robots-meta'],
    cache: ['google-recrawl'],
  },
  userAgent: googlebot,
  robotsName: 'Googlebot',
  crawlerIsVerified: true,
  windowBytes: GOOGLE_WINDOW_BYTES,
  tags: {
    // <title> is the first of the sources that Google lists, og:title a later one; headings are read too.
    title: ['title', 'og:title'],
    // The snippet comes from the text of the page, or from the meta description; no og tag is named.
    description: ['description'],
    image: ['og:image'],
    siteName: ['og:site_name'],
  },
  readOtherSources: readGoogle,
  scored: { ...noLimits, types: googleImageTypes },
  layout: (_image, seen) =>
    googleRobots(seen).image === 'none'
      ? { layout: 'none', why: noImagePermitted }
      : {
          layout: 'sm-square',
          why: {
            en: 'If Google shows an image, it’s a small one on the right. Google decides.',
            de: 'Wenn Google ein Bild zeigt, dann klein und rechts. Das entscheidet Google.',
          },
        },
  lines: () => ({ title: 2, description: 2 }),
  // docs/platforms.md#google-snippets: mostly from the page, the meta description where it says more.
  usesPageText: true,
  siteNameFallsBackToHost: true,
  heading: 'site-name',
  imagePlace: { large: 'above', small: 'right' },
  descriptionLimit: (seen) => {
    const { snippet } = googleRobots(seen);
    return snippet === null ? null : { characters: snippet, why: shorterSnippet(snippet) };
  },
  whyNoCard: (seen) => (googleRobots(seen).isIndexed ? null : notIndexed('Google')),
  note: {
    en: 'Google picks the title, text and image for every search. This is what your tags suggest.',
    de: 'Google wählt Titel, Text und Bild bei jeder Suche neu. Das hier legen Ihre Tags nahe.',
  },
  ownChecks: { isValidImageType: 1 },
});

export const noImagePermitted = {
  en: 'The page’s robots tag doesn’t allow an image (max-image-preview:none or noimageindex).',
  de: 'Das Robots-Tag der Seite erlaubt kein Bild (max-image-preview:none oder noimageindex).',
};

const shorterSnippet = (characters: number) =>
  characters === 0
    ? {
        en: 'The page’s robots tag doesn’t allow any text (nosnippet or max-snippet:0).',
        de: 'Das Robots-Tag der Seite erlaubt keinen Text (nosnippet oder max-snippet:0).',
      }
    : {
        en: `The page’s robots tag allows ${characters} characters of text (max-snippet).`,
        de: `Das Robots-Tag der Seite erlaubt ${characters} Zeichen Text (max-snippet).`,
      };

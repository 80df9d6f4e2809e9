import type { Language, Text } from '#domain/language.ts';
import type { ScreenName } from '#web/screens.ts';
import { ogVersions } from './og-versions.ts';

// Sharing images of our own pages, drawn by scripts/draw/og-images.mjs into public/og/ and served below IMAGES_URL like
// a customer's: with a content hash in the URL. The text on an image is also its alternative text; `scene` is the still
// life beside it.

export const ogImages = {
  default: { scene: 'dune-vase', en: 'Your links deserve an image', de: 'Ihre Links verdienen ein Bild' },
  home: {
    scene: 'halo-table-lamp',
    en: 'Link previews people want to click',
    de: 'Linkvorschauen, auf die man klicken will',
  },
  homeOld: {
    scene: 'reading-lamp',
    en: 'An image for every link people share',
    de: 'Ein Bild für jeden Link, den man teilt',
  },
  pricing: {
    scene: 'speckle-bowl',
    en: 'Start free. Pay when it works.',
    de: 'Kostenlos starten. Zahlen, wenn es wirkt.',
  },
  developers: { scene: 'moon-pendant', en: 'One snippet. Every preview.', de: 'Ein Snippet. Jede Vorschau.' },
  marketers: {
    scene: 'orchard-teapot',
    en: 'Every shared link is a free ad',
    de: 'Jeder geteilte Link ist Werbung für Sie',
  },
  why: { scene: 'tall-amphora', en: 'Why link previews matter', de: 'Warum Linkvorschauen zählen' },
  preview: { scene: 'paper-lantern', en: 'See your link as others see it', de: 'Ihr Link, wie andere ihn sehen' },
  platforms: { scene: 'moon-pendant', en: 'How each platform shows links', de: 'So zeigen Plattformen Ihre Links' },
  fixes: { scene: 'speckle-bowl', en: 'Fix your link previews', de: 'Probleme mit Linkvorschauen lösen' },
  accuracy: { scene: 'reading-lamp', en: 'How accurate our cards are', de: 'Wie genau unsere Karten sind' },
  wholeShop: { scene: 'orchard-teapot', en: 'Check your whole shop at once', de: 'Den ganzen Shop auf einmal prüfen' },
  poll: { scene: 'linen-throw', en: 'Which link would you click?', de: 'Welchen Link würden Sie anklicken?' },
  audit: { scene: 'coil-pitcher', en: 'How good are your link previews?', de: 'Wie gut sind Ihre Linkvorschauen?' },
  campaign: {
    scene: 'ribbed-planter',
    en: 'Free monthly audit for Shopify shops',
    de: 'Für Shopify-Shops: jeden Monat ein kostenloses Audit',
  },
  imprint: { scene: 'pebble-cup', en: 'Who we are', de: 'Wer wir sind' },
  privacy: { scene: 'stripe-towel', en: 'What we store, and what we don’t', de: 'Was wir speichern und was nicht' },
  security: { scene: 'brass-candle-holder', en: 'How we protect your data', de: 'So schützen wir Ihre Daten' },
  waitlist: { scene: 'wool-cushion', en: 'Your place on the waitlist', de: 'Ihr Platz auf der Warteliste' },
  demoOld: {
    scene: 'brass-candle-holder',
    en: 'How shared links look',
    de: 'So sehen geteilte Links aus',
  },
} satisfies Record<string, Text & { scene: string }>;
type OgImageName = keyof typeof ogImages;

const nameOf: Partial<Record<ScreenName, OgImageName>> = {
  home: 'home',
  homeOld: 'homeOld',
  pricing: 'pricing',
  developers: 'developers',
  developersSites: 'developers',
  developersFrameworks: 'developers',
  developersCi: 'developers',
  developersPackage: 'developers',
  marketers: 'marketers',
  why: 'why',
  preview: 'preview',
  platforms: 'platforms',
  platformGuide: 'platforms',
  fixes: 'fixes',
  fixGuide: 'fixes',
  wholeShop: 'wholeShop',
  accuracy: 'accuracy',
  poll: 'poll',
  audit: 'audit',
  check: 'audit',
  demo: 'audit',
  campaign: 'campaign',
  imprint: 'imprint',
  privacy: 'privacy',
  security: 'security',
  waitlistConfirmation: 'waitlist',
  waitlistUnsubscribe: 'waitlist',
  digestUnsubscribe: 'waitlist',
  demoOld: 'demoOld',
  demoOldHakro: 'demoOld',
  demoOldShopifyAktion: 'demoOld',
  demoOldStickereiSeifert: 'demoOld',
};

/** `path` is below IMAGES_URL. */
export function ogImageOf(screen: ScreenName | null, language: Language): { path: string; alt: string } {
  const name = (screen && nameOf[screen]) ?? 'default';
  const file = `${name}-${language}`;
  return { path: `/site/${ogVersions[file]}/${file}.jpg`, alt: `Linkbild: ${ogImages[name][language]}` };
}

import type { Language, Text } from '#domain/language.ts';
import type { ScreenName } from '../screens.ts';

// Sharing pictures of our own pages, drawn by scripts/draw-og-images.mjs into public/og/. What stands on a picture is
// also its description for those who do not see it.

export const ogImages = {
  default: { en: 'Your links deserve a picture', de: 'Ihre Links verdienen ein Bild' },
  home: { en: 'Link previews people want to click', de: 'Linkvorschauen, auf die man klicken will' },
  pricing: { en: 'Start free. Pay when it works.', de: 'Kostenlos starten. Zahlen, wenn es wirkt.' },
  developers: { en: 'One tag. Every preview.', de: 'Ein Tag. Jede Vorschau.' },
  marketers: { en: 'Every shared link is an ad you own', de: 'Jeder geteilte Link ist Ihre Anzeige' },
  why: { en: 'Why links need pictures', de: 'Warum Links Bilder brauchen' },
  preview: { en: 'See your link as others see it', de: 'Ihr Link, wie andere ihn sehen' },
  poll: { en: 'Which link would you click?', de: 'Welchen Link würden Sie anklicken?' },
  audit: { en: 'How well do your links preview?', de: 'Wie gut sind Ihre Linkvorschauen?' },
  campaign: { en: 'For Shopify shops: the free monthly audit', de: 'Für Shopify-Shops: das kostenlose Monats-Audit' },
} satisfies Record<string, Text>;
export type OgImageName = keyof typeof ogImages;

const nameOf: Partial<Record<ScreenName, OgImageName>> = {
  home: 'home',
  homeOld: 'home',
  pricing: 'pricing',
  developers: 'developers',
  marketers: 'marketers',
  why: 'why',
  preview: 'preview',
  poll: 'poll',
  audit: 'audit',
  check: 'audit',
  demo: 'audit',
  campaign: 'campaign',
};

export function ogImageOf(screen: ScreenName | null, language: Language): { path: string; alt: string } {
  const name = (screen && nameOf[screen]) ?? 'default';
  return { path: `/og/${name}-${language}.jpg`, alt: `Linkbild: ${ogImages[name][language]}` };
}

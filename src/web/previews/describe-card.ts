import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { missingTexts, spokenTexts } from './texts.ts';

/** Describes a drawing in words: the drawing itself is an illustration, hidden from screen readers. */
export function describePreview(card: Card, language: Language): string {
  const name = `${spokenTexts.preview[language]} ${platformNames[card.platform]}`;
  if (!card.isShown) return `${name}. ${spokenTexts.bareLink[language]}: ${card.url || missingTexts.url[language]}`;
  const parts = [name, image(card, language)];
  parts.push(`${spokenTexts.title[language]}: ${card.title ?? missingTexts.title[language]}`);
  if (showsDescription(card)) {
    parts.push(`${spokenTexts.description[language]}: ${card.description ?? missingTexts.description[language]}`);
  }
  for (const field of card.platform === 'slack' ? card.fields : []) {
    if (field.label && field.data) parts.push(`${field.label}: ${field.data}`);
  }
  parts.push(`${spokenTexts.address[language]}: ${card.host || missingTexts.url[language]}`);
  return `${parts.map((part) => part.replace(/(?<![.\s])[.\s]+$/, '')).join('. ')}.`;
}

/** By the lines the platform gives it; X's large card that lost its image is drawn as the small one, with it. */
export const showsDescription = ({ platform, layout, lines }: Pick<Card, 'platform' | 'layout' | 'lines'>): boolean =>
  lines.description > 0 || (platform === 'twitter' && layout !== 'lg');

function image(card: Card, language: Language): string {
  if (card.layout === 'hidden') return spokenTexts.hiddenImage[language];
  if (card.image === null || card.layout === 'none') return spokenTexts.noImage[language];
  if (card.moreImages.length > 0) {
    return `${card.moreImages.length + 1} ${spokenTexts.images[language]}`;
  }
  const wide = card.layout === 'lg' && card.platform !== 'notion';
  const size = wide ? spokenTexts.wideImage[language] : spokenTexts.smallImage[language];
  return card.image.alt ? `${size} (${card.image.alt})` : size;
}

import type { Card } from '#domain/audit/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import type { PreviewVariant } from './preview-props.ts';
import { missingTexts, spokenTexts } from './texts.ts';

/** Says in words what a drawing shows: the drawing itself is an illustration, hidden from screen readers. */
export function describeCard(card: Card, language: Language, variant: PreviewVariant = 'default'): string {
  const parts = [`${spokenTexts.preview[language]} ${platformNames[card.platform]}`, picture(card, language, variant)];
  parts.push(`${spokenTexts.title[language]}: ${card.title ?? missingTexts.title[language]}`);
  if (showsDescription(card)) {
    parts.push(`${spokenTexts.description[language]}: ${card.description ?? missingTexts.description[language]}`);
  }
  for (const field of card.platform === 'slack' ? card.fields : []) {
    if (field.label && field.data) parts.push(`${field.label}: ${field.data}`);
  }
  parts.push(`${spokenTexts.address[language]}: ${card.host || missingTexts.url[language]}`);
  return `${parts.map((part) => part.replace(/[.\s]+$/, '')).join('. ')}.`;
}

/** LinkedIn and iMessage never show a description, X only in its small card. */
export function showsDescription({ platform, layout }: Pick<Card, 'platform' | 'layout'>): boolean {
  if (platform === 'linkedin' || platform === 'imessage') return false;
  return platform !== 'twitter' || layout !== 'lg';
}

function picture(card: Card, language: Language, variant: PreviewVariant): string {
  if (card.layout === 'hidden') return spokenTexts.hiddenPicture[language];
  if (card.image === null || card.layout === 'none') return spokenTexts.noPicture[language];
  if (card.platform === 'imessage' && card.moreImages.length > 0) {
    return `${card.moreImages.length + 1} ${spokenTexts.pictures[language]}`;
  }
  const wide =
    card.layout === 'lg' && (card.platform !== 'linkedin' || variant === 'wide') && card.platform !== 'notion';
  const size = wide ? spokenTexts.widePicture[language] : spokenTexts.smallPicture[language];
  return card.image.alt ? `${size} (${card.image.alt})` : size;
}

import type { CardImage, CardLayout } from '#domain/audit/emulation/card.ts';
import { imageTypeName } from '#domain/audit/texts/name-list.ts';
import { fileSize } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';
import type { FieldChange, PreviewField } from './compare-previews.ts';

export const fieldNames: Record<PreviewField, Text> = {
  card: { en: 'Card', de: 'Karte' },
  layout: { en: 'Layout', de: 'Darstellung' },
  image: { en: 'Image', de: 'Bild' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  siteName: { en: 'Site name', de: 'Name der Website' },
};

const layouts: Record<CardLayout, Text> = {
  lg: { en: 'large image', de: 'großes Bild' },
  sm: { en: 'small image', de: 'kleines Bild' },
  'sm-portrait': { en: 'small image', de: 'kleines Bild' },
  'sm-square': { en: 'small image', de: 'kleines Bild' },
  none: { en: 'no image', de: 'kein Bild' },
  hidden: { en: 'hidden image', de: 'Bild ausgeblendet' },
};

export const stateNames: Record<'changed' | 'added' | 'removed', Text> = {
  changed: { en: 'changed', de: 'geändert' },
  added: { en: 'new', de: 'neu' },
  removed: { en: 'removed', de: 'entfernt' },
};

export const diffWords = {
  title: { en: 'Changed link previews', de: 'Geänderte Linkvorschauen' },
  before: { en: 'Before', de: 'Vorher' },
  after: { en: 'After', de: 'Nachher' },
  score: { en: 'Score', de: 'Punktzahl' },
  none: { en: 'No preview changes.', de: 'Keine Vorschau ändert sich.' },
  noCard: { en: 'No card, link only', de: 'Keine Karte, nur der Link' },
  card: { en: 'card', de: 'Karte' },
  nothing: { en: 'none', de: 'keine Angabe' },
  noTitle: { en: 'no title', de: 'kein Titel' },
  noImage: { en: 'no image', de: 'kein Bild' },
  unread: { en: 'Couldn’t be compared', de: 'Nicht verglichen' },
  where: { en: 'Where', de: 'Wo' },
} satisfies Record<string, Text>;

/** A value of a change as people say it. */
export function sayValue(change: FieldChange, side: 'before' | 'after', language: Language): string {
  const { field, [side]: value, images } = change;
  if (field === 'card') return value === 'link' ? diffWords.noCard[language] : diffWords.card[language];
  if (field === 'layout' && Object.hasOwn(layouts, value)) return layouts[value as CardLayout][language];
  if (value === '') return field === 'image' ? diffWords.noImage[language] : diffWords.nothing[language];
  const image = images?.[side];
  return image ? imageText(image, language) : value;
}

const leftTexts: Record<Language, (pages: number) => string> = {
  en: (pages) =>
    `${pages} more ${pages === 1 ? 'page wasn’t' : 'pages weren’t'} compared. Raise --limit to compare more.`,
  de: (pages) =>
    `${pages} ${pages === 1 ? 'weitere Seite wurde' : 'weitere Seiten wurden'} nicht verglichen. Erhöhen Sie dafür --limit.`,
};

/** Empty if every page was compared. */
export const sayLeft = (left: number, language: Language): string[] => (left === 0 ? [] : [leftTexts[language](left)]);

export function countStates(changes: readonly { state: keyof typeof stateNames }[], language: Language): string {
  const of = (state: keyof typeof stateNames) => changes.filter((change) => change.state === state).length;
  const [changed, added, removed] = [of('changed'), of('added'), of('removed')];
  if (changed + added + removed === 0) return diffWords.none[language];
  const parts = {
    en: [
      `${changed} ${changed === 1 ? 'preview changes' : 'previews change'}`,
      `${added} new ${added === 1 ? 'page' : 'pages'}`,
      `${removed} removed`,
    ],
    de: [
      `${changed} ${changed === 1 ? 'Vorschau ändert' : 'Vorschauen ändern'} sich`,
      `${added} ${added === 1 ? 'neue Seite' : 'neue Seiten'}`,
      `${removed} entfernt`,
    ],
  }[language];
  return `${parts.filter((_, at) => [changed, added, removed][at] !== 0).join(', ')}.`;
}

/** `lamp.webp · 1200×630 · WebP · 1,9 MB` */
export function imageText({ url, width, height, type, bytes }: CardImage, language: Language): string {
  const name = URL.canParse(url) ? decodedName(new URL(url).pathname) : url;
  const size = width && height ? `${width}×${height}` : null;
  return [name, size, type && imageTypeName(type), bytes === null ? null : fileSize(bytes, language)]
    .filter(Boolean)
    .join(' · ');
}

function decodedName(pathname: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a stray % is part of the name
  }
}

import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { imageFailureTexts } from '#domain/audit/texts/image-failure-texts.ts';
import { nameList, onPlatforms } from '#domain/audit/texts/name-list.ts';
import { fileSize } from '#domain/format/numbers.ts';
import { type Language, languages, type Text } from '#domain/language.ts';
import type { Change } from './find-changes.ts';
import type { StateImage } from './page-state.ts';

/**
 * What changed between two looks, in a sentence or two: first the most likely cause, then what people see of it.
 * `og:image now points to a file of 2.4 MB. WhatsApp shows no image.`
 */
export function describeChanges(changes: readonly Change[]): Text {
  const parts = [causeOf(changes), ...effectsOf(changes)].filter((part) => part !== null);
  const texts = parts.length > 0 ? parts : [scoreOnly(changes)];
  return Object.fromEntries(
    languages.map((language) => [language, texts.map((text) => text[language]).join(' ')]),
  ) as Text;
}

type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
const find = <Kind extends Change['kind']>(changes: readonly Change[], kind: Kind) =>
  changes.find((change): change is ChangeOf<Kind> => change.kind === kind);

/** Tags that matter most come first. */
const order = ['og:image', 'og:title', 'title', 'og:description', 'description', 'twitter:card', 'og:site_name'];

function causeOf(changes: readonly Change[]): Text | null {
  const tags = changes.filter((change) => change.kind === 'tag');
  const imageTag = tags.find(({ key }) => key === 'og:image');
  const image = find(changes, 'image');
  if (image) return describeImage(image, imageTag);
  const rank = (key: string) => (order.indexOf(key) + order.length + 1) % (order.length + 1);
  const [first, ...others] = [...tags].sort((a, b) => rank(a.key) - rank(b.key));
  if (first) return describeTag(first, others.length);
  const theme = find(changes, 'theme');
  return theme ? describeTheme(theme) : null;
}

function describeImage({ after, before }: ChangeOf<'image'>, tag: ChangeOf<'tag'> | undefined): Text {
  if (after === null)
    return { en: 'The page no longer has a preview image.', de: 'Die Seite hat kein Vorschaubild mehr.' };
  if (!after.ok) {
    if (after.reason === null) return { en: 'The image could not be read.', de: 'Das Bild ließ sich nicht lesen.' };
    const why = imageFailureTexts[after.reason];
    return { en: `The image cannot be loaded: ${why.en}.`, de: `Das Bild lässt sich nicht laden: ${why.de}.` };
  }
  const by = tag?.writtenBy ?? null;
  const [en, de] = [fileOf(after, 'en'), fileOf(after, 'de')];
  if (before === null)
    return { en: `The page now has a preview image: ${en}.`, de: `Die Seite hat jetzt ein Vorschaubild: ${de}.` };
  if (!before.ok) return { en: 'The image can be loaded again.', de: 'Das Bild lässt sich wieder laden.' };
  if (tag === undefined)
    return { en: `The image file was replaced: now ${en}.`, de: `Die Bilddatei wurde ersetzt: jetzt ${de}.` };
  return {
    en: `og:image now points to ${en}${by === null ? '' : `, written by ${by}`}.`,
    de: `og:image zeigt jetzt auf ${de}${by === null ? '' : `, geschrieben von ${by}`}.`,
  };
}

function fileOf({ bytes, width, height }: Extract<StateImage, { ok: true }>, language: Language): string {
  const size = bytes === null ? null : fileSize(bytes, language);
  const pixels = `${width} × ${height} px`;
  const shown = size === null ? pixels : `${size} (${pixels})`;
  return { en: `a file of ${shown}`, de: `eine Datei mit ${shown}` }[language];
}

function describeTag({ key, before, after }: ChangeOf<'tag'>, others: number): Text {
  const more = {
    en: others === 0 ? '' : ` and ${others === 1 ? 'another tag' : `${others} other tags`}`,
    de: others === 0 ? '' : ` und ${others === 1 ? 'ein weiteres Tag' : `${others} weitere Tags`}`,
  };
  const isPlural = others > 0;
  if (after === null)
    return {
      en: `${key}${more.en} ${isPlural ? 'changed' : 'is gone'}.`,
      de: isPlural ? `${key}${more.de} haben sich geändert.` : `${key} fehlt jetzt.`,
    };
  if (before === null && !isPlural) return { en: `${key} was added.`, de: `${key} ist neu.` };
  return {
    en: `${key}${more.en} changed.`,
    de: isPlural ? `${key}${more.de} haben sich geändert.` : `${key} hat sich geändert.`,
  };
}

const describeTheme = ({ after }: ChangeOf<'theme'>): Text =>
  after === null
    ? { en: 'The theme changed.', de: 'Das Theme hat sich geändert.' }
    : { en: `The page now uses the theme ${after}.`, de: `Die Seite nutzt jetzt das Theme ${after}.` };

/** In this order: the gravest first, and no more than two. */
const effects: [Change['kind'], (ids: readonly PlatformId[]) => Text][] = [
  [
    'card-lost',
    (ids) => ({ en: `No card ${onPlatforms(ids, 'en')} any more.`, de: `Keine Karte mehr ${onPlatforms(ids, 'de')}.` }),
  ],
  [
    'image-lost',
    (ids) => ({
      en: `${nameList(ids, 'en')} ${ids.length === 1 ? 'shows' : 'show'} no image.`,
      de: `${nameList(ids, 'de')} ${ids.length === 1 ? 'zeigt' : 'zeigen'} kein Bild.`,
    }),
  ],
  [
    'smaller',
    (ids) => ({
      en: `The image is smaller ${onPlatforms(ids, 'en')}.`,
      de: `Das Bild ist kleiner ${onPlatforms(ids, 'de')}.`,
    }),
  ],
  [
    'card-back',
    (ids) => ({
      en: `The card is back ${onPlatforms(ids, 'en')}.`,
      de: `Die Karte ist zurück ${onPlatforms(ids, 'de')}.`,
    }),
  ],
  [
    'image-back',
    (ids) => ({
      en: `${nameList(ids, 'en')} ${ids.length === 1 ? 'shows' : 'show'} the image again.`,
      de: `${nameList(ids, 'de')} ${ids.length === 1 ? 'zeigt' : 'zeigen'} das Bild wieder.`,
    }),
  ],
  [
    'larger',
    (ids) => ({
      en: `The image is larger ${onPlatforms(ids, 'en')}.`,
      de: `Das Bild ist größer ${onPlatforms(ids, 'de')}.`,
    }),
  ],
];

function effectsOf(changes: readonly Change[]): Text[] {
  return effects
    .flatMap(([kind, describe]) => {
      const change = changes.find((one) => one.kind === kind);
      return change && 'platforms' in change ? [describe(change.platforms)] : [];
    })
    .slice(0, 2);
}

function scoreOnly(changes: readonly Change[]): Text {
  const score = find(changes, 'score');
  if (!score) return { en: 'The texts of the preview changed.', de: 'Die Texte der Vorschau haben sich geändert.' };
  const { before, after } = score;
  return {
    en: `The score ${after < before ? 'fell' : 'rose'} from ${before} to ${after}.`,
    de: `Die Punktzahl ist von ${before} auf ${after} ${after < before ? 'gefallen' : 'gestiegen'}.`,
  };
}

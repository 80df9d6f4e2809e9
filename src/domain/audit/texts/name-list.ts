import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';

// By hand: an Intl.ListFormat takes 30 ms to create.
const and = { en: ' and ', de: ' und ' } satisfies Record<Language, string>;

export function joined(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')}${and[language]}${last}` : last;
}

/** Nobody reads more names than these. */
const NAMED = 5;

/** `WhatsApp, Slack and Signal`, or `12 platforms` */
export const nameList = (ids: readonly PlatformId[], language: Language): string =>
  ids.length > NAMED
    ? `${ids.length} ${{ en: 'platforms', de: 'Plattformen' }[language]}`
    : joined(
        ids.map((id) => platformNames[id]),
        language,
      );

/** `bei WhatsApp und Slack`, `auf 12 Plattformen`: German has two words for it. */
export const onPlatforms = (ids: readonly PlatformId[], language: Language): string =>
  `${{ en: 'on', de: ids.length > NAMED ? 'auf' : 'bei' }[language]} ${nameList(ids, language)}`;

/** As people write it: `JPG`, `WebP`, `AVIF`. */
export function imageTypeName(type: string): string {
  if (type === 'jpeg') return 'JPG';
  return type === 'webp' ? 'WebP' : type.toUpperCase();
}

const usualFirst = ['jpeg', 'png', 'webp', 'gif', 'avif', 'svg'];

/** In one order, so that equal lists read alike: `JPG, PNG, WebP`. */
export const imageTypeNames = (types: readonly string[]): string =>
  [...types]
    .sort((a, b) => usualFirst.indexOf(a) - usualFirst.indexOf(b))
    .map(imageTypeName)
    .join(', ');

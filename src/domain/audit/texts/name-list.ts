import type { Language } from '#domain/language.ts';
import { type PlatformId, platformNames } from '../platforms/platform-id.ts';

const lists = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  de: new Intl.ListFormat('de-DE', { type: 'conjunction' }),
} satisfies Record<Language, Intl.ListFormat>;

/** More names than these nobody reads. */
const NAMED = 5;

/** `WhatsApp, Slack and Signal`, or `12 platforms` */
export const nameList = (ids: readonly PlatformId[], language: Language): string =>
  ids.length > NAMED
    ? `${ids.length} ${language === 'de' ? 'Plattformen' : 'platforms'}`
    : lists[language].format(ids.map((id) => platformNames[id]));

/** `bei WhatsApp und Slack`, `auf 12 Plattformen`: German has two words for it. */
export const onPlatforms = (ids: readonly PlatformId[], language: Language): string =>
  `${language === 'en' ? 'on' : ids.length > NAMED ? 'auf' : 'bei'} ${nameList(ids, language)}`;

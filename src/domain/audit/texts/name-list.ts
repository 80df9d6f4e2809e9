import type { Language } from '#domain/language.ts';
import { type PlatformId, platformNames } from '../platforms/platform-id.ts';

const lists = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  de: new Intl.ListFormat('de-DE', { type: 'conjunction' }),
} satisfies Record<Language, Intl.ListFormat>;

/** `WhatsApp, Slack and Signal` */
export const nameList = (ids: readonly PlatformId[], language: Language): string =>
  lists[language].format(ids.map((id) => platformNames[id]));

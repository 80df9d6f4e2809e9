import { rows } from '#web/i18n/texts.ts';

/** Apart from the texts about installing, which the project's settings need not load. */
export const otherTagsTexts = rows({
  foundInstead: { en: 'What we found instead', de: 'Was wir stattdessen gefunden haben' },
  noOgImage: { en: 'No og:image', de: 'Kein og:image' },
  writtenBy: { en: (name: string) => `written by ${name}`, de: (name: string) => `geschrieben von ${name}` },
});

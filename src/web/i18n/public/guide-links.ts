import { rows } from '#web/i18n/texts.ts';

/** Links from results to the guides; apart, because scripts in the browser load them. */
export const guideLinkTexts = rows({
  howToFix: { en: 'How to fix it', de: 'So beheben Sie es' },
  platform: { en: (name: string) => `How ${name} shows links`, de: (name: string) => `So zeigt ${name} Links` },
});

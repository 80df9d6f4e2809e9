import { rows } from '#web/i18n/texts.ts';

/** The plain preview pages. */
export const auditTexts = rows({
  previewHeading: { en: (platform: string) => `${platform} preview`, de: (platform: string) => `${platform}-Vorschau` },
  previewEmpty: {
    en: 'Add ?url= and a page’s address to see its card.',
    de: 'Hängen Sie ?url= und die Adresse einer Seite an, um ihre Karte zu sehen.',
  },
});

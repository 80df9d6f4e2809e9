import { rows } from '../texts.ts';

/** The plain preview pages. */
export const auditTexts = rows({
  previewHeading: { en: (platform: string) => `${platform} preview`, de: (platform: string) => `${platform}-Vorschau` },
  previewEmpty: {
    en: 'Add ?url= and an address to see its card.',
    de: 'Hängen Sie ?url= und eine Adresse an, um deren Karte zu sehen.',
  },
});

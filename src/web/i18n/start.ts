import { rows } from './texts.ts';

/** The first project, and every further one. */
export const startTexts = rows({
  heading: { en: 'Which website is it about?', de: 'Um welche Website geht es?' },
  lead: {
    en: "Enter your shop's address. We read its pages, colours and pictures and propose the first previews.",
    de: 'Geben Sie die Adresse Ihres Shops ein. Wir lesen Seiten, Farben und Bilder und schlagen die ersten Vorschauen vor.',
  },
  address: { en: 'Address of the website', de: 'Adresse der Website' },
  placeholder: { en: 'your-shop.com', de: 'ihr-shop.de' },
  add: { en: 'Add website', de: 'Website hinzufügen' },
  adding: { en: 'Reading the website', de: 'Website wird gelesen' },
  title: { en: 'Start', de: 'Start' },
});

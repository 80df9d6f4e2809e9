import { rows } from '../texts.ts';

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
  reading: { en: (site: string) => `Reading ${site}`, de: (site: string) => `${site} wird gelesen` },
  readingText: {
    en: 'Title, colours, logo, kinds of pages and the pages themselves. You need not wait: it goes on without you.',
    de: 'Titel, Farben, Logo, Arten von Seiten und die Seiten selbst. Sie müssen nicht warten: Es geht auch ohne Sie weiter.',
  },
  ready: { en: (site: string) => `${site} is ready`, de: (site: string) => `${site} ist bereit` },
  failed: {
    en: (site: string) => `${site} could not be read to the end`,
    de: (site: string) => `${site} ließ sich nicht bis zum Ende lesen`,
  },
  failedText: {
    en: 'The project is there and keeps what has been read. You can read the website again at any time.',
    de: 'Das Projekt ist angelegt und behält, was gelesen wurde. Sie können die Website jederzeit erneut lesen.',
  },
  toDashboard: { en: 'To the dashboard', de: 'Zum Dashboard' },
});

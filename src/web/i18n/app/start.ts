import { rows } from '#web/i18n/texts.ts';

/** The first project, and every further one. */
export const startTexts = rows({
  heading: { en: 'What’s your website?', de: 'Welche Website möchten Sie hinzufügen?' },
  lead: {
    en: 'Enter your website’s URL. We’ll read its pages, colours and images and suggest your first previews.',
    de: 'Geben Sie die Adresse Ihrer Website ein. Wir lesen Seiten, Farben und Bilder ein und schlagen Ihnen die ersten Vorschauen vor.',
  },
  address: { en: 'Website URL', de: 'Adresse der Website' },
  placeholder: { en: 'your-shop.com', de: 'ihr-shop.de' },
  add: { en: 'Add website', de: 'Website hinzufügen' },
  adding: { en: 'Reading website', de: 'Website wird eingelesen' },
  known: {
    en: 'You already have this website. Here it is.',
    de: 'Diese Website haben Sie schon. Hier ist sie.',
  },
  title: { en: 'Add website', de: 'Website hinzufügen' },
  reading: { en: (site: string) => `Reading ${site}`, de: (site: string) => `${site} wird eingelesen` },
  readingText: {
    en: 'We’re collecting its title, colours, logo and pages. You don’t have to wait. This carries on in the background.',
    de: 'Titel, Farben, Logo und Seiten werden erfasst. Sie müssen nicht warten, das läuft im Hintergrund weiter.',
  },
  done: { en: 'Done', de: 'Fertig' },
  ready: { en: (site: string) => `${site} is ready`, de: (site: string) => `${site} ist bereit` },
  toDashboard: { en: 'Dashboard', de: 'Dashboard' },
});

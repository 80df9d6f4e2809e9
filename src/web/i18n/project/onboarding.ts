import { rows } from '../texts.ts';

export const onboardingTexts = rows({
  welcome: {
    en: (name: string | null) => (name ? `Welcome, ${name}` : 'Welcome'),
    de: (name: string | null) => (name ? `Willkommen, ${name}` : 'Willkommen'),
  },
  welcomeText: {
    en: 'Three short steps, and every link to your website shows an image of its own.',
    de: 'Drei kurze Schritte, und jeder Link auf Ihre Website zeigt sein eigenes Bild.',
  },
  step: {
    en: (at: number, all: number) => `Step ${at} of ${all}`,
    de: (at: number, all: number) => `Schritt ${at} von ${all}`,
  },
  continue: {
    en: (at: number, all: number) => `Continue setup, step ${at} of ${all}`,
    de: (at: number, all: number) => `Einrichtung fortsetzen, Schritt ${at} von ${all}`,
  },
  templates: { en: 'Choose templates', de: 'Vorlagen wählen' },
  templatesText: {
    en: 'One design for each kind of page, drawn with your own pages.',
    de: 'Ein Design für jede Art von Seite, mit Ihren eigenen Seiten gezeichnet.',
  },
  install: { en: 'Put the tag in place', de: 'Tag einfügen' },
  installText: {
    en: 'A snippet in your theme tells platforms where to find the pictures.',
    de: 'Ein Stück Code in Ihrem Theme sagt Plattformen, wo sie die Bilder finden.',
  },
  done: { en: 'Done', de: 'Erledigt' },
  open: { en: 'Open', de: 'Offen' },
  looking: { en: 'Looking …', de: 'Wird geprüft …' },
  notReadable: { en: 'Website not readable', de: 'Website nicht lesbar' },
  liveOf: {
    en: (live: number, all: number) => `${live} of ${all} kinds of page have a live template.`,
    de: (live: number, all: number) => `${live} von ${all} Seitenarten haben eine Live-Vorlage.`,
  },
  noRoutes: {
    en: 'Your website is still being read. Its kinds of page will appear here.',
    de: 'Ihre Website wird noch gelesen. Ihre Seitenarten erscheinen hier.',
  },
  pages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  live: { en: 'Live', de: 'Live' },
  choose: { en: (name: string) => `Choose ${name}`, de: (name: string) => `${name} wählen` },
  noDesigns: { en: 'No designs for this route yet.', de: 'Für diese Route gibt es noch keine Designs.' },
  allTemplates: { en: 'All templates', de: 'Alle Vorlagen' },
  skip: { en: 'Skip setup', de: 'Einrichtung überspringen' },
  previous: { en: 'Previous step', de: 'Vorheriger Schritt' },
  next: { en: 'Next step', de: 'Nächster Schritt' },
  finish: { en: 'Finish setup', de: 'Einrichtung abschließen' },
  failed: { en: 'This could not be loaded.', de: 'Das ließ sich nicht laden.' },
  again: { en: 'Try again', de: 'Erneut versuchen' },
});

import { isShop, type PageType } from '#domain/enumerations.ts';
import { rows } from '#web/i18n/texts.ts';
import { addLinkbild } from './add-linkbild.ts';

const hasPlugin = (pageType: PageType): boolean => pageType === 'wordpress' || pageType === 'typo3';

export const onboardingTexts = rows({
  welcome: {
    en: (name: string | null) => (name ? `Welcome, ${name}` : 'Welcome'),
    de: (name: string | null) => (name ? `Willkommen, ${name}` : 'Willkommen'),
  },
  welcomeText: {
    en: 'This is how every link gets its own image.',
    de: 'So bekommt jeder Link sein eigenes Bild.',
  },
  step: {
    en: (at: number, all: number) => `Step ${at} of ${all}`,
    de: (at: number, all: number) => `Schritt ${at} von ${all}`,
  },
  templates: { en: 'Choose templates', de: 'Vorlagen wählen' },
  templatesText: {
    en: 'One template for each page type, shown with your own pages.',
    de: 'Eine Vorlage für jeden Seitentyp, gezeigt mit Ihren eigenen Seiten.',
  },
  install: addLinkbild,
  installText: {
    en: (pageType: PageType) =>
      hasPlugin(pageType)
        ? `The ${pageType === 'typo3' ? 'extension' : 'plugin'} tells WhatsApp, Facebook and the others which image belongs to which page.`
        : `A ${isShop(pageType) ? 'snippet in your theme' : 'tag in the head of your pages'} tells platforms where to find your images.`,
    de: (pageType: PageType) =>
      `${hasPlugin(pageType) ? (pageType === 'typo3' ? 'Die Erweiterung' : 'Das Plugin') : isShop(pageType) ? 'Ein Snippet in Ihrem Theme' : 'Eine Zeile im Kopf Ihrer Seiten'} sagt WhatsApp, Facebook und den anderen, welches Bild zu welcher Seite gehört.`,
  },
  done: { en: 'Done', de: 'Erledigt' },
  ready: { en: 'Ready', de: 'Bereit' },
  open: { en: 'To do', de: 'Offen' },
  looking: { en: 'Checking…', de: 'Wird geprüft …' },
  notReadable: { en: 'Website can’t be read', de: 'Website nicht gelesen' },
  liveOf: {
    en: (live: number, all: number) =>
      `${live} of ${all} page types ${live === 1 ? 'has its' : 'have their'} template.`,
    de: (live: number, all: number) =>
      `${live} von ${all} Seitentypen ${live === 1 ? 'hat eine' : 'haben ihre'} Vorlage.`,
  },
  readingShop: {
    en: 'We’re reading your website. One of your own pages will be here in a moment.',
    de: 'Wir lesen Ihre Website. Gleich sehen Sie hier eine Ihrer Seiten.',
  },
  oneTemplate: {
    en: 'We found no page types on your website, so all pages share one template.',
    de: 'Wir haben auf Ihrer Website keine Seitentypen gefunden. Alle Seiten teilen sich eine Vorlage.',
  },
  readingRoutes: {
    en: 'We’re still reading your website. Its page types will appear here.',
    de: 'Wir lesen Ihre Website gerade ein. Hier erscheinen gleich ihre Seitentypen.',
  },
  pages: {
    en: (count: number) => (count === 0 ? 'No pages yet' : count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 0 ? 'Noch keine Seiten' : count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  today: { en: 'Your product on WhatsApp today', de: 'Ihr Produkt heute auf WhatsApp' },
  withLinkbild: { en: 'With Linkbild', de: 'Mit Linkbild' },
  live: { en: 'Live', de: 'Live' },
  choose: { en: (name: string) => `Choose ${name}`, de: (name: string) => `${name} wählen` },
  noDesigns: { en: 'No templates for this page type yet.', de: 'Für diesen Seitentyp gibt es noch keine Vorlagen.' },
  allTemplates: { en: 'All templates', de: 'Alle Vorlagen' },
  skip: { en: 'Skip setup', de: 'Einrichtung überspringen' },
  previous: { en: 'Previous step', de: 'Vorheriger Schritt' },
  next: { en: 'Next step', de: 'Nächster Schritt' },
  finish: { en: 'Finish setup', de: 'Einrichtung abschließen' },
  failed: { en: 'This couldn’t be loaded.', de: 'Das ließ sich nicht laden.' },
  again: { en: 'Try again', de: 'Erneut versuchen' },
});

import { writeNumber } from '#domain/format/numbers.ts';
import type { LiveKind } from '#domain/shopify/theme-snippet.ts';
import { rows } from '#web/i18n/texts.ts';

/** The switch to live, and the template of each kind of page. */
export const shopHomeTexts = rows({
  live: { en: 'Images in your store', de: 'Bilder in Ihrem Shop' },
  stateLive: { en: 'Live', de: 'Live' },
  statePartly: { en: 'Partly live', de: 'Teilweise live' },
  stateOff: { en: 'Off', de: 'Aus' },
  stateUnknown: { en: 'Unknown', de: 'Unbekannt' },
  stateNotYet: { en: 'Not live yet', de: 'Noch nicht live' },
  liveEverywhere: {
    en: 'Your Linkbild images are live on all pages.',
    de: 'Ihre Linkbild-Bilder sind auf allen Seiten live.',
  },
  liveOn: { en: (kinds: string) => `Live on ${kinds}.`, de: (kinds: string) => `Live auf ${kinds}.` },
  liveOff: {
    en: 'Switched off. Shared links show the images of your theme.',
    de: 'Ausgeschaltet. Geteilte Links zeigen die Bilder Ihres Themes.',
  },
  tagMissing: {
    en: 'Your theme doesn’t show your Linkbild images yet. The small change to your theme that we’ve prepared puts them on every page. The app embed needs no code and adds them to pages without an image of their own.',
    de: 'Ihr Theme zeigt Ihre Linkbild-Bilder noch nicht. Mit der kleinen Änderung am Theme, die wir vorbereitet haben, erscheinen sie auf allen Seiten. Die App-Einbettung kommt ohne Code aus und ergänzt sie auf Seiten, die kein eigenes Bild haben.',
  },
  tagUnreadable: {
    en: 'Your theme is too large or too deeply nested for us to read, so we don’t know which image your pages name first.',
    de: 'Ihr Theme ist zu groß oder zu verschachtelt, um es einzulesen. Deshalb wissen wir nicht, welches Bild Ihre Seiten zuerst nennen.',
  },
  tagBehind: {
    en: 'Your theme prints another image first. Platforms use that one. The change for it is ready.',
    de: 'Ihr Theme gibt zuerst ein anderes Bild aus, und das verwenden die Plattformen. Die Änderung dafür liegt bereit.',
  },
  embedOff: {
    en: 'The app embed is switched off in your theme. Shared links don’t show your Linkbild images.',
    de: 'Die App-Einbettung ist in Ihrem Theme ausgeschaltet. Geteilte Links zeigen Ihre Linkbild-Bilder nicht.',
  },
  embedLooking: {
    en: 'The app embed is on. We’re checking pages of your store.',
    de: 'Die App-Einbettung ist an. Wir prüfen Seiten Ihres Shops.',
  },
  embedLive: {
    en: (kinds: string) => `The app embed is on, and your Linkbild images are live on ${kinds}.`,
    de: (kinds: string) => `Die App-Einbettung ist an, und Ihre Linkbild-Bilder sind live auf ${kinds}.`,
  },
  embedOthers: {
    en: (kinds: string) => `On ${kinds}, links still show another image or none. The change for that is ready.`,
    de: (kinds: string) =>
      `Auf ${kinds} zeigen Links noch ein anderes Bild oder keines. Die Änderung dafür liegt bereit.`,
  },
  embedNothing: {
    en: 'The app embed is on, but we haven’t seen your Linkbild images on a page yet.',
    de: 'Die App-Einbettung ist an, aber wir haben Ihre Linkbild-Bilder noch auf keiner Seite gesehen.',
  },
  stateLooking: { en: 'Being checked', de: 'Wird geprüft' },
  tagUnknown: { en: 'We’re reading your theme.', de: 'Ihr Theme wird gelesen.' },
  tagShowHow: { en: 'Show me how', de: 'So geht’s' },
  tagShow: { en: 'Show the change', de: 'Änderung ansehen' },
  switchAll: { en: 'Show Linkbild images', de: 'Linkbild-Bilder zeigen' },
  switchHint: {
    en: 'Takes effect at once. Your theme stays as it is.',
    de: 'Gilt sofort. Ihr Theme bleibt, wie es ist.',
  },
  switchHintLater: {
    en: 'Takes effect as soon as your theme has the change or the app embed is on.',
    de: 'Gilt, sobald Ihr Theme die Änderung hat oder die App-Einbettung an ist.',
  },
  switchKinds: { en: 'On these pages', de: 'Auf diesen Seiten' },
  switchDone: { en: 'Saved', de: 'Gespeichert' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undone: { en: 'As it was before', de: 'Wieder wie vorher' },
  templates: { en: 'How your pages look', de: 'So sehen Ihre Seiten aus' },
  seeItWork: { en: 'See it work', de: 'Sehen Sie es selbst' },
  templatesLead: {
    en: 'Each page type has a template. Every page gets its own image from it, with its own title, photo and price.',
    de: 'Jeder Seitentyp hat eine Vorlage. Daraus bekommt jede Seite ihr eigenes Bild, mit Titel, Foto und Preis.',
  },
  pages: {
    en: (count: number) => `${writeNumber(count, 'en')} ${count === 1 ? 'page' : 'pages'}`,
    de: (count: number) => `${writeNumber(count, 'de')} ${count === 1 ? 'Seite' : 'Seiten'}`,
  },
  noPages: {
    en: 'No pages of this type yet. The image shows sample data.',
    de: 'Noch keine Seiten dieses Typs. Das Bild zeigt Beispieldaten.',
  },
  noProducts: {
    en: 'No products yet. As soon as you publish one, it gets its image.',
    de: 'Noch keine Produkte. Sobald Sie eines veröffentlichen, bekommt es sein Bild.',
  },
  noTemplate: { en: 'No template yet', de: 'Noch keine Vorlage' },
  example: { en: (page: string) => `Example: ${page}`, de: (page: string) => `Beispiel: ${page}` },
  change: { en: 'Change template', de: 'Vorlage wechseln' },
  choose: { en: 'Choose a template', de: 'Vorlage wählen' },
  chooseFor: { en: (type: string) => `${type}: choose a template`, de: (type: string) => `${type}: Vorlage wählen` },
  chooseLead: {
    en: 'Each image shows a page of your store.',
    de: 'Jedes Bild zeigt eine Seite Ihres Shops.',
  },
  use: { en: 'Use this one', de: 'Verwenden' },
  inUse: { en: 'In use', de: 'In Verwendung' },
  usedNow: { en: (name: string) => `“${name}” is in use`, de: (name: string) => `„${name}“ wird verwendet` },
  preparing: {
    en: 'Your templates are being prepared. This takes a minute.',
    de: 'Ihre Vorlagen werden vorbereitet. Das dauert eine Minute.',
  },
});

/** As they stand in the middle of a sentence, and as labels. */
export const liveKindTexts = rows({
  product: { en: 'product pages', de: 'Produktseiten' },
  collection: { en: 'collection pages', de: 'Kategorieseiten' },
  page: { en: 'info pages', de: 'Infoseiten' },
  blog: { en: 'the blog', de: 'dem Blog' },
  other: { en: 'the home page and all others', de: 'der Startseite und allen anderen' },
} satisfies Record<LiveKind, { en: string; de: string }>);

export const liveKindLabels = rows({
  product: { en: 'Products', de: 'Produkte' },
  collection: { en: 'Collections', de: 'Kategorien' },
  page: { en: 'Pages', de: 'Seiten' },
  blog: { en: 'Blog', de: 'Blog' },
  other: { en: 'Home page and all others', de: 'Startseite und alle anderen' },
} satisfies Record<LiveKind, { en: string; de: string }>);

/** The outcome of Shopify's approval page (flows/shopify/billing/choose-plan.ts). */
export const shopBillingTexts = rows({
  settledPlan: {
    en: (plan: string) => `Your plan is now ${plan}`,
    de: (plan: string) => `Ihr Tarif ist jetzt ${plan}`,
  },
  settledPlanText: {
    en: 'Shopify adds it to your store’s bill.',
    de: 'Shopify setzt ihn auf die Rechnung Ihres Shops.',
  },
  settledNone: { en: 'No plan was chosen', de: 'Es wurde kein Tarif gewählt' },
  settledNoneText: {
    en: 'Nothing is charged. You can choose a plan at any time.',
    de: 'Es wird nichts berechnet. Sie können jederzeit einen Tarif wählen.',
  },
  closed: {
    en: 'Shopify doesn’t bill this store at the moment',
    de: 'Shopify rechnet für diesen Shop gerade nichts ab',
  },
  closedText: {
    en: 'The store is closed or its bill is paused. Choose the plan again as soon as that’s settled.',
    de: 'Der Shop ist geschlossen oder seine Abrechnung ist angehalten. Wählen Sie den Tarif noch einmal, sobald das geklärt ist.',
  },
  unknown: { en: 'We’re waiting for Shopify’s confirmation', de: 'Wir warten auf die Bestätigung von Shopify' },
  unknownText: {
    en: 'Your plan starts as soon as it arrives, usually within minutes. You don’t have to approve it again.',
    de: 'Ihr Tarif beginnt, sobald sie da ist, meist innerhalb von Minuten. Sie müssen nicht noch einmal zustimmen.',
  },
  toPlan: { en: 'See your plan', de: 'Tarif ansehen' },
  readingFailed: { en: 'Your pages couldn’t be read', de: 'Ihre Seiten konnten nicht gelesen werden' },
});

import { writeNumber } from '#domain/format/numbers.ts';
import { rows } from '../texts.ts';

export const shopifyTexts = rows({
  navigation: { en: 'Linkbild', de: 'Linkbild' },
  home: { en: 'Overview', de: 'Übersicht' },
  theme: { en: 'Theme', de: 'Theme' },
  plan: { en: 'Plan', de: 'Tarif' },
  opening: { en: 'Opening Linkbild', de: 'Linkbild wird geöffnet' },
  openingWait: { en: 'One moment, please.', de: 'Einen Moment bitte.' },
  openInShopify: { en: 'Open Linkbild in Shopify', de: 'Linkbild in Shopify öffnen' },
  openInShopifyWhy: {
    en: 'This page works inside your Shopify admin. Open the app there.',
    de: 'Diese Seite läuft in Ihrem Shopify-Admin. Öffnen Sie die App dort.',
  },
  openApps: { en: 'To the apps of your store', de: 'Zu den Apps Ihres Shops' },
  claimTitle: { en: 'Connect your Linkbild account', de: 'Mit Ihrem Linkbild-Konto verbinden' },
  claimWhy: {
    en: (shop: string) =>
      `There’s already a Linkbild account with the email address of ${shop}. Log in to it once, so that nobody else can connect it.`,
    de: (shop: string) =>
      `Zur E-Mail-Adresse von ${shop} gibt es schon ein Linkbild-Konto. Melden Sie sich dort einmal an. So kann es niemand sonst verbinden.`,
  },
  claimButton: { en: 'Log in and connect', de: 'Anmelden und verbinden' },
  claimAfter: {
    en: 'Then come back and reload this page.',
    de: 'Kommen Sie danach zurück und laden Sie diese Seite neu.',
  },
  scopesTitle: { en: 'Linkbild needs its permissions back', de: 'Linkbild braucht seine Berechtigungen zurück' },
  scopesWhy: {
    en: 'These permissions were removed. Allow them under Settings → Apps in your Shopify admin:',
    de: 'Diese Berechtigungen fehlen. Erlauben Sie sie im Shopify-Admin unter Einstellungen → Apps:',
  },
  closedTitle: { en: 'Shopify has closed this store for now', de: 'Shopify hat diesen Shop vorübergehend geschlossen' },
  closedWhy: {
    en: 'As soon as the store is open again, Linkbild continues where it stopped. Nothing is lost.',
    de: 'Sobald der Shop wieder offen ist, macht Linkbild dort weiter, wo es aufgehört hat. Es geht nichts verloren.',
  },
  score: { en: 'How your shared links look', de: 'So sehen Ihre geteilten Links aus' },
  scoreOf: { en: (score: number) => `${score} of 100`, de: (score: number) => `${score} von 100` },
  noScore: {
    en: 'Your first check is running. It takes a minute or two.',
    de: 'Die erste Prüfung läuft. Sie dauert ein bis zwei Minuten.',
  },
  noScoreYet: { en: 'Not checked yet.', de: 'Noch nicht geprüft.' },
  checkNow: { en: 'Check now', de: 'Jetzt prüfen' },
  checking: { en: 'Checking …', de: 'Wird geprüft …' },
  pagesRead: {
    en: (count: number) => `${writeNumber(count, 'en')} ${count === 1 ? 'page' : 'pages'} from your store`,
    de: (count: number) => `${writeNumber(count, 'de')} ${count === 1 ? 'Seite' : 'Seiten'} aus Ihrem Shop`,
  },
  readingPages: { en: 'Reading your store …', de: 'Ihr Shop wird gelesen …' },
  worst: { en: 'Pages to fix first', de: 'Diese Seiten zuerst verbessern' },
  allGood: { en: 'No page needs work.', de: 'Keine Seite braucht Nacharbeit.' },
  points: { en: (score: number) => `${score} points`, de: (score: number) => `${score} Punkte` },
  designs: { en: 'Your templates', de: 'Ihre Vorlagen' },
  designsLead: {
    en: 'The live template creates the image for every page of its kind.',
    de: 'Die aktive Vorlage erstellt das Bild für jede Seite ihrer Art.',
  },
  live: { en: 'Live', de: 'Aktiv' },
  goLive: { en: 'Use this one', de: 'Verwenden' },
  goLiveDone: { en: 'This template is live', de: 'Die Vorlage ist aktiv' },
  studio: { en: 'Open the studio', de: 'Studio öffnen' },
  studioLead: {
    en: 'Colours, fonts, texts and templates of your own. No second login.',
    de: 'Farben, Schriften, Texte und eigene Vorlagen. Ohne zweite Anmeldung.',
  },
  tag: { en: 'The tag in your theme', de: 'Das Tag in Ihrem Theme' },
  tagGood: { en: 'Your theme shows your Linkbild images.', de: 'Ihr Theme zeigt Ihre Linkbild-Bilder.' },
  tagMissing: {
    en: 'Your theme doesn’t show your Linkbild images yet.',
    de: 'Ihr Theme zeigt Ihre Linkbild-Bilder noch nicht.',
  },
  tagUnknown: { en: 'We’re reading your theme.', de: 'Ihr Theme wird gelesen.' },
  tagShow: { en: 'Show the change', de: 'Änderung ansehen' },
});

export const shopifyScopes = rows({
  read_products: { en: 'Read products and collections', de: 'Produkte und Kategorien lesen' },
  read_content: { en: 'Read pages and blog posts', de: 'Seiten und Blogbeiträge lesen' },
  read_themes: { en: 'Read themes', de: 'Themes lesen' },
});

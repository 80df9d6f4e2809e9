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
  openApps: { en: 'Go to your store’s apps', de: 'Zu den Apps Ihres Shops' },
  claimTitle: { en: 'Connect your Linkbild account', de: 'Mit Ihrem Linkbild-Konto verbinden' },
  claimWhy: {
    en: (shop: string) =>
      `A Linkbild account already uses the email address of ${shop}. Log in once to confirm that it’s yours.`,
    de: (shop: string) =>
      `Zur E-Mail-Adresse von ${shop} gibt es schon ein Linkbild-Konto. Melden Sie sich einmal an und bestätigen Sie so, dass es Ihres ist.`,
  },
  claimButton: { en: 'Log in and connect', de: 'Anmelden und verbinden' },
  claimAfter: {
    en: 'Then come back and reload this page.',
    de: 'Kommen Sie danach zurück und laden Sie diese Seite neu.',
  },
  scopesTitle: { en: 'Linkbild is missing permissions', de: 'Linkbild fehlen Berechtigungen' },
  scopesWhy: {
    en: 'Allow these again in your Shopify admin under Settings → Apps:',
    de: 'Erlauben Sie diese wieder im Shopify-Admin unter Einstellungen → Apps:',
  },
  closedTitle: {
    en: 'This store is closed or paused in Shopify',
    de: 'Dieser Shop ist bei Shopify geschlossen oder pausiert',
  },
  closedWhy: {
    en: 'Once it’s open again, Linkbild picks up where it left off. Nothing is lost.',
    de: 'Sobald er wieder offen ist, macht Linkbild dort weiter, wo es aufgehört hat. Es geht nichts verloren.',
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
  allGood: { en: 'Nothing to fix right now.', de: 'Im Moment ist nichts zu tun.' },
  points: { en: (score: number) => `${score} points`, de: (score: number) => `${score} Punkte` },
  designs: { en: 'Your templates', de: 'Ihre Vorlagen' },
  designsLead: {
    en: 'Each page type gets its images from its live template.',
    de: 'Jeder Seitentyp bekommt seine Bilder aus seiner aktiven Vorlage.',
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

import { writeNumber } from '#domain/format/numbers.ts';
import { rows } from '#web/i18n/texts.ts';

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
  claimBegun: {
    en: (shop: string) =>
      `In Linkbild, ${shop} is about to be connected to a website. If you started that, confirm it with your Linkbild account.`,
    de: (shop: string) =>
      `In Linkbild soll ${shop} mit einer Website verbunden werden. Wenn Sie das begonnen haben, bestätigen Sie es mit Ihrem Linkbild-Konto.`,
  },
  startAlone: { en: 'Continue without that website', de: 'Ohne diese Website fortfahren' },
  confirmButton: { en: 'Confirm and connect', de: 'Bestätigen und verbinden' },
  claimButton: { en: 'Log in and connect', de: 'Anmelden und verbinden' },
  claimAfter: {
    en: 'It opens in a new tab and brings you back to Shopify.',
    de: 'Ein neuer Tab öffnet sich und führt Sie zurück zu Shopify.',
  },
  scopesTitle: { en: 'Linkbild is missing permissions', de: 'Linkbild fehlen Berechtigungen' },
  scopesWhy: {
    en: 'Somebody removed these permissions in your Shopify admin. Until Linkbild has them again, new and changed pages get no image. Images that exist keep working.',
    de: 'Diese Berechtigungen wurden im Shopify-Admin entzogen. Bis Linkbild sie wieder hat, bekommen neue und geänderte Seiten kein Bild. Vorhandene Bilder funktionieren weiter.',
  },
  scopesHow: {
    en: 'Open the list of your apps, choose Linkbild and confirm the permissions. Then reload this page.',
    de: 'Öffnen Sie die Liste Ihrer Apps, wählen Sie Linkbild und bestätigen Sie die Berechtigungen. Laden Sie danach diese Seite neu.',
  },
  scopesButton: { en: 'Open the list of apps', de: 'Liste der Apps öffnen' },
  reload: { en: 'Reload', de: 'Neu laden' },
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
  /** Beside the score: the check's own pages, `20 of 34 pages`. */
  scoreFrom: { en: (pages: string) => `${pages} checked`, de: (pages: string) => `${pages} geprüft` },
  scoreLead: {
    en: 'What WhatsApp, Instagram, Slack and others show when someone shares a link to your store.',
    de: 'Das zeigen WhatsApp, Instagram, Slack und andere, wenn jemand einen Link zu Ihrem Shop teilt.',
  },
  noScoreYet: {
    en: 'The first check starts as soon as we’ve read your store.',
    de: 'Die erste Prüfung beginnt, sobald Ihr Shop gelesen ist.',
  },
  checkFailed: {
    en: 'The check couldn’t be finished. Is your store protected by a password? Remove it and check again.',
    de: 'Die Prüfung wurde nicht fertig. Ist Ihr Shop durch ein Passwort geschützt? Entfernen Sie es und prüfen Sie noch einmal.',
  },
  checkNow: { en: 'Check now', de: 'Jetzt prüfen' },
  checking: { en: 'Checking your pages', de: 'Ihre Seiten werden geprüft' },
  checkedOf: {
    en: (done: number, all: number) => `${done} of ${all}`,
    de: (done: number, all: number) => `${done} von ${all}`,
  },
  pagesRead: {
    en: (count: number) => `${writeNumber(count, 'en')} ${count === 1 ? 'page' : 'pages'} from your store`,
    de: (count: number) => `${writeNumber(count, 'de')} ${count === 1 ? 'Seite' : 'Seiten'} aus Ihrem Shop`,
  },
  pagesSoFar: {
    en: (count: number) => `${writeNumber(count, 'en')} ${count === 1 ? 'page' : 'pages'} so far`,
    de: (count: number) => `bisher ${writeNumber(count, 'de')} ${count === 1 ? 'Seite' : 'Seiten'}`,
  },
  planPages: {
    en: (part: string) => `Your plan covers ${part}. A larger plan includes more.`,
    de: (part: string) => `Ihr Tarif umfasst ${part}. Ein größerer Tarif enthält mehr.`,
  },
  readingPages: { en: 'Reading your store', de: 'Ihr Shop wird gelesen' },
  languages: {
    en: 'Is your store in several languages or markets? We can read those pages too.',
    de: 'Hat Ihr Shop mehrere Sprachen oder Märkte? Dann lesen wir auch diese Seiten.',
  },
  languagesAllow: { en: 'Allow reading them', de: 'Lesen erlauben' },
  worst: { en: 'Pages to fix first', de: 'Diese Seiten zuerst verbessern' },
  allGood: { en: 'Nothing to fix right now.', de: 'Im Moment ist nichts zu tun.' },
  points: {
    en: (score: number) => (score === 1 ? '1 point' : `${score} points`),
    de: (score: number) => (score === 1 ? '1 Punkt' : `${score} Punkte`),
  },
  studio: { en: 'Open Linkbild', de: 'Linkbild öffnen' },
  studioLead: {
    en: 'Where your links are shared, your audits and your own templates. No second login.',
    de: 'Wo Ihre Links geteilt werden, dazu Audits und eigene Vorlagen. Ohne zweite Anmeldung.',
  },
});

export const shopifyScopes = rows({
  read_products: { en: 'Read products and collections', de: 'Produkte und Kategorien lesen' },
  read_content: { en: 'Read pages and blog posts', de: 'Seiten und Blogbeiträge lesen' },
  read_themes: { en: 'Read themes', de: 'Themes lesen' },
});

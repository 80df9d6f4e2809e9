import { countedPlatforms } from '#domain/audit/platforms/platform-id.ts';
import type { Text } from '#domain/language.ts';
import { rows } from '../texts.ts';

/** Title and description of the public pages: what search engines and shared links show. */
const page = (title: Text, description: Text) => rows({ title, description });

const auditPage = page(
  { en: 'Link preview audit · Linkbild', de: 'Audit der Linkvorschauen · Linkbild' },
  {
    en: 'How the links of this website look on WhatsApp, Slack, LinkedIn and more, page by page, and what to fix first.',
    de: 'Wie die Links dieser Website auf WhatsApp, Slack, LinkedIn und mehr aussehen, Seite für Seite, und was zuerst zu tun ist.',
  },
);
const demoPage = page(
  { en: 'Link preview demo · Linkbild', de: 'Demo der Linkvorschauen · Linkbild' },
  {
    en: 'The same links before and after: what people see in chats and feeds today, and what they could see instead.',
    de: 'Dieselben Links vorher und nachher: was man heute in Chats und Feeds sieht und was man stattdessen sehen könnte.',
  },
);
const oldDemoPage = page(
  { en: 'How shared links look · Linkbild', de: 'So sehen geteilte Links aus · Linkbild' },
  {
    en: 'Pages of a sample shop as WhatsApp and Slack show them when somebody shares them, with what is good and bad about each.',
    de: 'Seiten eines Beispielshops, wie WhatsApp und Slack sie beim Teilen zeigen, und was daran jeweils gut und schlecht ist.',
  },
);
const printPage = page(
  { en: 'Link previews on one page · Linkbild', de: 'Linkvorschauen auf einer Seite · Linkbild' },
  {
    en: 'The link previews of one website on a single sheet, made for printing and passing on.',
    de: 'Die Linkvorschauen einer Website auf einem Blatt, zum Drucken und Weitergeben.',
  },
);
const home = page(
  { en: 'Linkbild: link previews people want to click', de: 'Linkbild: Linkvorschauen, auf die man klicken will' },
  {
    en: 'See how your shop’s links look on WhatsApp, Slack and LinkedIn. Audit every page and let Linkbild draw the pictures.',
    de: 'Sehen Sie, wie die Links Ihres Shops auf WhatsApp, Slack und LinkedIn aussehen. Linkbild prüft jede Seite und zeichnet die Bilder.',
  },
);

export const pageTexts = {
  home,
  homeOld: home,
  developers: page(
    { en: 'Link previews for developers · Linkbild', de: 'Linkvorschauen für Entwickler · Linkbild' },
    {
      en: 'One tag in your template, one picture for every page. API, CLI and what each crawler really reads.',
      de: 'Ein Tag in Ihrer Vorlage, ein Bild für jede Seite. API, Kommandozeile und was jeder Crawler wirklich liest.',
    },
  ),
  marketers: page(
    { en: 'Link previews for marketers · Linkbild', de: 'Linkvorschauen für Marketing · Linkbild' },
    {
      en: 'Every shared link is a small ad you own. Linkbild makes it look like your brand on every platform.',
      de: 'Jeder geteilte Link ist eine kleine Anzeige, die Ihnen gehört. Linkbild lässt sie überall nach Ihrer Marke aussehen.',
    },
  ),
  pricing: page(
    { en: 'Pricing: start free · Linkbild', de: 'Preise: kostenlos starten · Linkbild' },
    {
      en: 'Free for 25 sub pages with one audit a month. Paid plans from 9 euros a month, with 14 days to try them.',
      de: 'Kostenlos für 25 Unterseiten mit einem Audit im Monat. Bezahlte Tarife ab 9 Euro im Monat, 14 Tage zum Testen.',
    },
  ),
  why: page(
    { en: 'Why link previews matter · Linkbild', de: 'Warum Linkvorschauen zählen · Linkbild' },
    {
      en: 'People decide in a chat, by a picture the size of a stamp. Why it should not be left to chance.',
      de: 'Entschieden wird im Chat, an einem Bild so groß wie eine Briefmarke. Warum man es nicht dem Zufall überlassen sollte.',
    },
  ),
  preview: page(
    { en: 'Preview any link on every platform · Linkbild', de: 'Jeden Link auf jeder Plattform ansehen · Linkbild' },
    {
      en: `Paste an address and see it as WhatsApp, Slack, LinkedIn, Discord and ${countedPlatforms.length - 4} more would show it. Free, no account.`,
      de: `Adresse einfügen und sehen, wie WhatsApp, Slack, LinkedIn, Discord und ${countedPlatforms.length - 4} weitere sie zeigen. Kostenlos, ohne Konto.`,
    },
  ),
  wholeShop: page(
    { en: 'Check a whole shop at once · Linkbild', de: 'Den ganzen Shop auf einmal prüfen · Linkbild' },
    {
      en: 'Enter one address and watch twenty pages of the shop being checked on every platform. Free, without e-mail.',
      de: 'Eine Adresse eingeben und zusehen, wie zwanzig Seiten des Shops auf jeder Plattform geprüft werden. Kostenlos, ohne E-Mail.',
    },
  ),
  accuracy: page(
    { en: 'How right our cards are · Linkbild', de: 'Wie richtig unsere Karten sind · Linkbild' },
    {
      en: 'How many cases hold each rule of each platform, where they come from, and how to report a wrong card.',
      de: 'Wie viele Fälle jede Regel jeder Plattform absichern, woher sie stammen und wie Sie eine falsche Karte melden.',
    },
  ),
  platforms: page(
    { en: 'How every platform reads links · Linkbild', de: 'Wie jede Plattform Links liest · Linkbild' },
    {
      en: 'Which tags each platform reads, its limits for images and texts, how to refresh its cards, with sources.',
      de: 'Welche Tags jede Plattform liest, ihre Grenzen für Bilder und Texte, wie Karten neu werden, mit Quellen.',
    },
  ),
  fixes: page(
    { en: 'Fix your link previews · Linkbild', de: 'Linkvorschauen in Ordnung bringen · Linkbild' },
    {
      en: 'No image, cut titles, tags too late: what each problem means and how to fix it in Shopify, WordPress and TYPO3.',
      de: 'Kein Bild, gekürzte Titel, späte Tags: was jedes Problem heißt und wie man es in Shopify, WordPress und TYPO3 löst.',
    },
  ),
  imprint: page(
    { en: 'Imprint · Linkbild', de: 'Impressum · Linkbild' },
    {
      en: 'Who runs this Linkbild and how to reach them.',
      de: 'Wer dieses Linkbild betreibt und wie Sie uns erreichen.',
    },
  ),
  privacy: page(
    { en: 'Privacy policy · Linkbild', de: 'Datenschutzerklärung · Linkbild' },
    {
      en: 'Which data Linkbild keeps, why, for how long, and how to have it deleted.',
      de: 'Welche Daten Linkbild speichert, warum, wie lange und wie Sie sie löschen lassen.',
    },
  ),
  security: page(
    { en: 'Security · Linkbild', de: 'Sicherheit · Linkbild' },
    {
      en: 'What Linkbild defends against, how, which tests prove it, and which risks remain.',
      de: 'Wovor Linkbild schützt, wie, welche Tests das belegen und welche Risiken bleiben.',
    },
  ),
  waitlistConfirmation: page(
    { en: 'Confirm your place on the waitlist · Linkbild', de: 'Platz auf der Warteliste bestätigen · Linkbild' },
    { en: 'One click confirms your email address.', de: 'Ein Klick bestätigt Ihre E-Mail-Adresse.' },
  ),
  waitlistUnsubscribe: page(
    { en: 'Leave the waitlist · Linkbild', de: 'Von der Warteliste abmelden · Linkbild' },
    { en: 'One click and we write no more.', de: 'Ein Klick, und wir schreiben Ihnen nicht mehr.' },
  ),
  campaign: page(
    {
      en: 'A free audit every month for Shopify shops · Linkbild',
      de: 'Jeden Monat ein kostenloses Audit für Shopify-Shops · Linkbild',
    },
    {
      en: 'The offer for Shopify shops: one free audit a month, Basic from 9 and Pro from 18 euros a month.',
      de: 'Die Aktion für Shopify-Shops: jeden Monat ein Audit kostenlos, Basic ab 9 und Pro ab 18 Euro im Monat.',
    },
  ),
  poll: page(
    { en: 'Which link would you click? · Linkbild', de: 'Welchen Link würden Sie anklicken? · Linkbild' },
    {
      en: 'One question, two shared links, one tap. See how others chose.',
      de: 'Eine Frage, zwei geteilte Links, ein Tippen. Sehen Sie, wie andere gewählt haben.',
    },
  ),
  audit: auditPage,
  auditSubPage: auditPage,
  check: auditPage,
  checkSubPage: auditPage,
  demo: demoPage,
  demoSubPage: demoPage,
  demoOld: oldDemoPage,
  demoOldHakro: oldDemoPage,
  demoOldShopifyAktion: oldDemoPage,
  demoOldStickereiSeifert: oldDemoPage,
  slackPreview: page(
    { en: 'Slack preview · Linkbild', de: 'Slack-Vorschau · Linkbild' },
    { en: 'One link as Slack shows it.', de: 'Ein Link, wie Slack ihn zeigt.' },
  ),
  whatsAppPreview: page(
    { en: 'WhatsApp preview · Linkbild', de: 'WhatsApp-Vorschau · Linkbild' },
    { en: 'One link as WhatsApp shows it.', de: 'Ein Link, wie WhatsApp ihn zeigt.' },
  ),
  onepager: printPage,
  onepagerAudit: printPage,
  onepagerAuditCopy: printPage,
  onepagerPrint: printPage,
  onepagerAuditPrint: printPage,
  onepagerAuditCopyPrint: printPage,
};
export type PageName = keyof typeof pageTexts;

/** Public, but not for search engines: old URLs, results of one shop, print sheets, links from mails. */
export const unlistedPages: readonly PageName[] = [
  'homeOld',
  'waitlistConfirmation',
  'waitlistUnsubscribe',
  'auditSubPage',
  'check',
  'checkSubPage',
  'demoSubPage',
  'demoOld',
  'demoOldHakro',
  'demoOldShopifyAktion',
  'demoOldStickereiSeifert',
  'slackPreview',
  'whatsAppPreview',
  'onepager',
  'onepagerAudit',
  'onepagerAuditCopy',
  'onepagerPrint',
  'onepagerAuditPrint',
  'onepagerAuditCopyPrint',
];

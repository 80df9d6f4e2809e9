import { knownPlatforms, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { Text } from '#domain/language.ts';
import { rows } from '#web/i18n/texts.ts';

/** Title and description of the public pages: what search engines and shared links show. */
const page = (title: Text, description: Text) => rows({ title, description });

const auditPage = page(
  { en: 'Link preview audit · Linkbild', de: 'Audit der Linkvorschauen · Linkbild' },
  {
    en: 'How this website’s links look on WhatsApp, Slack, LinkedIn and more, page by page, and what to fix first.',
    de: 'So sehen die Links dieser Website auf WhatsApp, Slack und LinkedIn aus, Seite für Seite. Und das ist zuerst zu tun.',
  },
);
const demoPage = page(
  { en: 'Link previews, before and after · Linkbild', de: 'Linkvorschauen vorher und nachher · Linkbild' },
  {
    en: 'The same links, before and after: what people see in chats and feeds today, and what they could see instead.',
    de: 'Dieselben Links im Vergleich: was man heute in Chats und Feeds sieht und was man stattdessen sehen könnte.',
  },
);
const oldDemoPage = page(
  { en: 'How shared links look · Linkbild', de: 'So sehen geteilte Links aus · Linkbild' },
  {
    en: 'Pages of a sample shop as WhatsApp and Slack show them when someone shares them: what works, and what doesn’t.',
    de: 'Seiten eines Beispielshops, wie WhatsApp und Slack sie beim Teilen zeigen: was gelungen ist und was nicht.',
  },
);
const printPage = page(
  { en: 'Link previews on one page · Linkbild', de: 'Linkvorschauen auf einer Seite · Linkbild' },
  {
    en: 'A website’s link previews on a single sheet, ready to print and hand over.',
    de: 'Die Linkvorschauen einer Website auf einem Blatt, zum Ausdrucken und Weitergeben.',
  },
);
const home = page(
  { en: 'Linkbild: link previews people want to click', de: 'Linkbild: Linkvorschauen, auf die man klicken will' },
  {
    en: 'See how your shop’s links look on WhatsApp, Slack and LinkedIn. Then give every page an image people want to click.',
    de: 'Sehen Sie, wie Links zu Ihrem Shop auf WhatsApp, Slack und LinkedIn aussehen. Und geben Sie jeder Seite ein Bild, das Klicks bringt.',
  },
);

export const pageTexts = {
  home,
  homeOld: home,
  developers: page(
    { en: 'Link previews for developers · Linkbild', de: 'Linkvorschauen für Entwickler · Linkbild' },
    {
      en: 'One snippet in your theme, an image for every page. API, command line, and what each crawler really reads.',
      de: 'Ein Snippet im Theme, ein Bild für jede Seite. Dazu API, Kommandozeile und was jeder Crawler wirklich liest.',
    },
  ),
  developersCi: page(
    {
      en: 'Check link previews in CI · Linkbild',
      de: 'Linkvorschauen in CI prüfen · Linkbild',
    },
    {
      en: 'Check the link previews of your build in the terminal, with a GitHub Action or in GitLab, and see which cards change.',
      de: 'Prüfen Sie die Linkvorschauen Ihres Builds im Terminal, mit einer GitHub Action oder in GitLab und sehen Sie geänderte Karten.',
    },
  ),
  developersSites: page(
    {
      en: 'Link previews in WordPress, TYPO3 and PHP · Linkbild',
      de: 'Linkvorschauen in WordPress, TYPO3 und PHP · Linkbild',
    },
    {
      en: 'A plugin, an extension, a PHP class or plain HTML: how each page of your site gets its image from Linkbild.',
      de: 'Plugin, Erweiterung, PHP-Klasse oder reines HTML: So bekommt jede Seite Ihrer Website ihr Bild von Linkbild.',
    },
  ),
  developersFrameworks: page(
    { en: 'Link previews in your framework · Linkbild', de: 'Linkvorschauen in Ihrem Framework · Linkbild' },
    {
      en: 'Recipes for Next.js, Nuxt, Astro, SvelteKit, React Router, Eleventy and Hugo, each built and checked by our tests.',
      de: 'Rezepte für Next.js, Nuxt, Astro, SvelteKit, React Router, Eleventy und Hugo. Unsere Tests bauen und prüfen jedes davon.',
    },
  ),
  developersPackage: page(
    { en: 'Link previews as an npm package · Linkbild', de: 'Linkvorschauen als npm-Paket · Linkbild' },
    {
      en: `Read a page’s tags, get the card of ${platformIds.length} platforms as data, and check it without a request. Try it in your browser.`,
      de: `Tags einer Seite lesen, die Karte von ${platformIds.length} Plattformen als Daten bekommen und ohne Anfrage prüfen. Gleich hier im Browser.`,
    },
  ),
  marketers: page(
    { en: 'Link previews for marketers · Linkbild', de: 'Linkvorschauen fürs Marketing · Linkbild' },
    {
      en: 'Every shared link is a free ad. Linkbild keeps it on brand, on every platform and for every product.',
      de: 'Jeder geteilte Link ist Werbung für Sie. Mit Linkbild sieht er auf jeder Plattform nach Ihrer Marke aus.',
    },
  ),
  pricing: page(
    { en: 'Pricing: start free · Linkbild', de: 'Preise: kostenlos starten · Linkbild' },
    {
      en: 'Free for 25 pages with one audit a month. Paid plans from €9 a month, with a 14-day free trial.',
      de: 'Kostenlos für 25 Seiten und ein Audit im Monat. Bezahlte Tarife ab 9 € im Monat, 14 Tage kostenlos testen.',
    },
  ),
  why: page(
    { en: 'Why link previews matter · Linkbild', de: 'Warum Linkvorschauen zählen · Linkbild' },
    {
      en: 'People decide in a chat, by an image the size of a stamp. Five ways it goes wrong without anyone telling you.',
      de: 'Ob jemand klickt, entscheidet sich im Chat, an einem Bild so groß wie eine Briefmarke. Fünf Fehler, die keiner meldet.',
    },
  ),
  preview: page(
    { en: 'Preview any link on every platform · Linkbild', de: 'Linkvorschau prüfen, auf jeder Plattform · Linkbild' },
    {
      en: `Paste a link and see how WhatsApp, Slack, LinkedIn, Discord and ${knownPlatforms.length - 4} more platforms show it. Free, no account.`,
      de: `Link einfügen und sehen, wie WhatsApp, Slack, LinkedIn, Discord und ${knownPlatforms.length - 4} weitere ihn zeigen. Kostenlos, ohne Konto.`,
    },
  ),
  wholeShop: page(
    { en: 'Check your whole shop at once · Linkbild', de: 'Den ganzen Shop auf einmal prüfen · Linkbild' },
    {
      en: 'Enter one address and watch us check up to twenty pages of your shop on every platform. Free, no email needed.',
      de: 'Adresse eingeben und zusehen, wie wir bis zu zwanzig Seiten Ihres Shops auf allen Plattformen prüfen. Kostenlos, ohne E-Mail-Adresse.',
    },
  ),
  accuracy: page(
    { en: 'How accurate our cards are · Linkbild', de: 'Wie genau unsere Karten sind · Linkbild' },
    {
      en: 'How many test cases there are for each platform’s rules, where they come from, and how to report a wrong card.',
      de: 'Wie viele Testfälle es zu den Regeln jeder Plattform gibt, woher sie stammen und wie Sie eine falsche Karte melden.',
    },
  ),
  platforms: page(
    { en: 'How each platform shows links · Linkbild', de: 'So zeigen Plattformen Ihre Links · Linkbild' },
    {
      en: 'Which tags each platform reads, its limits for images and text, and how to refresh its cache. With sources.',
      de: 'Welche Tags jede Plattform liest, welche Grenzen für Bilder und Texte gelten und wie Sie den Cache leeren. Mit Quellen.',
    },
  ),
  fixes: page(
    { en: 'Fix your link previews · Linkbild', de: 'Probleme mit Linkvorschauen lösen · Linkbild' },
    {
      en: 'No image, cut-off titles, tags too far down: what each problem means and how to fix it in Shopify, WordPress and TYPO3.',
      de: 'Kein Bild, abgeschnittene Titel, Tags zu weit unten: was dahintersteckt und wie Sie es in Shopify, WordPress und TYPO3 lösen.',
    },
  ),
  imprint: page(
    { en: 'Imprint · Linkbild', de: 'Impressum · Linkbild' },
    {
      en: 'Who runs this site and how to get in touch.',
      de: 'Wer diese Website betreibt und wie Sie uns erreichen.',
    },
  ),
  privacy: page(
    { en: 'Privacy policy · Linkbild', de: 'Datenschutzerklärung · Linkbild' },
    {
      en: 'Which data Linkbild stores, why and for how long, and how to delete it.',
      de: 'Welche Daten Linkbild speichert, wozu und wie lange. Und wie Sie sie löschen.',
    },
  ),
  terms: page(
    { en: 'Terms · Linkbild', de: 'AGB · Linkbild' },
    {
      en: 'What Linkbild offers, what it costs, how to pay and how to cancel.',
      de: 'Was Linkbild leistet und kostet, wie Sie zahlen und wie Sie kündigen.',
    },
  ),
  withdrawal: page(
    { en: 'Right of withdrawal · Linkbild', de: 'Widerrufsrecht · Linkbild' },
    {
      en: 'How consumers can withdraw from a contract within 14 days.',
      de: 'Wie Verbraucher einen Vertrag innerhalb von 14 Tagen widerrufen können.',
    },
  ),
  support: page(
    { en: 'Contact us · Linkbild', de: 'Schreiben Sie uns · Linkbild' },
    {
      en: 'Questions about Linkbild, your plan or an invoice? Write to us, and we answer by email.',
      de: 'Fragen zu Linkbild, Ihrem Tarif oder einer Rechnung? Schreiben Sie uns, wir antworten per E-Mail.',
    },
  ),
  dataProcessing: page(
    { en: 'Data processing agreement · Linkbild', de: 'Vertrag zur Auftragsverarbeitung · Linkbild' },
    {
      en: 'The agreement under Art. 28 GDPR, with technical measures and subprocessors.',
      de: 'Der Vertrag nach Art. 28 DSGVO, mit technischen Maßnahmen und Unterauftragsverarbeitern.',
    },
  ),
  legalDocument: page(
    { en: 'Document · Linkbild', de: 'Dokument · Linkbild' },
    { en: 'A legal document of the operator, to print.', de: 'Ein rechtliches Dokument des Betreibers, zum Drucken.' },
  ),
  cancelContract: page(
    { en: 'Cancel a contract · Linkbild', de: 'Vertrag kündigen · Linkbild' },
    {
      en: 'Cancel a contract with us here, without logging in. You get a receipt at once.',
      de: 'Kündigen Sie hier einen Vertrag mit uns, ohne sich anzumelden. Die Bestätigung bekommen Sie sofort.',
    },
  ),
  security: page(
    { en: 'Security · Linkbild', de: 'Sicherheit · Linkbild' },
    {
      en: 'How Linkbild protects your account and your data, which tests prove it, and which risks remain.',
      de: 'Wie Linkbild Ihr Konto und Ihre Daten schützt, welche Tests das belegen und welche Risiken bleiben.',
    },
  ),
  waitlistConfirmation: page(
    { en: 'Confirm your place on the waitlist · Linkbild', de: 'Wartelistenplatz bestätigen · Linkbild' },
    { en: 'Confirm your email address with one click.', de: 'Bestätigen Sie Ihre E-Mail-Adresse mit einem Klick.' },
  ),
  waitlistUnsubscribe: page(
    { en: 'Leave the waitlist · Linkbild', de: 'Von der Warteliste abmelden · Linkbild' },
    {
      en: 'One click and you won’t hear from us again.',
      de: 'Ein Klick, und Sie hören nichts mehr von uns.',
    },
  ),
  digestUnsubscribe: page(
    { en: 'No more weekly emails · Linkbild', de: 'Keine Wochenmails mehr · Linkbild' },
    { en: 'One click, and the weekly email stops.', de: 'Ein Klick, und Sie bekommen keine wöchentliche E-Mail mehr.' },
  ),
  campaign: page(
    {
      en: 'A free monthly audit for Shopify shops · Linkbild',
      de: 'Jeden Monat ein kostenloses Audit für Shopify-Shops · Linkbild',
    },
    {
      en: 'For Shopify shops: one free audit a month, Basic from €9 a month, Pro from €18 a month.',
      de: 'Die Aktion für Shopify-Shops: jeden Monat ein kostenloses Audit, Basic ab 9 € und Pro ab 18 € im Monat.',
    },
  ),
  poll: page(
    { en: 'Which link would you click? · Linkbild', de: 'Welchen Link würden Sie anklicken? · Linkbild' },
    {
      en: 'One question, two shared links, one tap. Then see how everyone else voted.',
      de: 'Eine Frage, zwei geteilte Links, ein Klick. Sehen Sie, wie andere abgestimmt haben.',
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
    { en: 'A link as Slack shows it.', de: 'Ein Link, wie Slack ihn zeigt.' },
  ),
  whatsAppPreview: page(
    { en: 'WhatsApp preview · Linkbild', de: 'WhatsApp-Vorschau · Linkbild' },
    { en: 'A link as WhatsApp shows it.', de: 'Ein Link, wie WhatsApp ihn zeigt.' },
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
  'legalDocument',
  'homeOld',
  'waitlistConfirmation',
  'waitlistUnsubscribe',
  'digestUnsubscribe',
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

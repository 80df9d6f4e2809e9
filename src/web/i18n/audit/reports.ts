import { countedPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { howPagesAreChosen } from '#domain/audit/texts/pages-read.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import { rows } from '#web/i18n/texts.ts';

const pages = {
  en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
};

/** Parts of an audit, on the public pages and in the app. */
export const reportTexts = rows({
  outOf: { en: 'of 100', de: 'von 100' },
  scoreMade: { en: 'How the score is calculated', de: 'So entsteht die Punktzahl' },
  scoreMadeText: {
    en: 'The average of all pages. A page with its own image counts more than one without. A page we couldn’t read counts as 0.',
    de: 'Der Durchschnitt aller Seiten. Eine Seite mit eigenem Bild zählt mehr als eine ohne. Eine Seite, die sich nicht lesen ließ, zählt mit 0.',
  },
  scoreSum: {
    en: (sum: string, weights: string) => `${sum} weighted points ÷ ${weights}`,
    de: (sum: string, weights: string) => `${sum} gewichtete Punkte ÷ ${weights}`,
  },
  imageTypes: { en: 'Images by page', de: 'Bilder der Seiten' },
  onPagesOf: {
    en: (count: number, all: number) => `${count} of ${pages.en(all)}`,
    de: (count: number, all: number) => `${count} von ${pages.de(all)}`,
  },
  allPages: {
    en: (count: number) => (count === 1 ? 'We read the only page.' : `We read all ${count} pages.`),
    de: (count: number) => (count === 1 ? 'Die einzige Seite wurde gelesen.' : `Alle ${count} Seiten wurden gelesen.`),
  },
  howChosen: howPagesAreChosen,
  changeOn: {
    en: (count: number) => `Compared with the previous audit, on the ${pages.en(count)} in both.`,
    de: (count: number) =>
      count === 1
        ? 'Verglichen mit dem vorigen Audit, auf der einen Seite, die in beiden vorkommt.'
        : `Verglichen mit dem vorigen Audit, auf den ${count} Seiten, die in beiden vorkommen.`,
  },
  platformsMean: {
    en: 'The score is the average of these platforms.',
    de: 'Die Punktzahl ist der Durchschnitt dieser Plattformen.',
  },
  forExample: { en: 'For example', de: 'Zum Beispiel' },
  affectedPages: { en: 'Affected pages', de: 'Betroffene Seiten' },
  showAllPages: {
    en: (count: number) => `Show all ${count} pages`,
    de: (count: number) => `Alle ${count} Seiten zeigen`,
  },
  toFixHere: { en: 'To fix on this page', de: 'Empfehlungen für diese Seite' },
  nothingHere: { en: 'Nothing to fix on this page', de: 'Für diese Seite gibt es keine Empfehlungen' },
  allCards: { en: 'See every card and check', de: 'Alle Karten und Prüfungen ansehen' },
  notRead: { en: 'This page couldn’t be read.', de: 'Diese Seite ließ sich nicht lesen.' },
  appFree: { en: 'Free', de: 'Kostenlos' },
  appPaid: { en: 'Paid', de: 'Kostenpflichtig' },
  appFreeThen: {
    en: (range: string) => `Free plan, then ${range} a month`,
    de: (range: string) => `Kostenlos, dann ${range} im Monat`,
  },
  appFrom: { en: (range: string) => `${range} a month`, de: (range: string) => `${range} im Monat` },
  running: { en: 'Audit in progress', de: 'Das Audit läuft' },
  runningText: {
    en: 'We read each page the way the platforms do. The result appears at this address. You can share it.',
    de: 'Wir lesen jede Seite so, wie die Plattformen es tun. Das Ergebnis erscheint unter dieser Adresse, die Sie weitergeben können.',
  },
  findingPages: { en: 'Finding pages', de: 'Seiten werden gesucht' },
  readingPages: { en: 'Reading pages', de: 'Seiten werden gelesen' },
  pagesOf: {
    en: (done: number, all: number) => `${done} of ${pages.en(all)}`,
    de: (done: number, all: number) => `${done} von ${pages.de(all)}`,
  },
});

/** The kind of image a page has (docs/specification.md#s9.9 weights by it). */
export const imageTypeTexts = rows({
  // Also of pages whose image can’t be loaded, where only kinds are counted.
  none: { en: 'No image', de: 'Kein Bild' },
  generic: { en: 'Shared image', de: 'Gemeinsames Bild' },
  static: { en: 'Own image', de: 'Eigenes Bild' },
  dynamic: { en: 'Generated image', de: 'Erstelltes Bild' },
  unreachable: { en: 'Image can’t be loaded', de: 'Bild nicht ladbar' },
});

/** A page of the type `none` whose tags name an image: it could not be loaded. */
export const imageTypeOfRow = (type: AuditSubPageType, imageUrl: string | null): keyof typeof imageTypeTexts =>
  type === 'none' && imageUrl !== null ? 'unreachable' : type;

/** Which platforms differ from the rest. */
export const platformSpreadTexts = rows({
  difference: {
    en: (points: number) =>
      `${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} ${points < 0 ? 'below' : 'above'} most`,
    de: (points: number) =>
      `${Math.abs(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'} ${points < 0 ? 'weniger' : 'mehr'} als die meisten`,
  },
  title: { en: 'How links look on each platform', de: 'So sehen Links auf jeder Plattform aus' },
  text: {
    en: (count: number, range: string) => `The other ${count} are at ${range} points.`,
    de: (count: number, range: string) => `Die übrigen ${count} liegen bei ${range} Punkten.`,
  },
  sameTitle: { en: 'Much the same everywhere', de: 'Überall ähnlich' },
  sameText: {
    en: (count: number, range: string) => `All ${count} platforms are at ${range} points. This is how links look:`,
    de: (count: number, range: string) => `Alle ${count} Plattformen liegen bei ${range} Punkten. So sehen Links aus:`,
  },
  comparison: { en: 'For comparison', de: 'Zum Vergleich' },
  onPage: { en: 'Seen on', de: 'Beispielseite:' },
});

/** The public pages around an audit: /audit, /check, /demo. */
export const publicReportTexts = rows({
  audit: { en: 'Link preview audit', de: 'Audit der Linkvorschauen' },
  check: { en: 'Your link preview check', de: 'Ihr Linkvorschau-Check' },
  cardsOfPages: { en: 'Cards by page', de: 'Karten der Seiten' },
  demo: { en: 'Before and after', de: 'Vorher und nachher' },
  auditTitle: {
    en: (address: string, score: number) => `${address}: ${score} of 100`,
    de: (address: string, score: number) => `${address}: ${score} von 100`,
  },
  auditDescription: {
    en: (score: number, read: string, issues: number) =>
      `${score} of 100 points for the link previews of ${read}. ${issues === 1 ? 'One thing' : `${issues} things`} to fix, most important first.`,
    de: (score: number, read: string, issues: number) =>
      `${score} von 100 Punkten für die Linkvorschauen von ${read}. ${issues === 1 ? 'Eine Empfehlung' : `${issues} Empfehlungen`}, die wichtigste zuerst.`,
  },
  demoTitle: {
    en: (address: string) => `${address}, before and after`,
    de: (address: string) => `${address}, vorher und nachher`,
  },
  demoDescription: {
    en: 'The same links twice: as people see them in chats and feeds today, and as they could look.',
    de: 'Dieselben Links zweimal: wie man sie heute in Chats und Feeds sieht und wie sie aussehen könnten.',
  },
  subPageTitle: {
    en: (address: string) => `How ${address} looks when shared`,
    de: (address: string) => `So sieht ${address} beim Teilen aus`,
  },
  subPageDescription: {
    en: (score: number, issues: number) =>
      `${score} of 100 points on ${countedPlatforms.length} platforms, ${issues === 1 ? 'one thing' : `${issues} things`} to fix.`,
    de: (score: number, issues: number) =>
      `${score} von 100 Punkten auf ${countedPlatforms.length} Plattformen, ${issues === 1 ? 'eine Empfehlung' : `${issues} Empfehlungen`}.`,
  },
  before: { en: (score: number) => `${score} last time`, de: (score: number) => `zuletzt ${score}` },
  copyLink: { en: 'Copy link', de: 'Link kopieren' },
  copyLasting: { en: 'Copy link to this version', de: 'Link zu dieser Fassung kopieren' },
  newerAudit: { en: 'See the newer audit', de: 'Zum neueren Audit' },
  linkCopied: { en: 'Copied', de: 'Kopiert' },
  print: { en: 'Print', de: 'Drucken' },
  pdf: { en: 'PDF', de: 'PDF' },
  onePager: { en: 'One-pager', de: 'One-Pager' },
  failed: {
    en: 'Something went wrong. Try again later.',
    de: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
  },
  tryAgain: { en: 'Try again', de: 'Erneut versuchen' },
  perPlatform: { en: 'Points by platform', de: 'Punkte je Plattform' },
  /** Three at most. */
  topFixes: {
    en: (count: number) =>
      count === 1 ? 'The fix that helps' : `The ${count === 2 ? 'two' : 'three'} fixes that help most`,
    de: (count: number) =>
      count === 1 ? 'Diese Empfehlung hilft' : `Diese ${count === 2 ? 'zwei' : 'drei'} Empfehlungen bringen am meisten`,
  },
  toFix: { en: 'What to fix first', de: 'Empfehlungen, die wichtigste zuerst' },
  moreFixes: {
    en: (count: number) => (count === 1 ? '1 more fix' : `${count} more fixes`),
    de: (count: number) => (count === 1 ? '1 weitere Empfehlung' : `${count} weitere Empfehlungen`),
  },
  fixFirst: { en: 'Fix these first', de: 'Zuerst beheben' },
  rest: { en: 'Details', de: 'Details' },
  wholeAudit: { en: 'See the full audit', de: 'Ganzes Audit ansehen' },
  wholeAuditMore: {
    en: (count: number) => `See the full audit with ${count} more ${count === 1 ? 'fix' : 'fixes'}`,
    de: (count: number) =>
      `Ganzes Audit mit ${count === 1 ? 'einer weiteren Empfehlung' : `${count} weiteren Empfehlungen`} ansehen`,
  },
  example: { en: 'One link on every platform', de: 'Ein Link auf allen Plattformen' },
  exampleText: {
    en: (title: string) => `“${title}”, shared today.`,
    de: (title: string) => `„${title}“, heute geteilt.`,
  },
  unfoldHint: { en: 'Expand a platform to see why.', de: 'Klappen Sie eine Plattform auf, um den Grund zu sehen.' },
  checksBehind: { en: 'Every check for this page', de: 'Alle Prüfungen dieser Seite' },
  everyPage: { en: 'All pages', de: 'Alle Seiten' },
  everyPageText: { en: 'Weakest first.', de: 'Die schwächsten zuerst.' },
  everyPlatform: { en: 'On each platform', de: 'Auf jeder Plattform' },
  everyCheck: { en: 'All checks', de: 'Alle Prüfungen' },
  everyCheckText: {
    en: 'What each platform’s score is made of.',
    de: 'Daraus setzt sich die Punktzahl jeder Plattform zusammen.',
  },
  apps: { en: 'Shop apps', de: 'Shop-Apps' },
  appsText: {
    en: 'Found in the code of your pages. Some of them add preview tags too.',
    de: 'Im Code der Seiten gefunden. Manche davon schreiben selbst Vorschau-Tags.',
  },
  demoHeading: {
    en: (name: string) => `${name}: before and after`,
    de: (name: string) => `${name}: vorher und nachher`,
  },
  demoLead: {
    en: 'First what people see today, then the same link with its own image.',
    de: 'Erst das, was man heute sieht, dann derselbe Link mit einem eigenen Bild.',
  },
  today: { en: 'Today', de: 'Heute' },
  possible: { en: 'With Linkbild', de: 'Mit Linkbild' },
  possibleUnbranded: { en: 'What’s possible', de: 'Möglich' },
  scoreToday: { en: 'Points today', de: 'Punkte heute' },
  morePlatforms: { en: 'See this page on more platforms', de: 'Diese Seite auf weiteren Plattformen ansehen' },
  exampleNote: {
    en: 'The image is made of the page’s own title, price and photo.',
    de: 'Das Bild entsteht aus Titel, Preis und Foto der Seite.',
  },
  backTo: { en: (address: string) => `All pages of ${address}`, de: (address: string) => `Alle Seiten von ${address}` },
  imageIs: {
    en: (kind: string) => `It shows ${kind}.`,
    de: (kind: string) => `Zu sehen: ${kind}.`,
  },
  pages: { en: 'Pages in this audit', de: 'Seiten des Audits' },
  previousPage: { en: 'Previous page', de: 'Vorige Seite' },
  nextPage: { en: 'Next page', de: 'Nächste Seite' },
});

/** What an account is for, after a check of the whole shop. */
export const reportSignUpTexts = rows({
  title: { en: 'These links, with Linkbild', de: 'Diese Links mit Linkbild' },
  text: {
    en: 'Every page of this shop gets its own image, made from its photos, colours and text.',
    de: 'Jede Seite dieses Shops bekommt ihr eigenes Bild, aus seinen Fotos, Farben und Texten.',
  },
});

export const nextStepTexts = rows({
  title: { en: 'What’s next?', de: 'Wie geht es weiter?' },
  text: {
    en: 'Tell us what you’d like. We’ll reply by email. Your result stays at this address.',
    de: 'Sagen Sie uns, was Sie möchten. Wir antworten per E-Mail, und Ihr Ergebnis bleibt unter dieser Adresse.',
  },
  choose: { en: 'I’d like', de: 'Ich möchte' },
  'draw-images': { en: 'an image for every product', de: 'ein Bild für jedes Produkt' },
  'draw-images-text': {
    en: 'Linkbild creates them from your own pages. Free for 14 days.',
    de: 'Linkbild erstellt die Bilder aus Ihren Seiten. 14 Tage kostenlos.',
  },
  'monthly-audit': { en: 'this audit every month', de: 'dieses Audit jeden Monat' },
  'monthly-audit-text': {
    en: 'Free. We only email you when something gets worse.',
    de: 'Kostenlos. Eine E-Mail bekommen Sie nur, wenn etwas schlechter wird.',
  },
  talk: { en: 'to talk to someone', de: 'mit jemandem sprechen' },
  'talk-text': { en: 'A person will reply.', de: 'Ein Mensch antwortet Ihnen.' },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  send: { en: 'Continue', de: 'Absenden' },
  done: {
    en: 'Request received. We’ll write to you.',
    de: 'Ihre Anfrage ist angekommen. Wir schreiben Ihnen.',
  },
  registerBefore: { en: 'No need to wait: ', de: 'Sie müssen nicht warten: ' },
  registerLink: { en: 'create an account', de: 'Legen Sie ein Konto an' },
  registerAfter: {
    en: ' with this email address. Your project is already there.',
    de: ' und verwenden Sie dieselbe E-Mail-Adresse. Ihr Projekt ist schon da.',
  },
});

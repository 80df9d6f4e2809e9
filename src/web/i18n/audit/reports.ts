import { countedPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { howPagesAreChosen } from '#domain/audit/texts/pages-read.ts';
import { rows } from '../texts.ts';

const pages = {
  en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
};

/** Parts of an audit, on the public pages and in the app. */
export const reportTexts = rows({
  outOf: { en: 'of 100', de: 'von 100' },
  scoreMade: { en: 'How this number is made', de: 'Wie diese Zahl entsteht' },
  scoreMadeText: {
    en: 'The mean of all pages, and so of all platforms. A page with an image of its own weighs more than one without; a page that could not be read counts 0.',
    de: 'Der Mittelwert aller Seiten und damit aller Plattformen. Eine Seite mit eigenem Bild wiegt mehr als eine ohne; eine Seite, die sich nicht lesen ließ, zählt 0.',
  },
  scoreSum: {
    en: (sum: string, weights: string) => `${sum} points by weight ÷ ${weights}`,
    de: (sum: string, weights: string) => `${sum} gewichtete Punkte ÷ ${weights}`,
  },
  imageTypes: { en: 'Pictures of the pages', de: 'Bilder der Seiten' },
  onPagesOf: {
    en: (count: number, all: number) => `${count} of ${pages.en(all)}`,
    de: (count: number, all: number) => `${count} von ${pages.de(all)}`,
  },
  allPages: {
    en: (count: number) => (count === 1 ? 'The only page was read.' : `All ${count} pages were read.`),
    de: (count: number) => (count === 1 ? 'Die einzige Seite wurde gelesen.' : `Alle ${count} Seiten wurden gelesen.`),
  },
  howChosen: howPagesAreChosen,
  changeOn: {
    en: (count: number) => `Compared with the audit before on the ${pages.en(count)} that both have.`,
    de: (count: number) =>
      count === 1
        ? 'Mit dem Audit davor verglichen auf der einen Seite, die beide haben.'
        : `Mit dem Audit davor verglichen auf den ${count} Seiten, die beide haben.`,
  },
  platformsMean: {
    en: 'The score is the mean of these numbers.',
    de: 'Die Punktzahl ist der Mittelwert dieser Zahlen.',
  },
  forExample: { en: 'For example', de: 'Zum Beispiel' },
  toFixHere: { en: 'To fix here', de: 'Hier zu tun' },
  nothingHere: { en: 'Nothing to fix here', de: 'Hier ist nichts zu tun' },
  allCards: { en: 'All cards and checks of this page', de: 'Alle Karten und Prüfungen dieser Seite' },
  notRead: { en: 'This page could not be read.', de: 'Diese Seite ließ sich nicht lesen.' },
  appFree: { en: 'Free', de: 'Kostenlos' },
  appPaid: { en: 'Paid', de: 'Kostenpflichtig' },
  appFreeThen: {
    en: (range: string) => `Free plan, then ${range} a month`,
    de: (range: string) => `Kostenlos, dann ${range} im Monat`,
  },
  appFrom: { en: (range: string) => `${range} a month`, de: (range: string) => `${range} im Monat` },
  running: { en: 'The audit is under way', de: 'Das Audit läuft' },
  runningText: {
    en: 'We read the pages as each platform does. The result will stand at this address, which you can pass on.',
    de: 'Wir lesen die Seiten, wie jede Plattform es tut. Das Ergebnis steht dann unter dieser Adresse, die Sie weitergeben können.',
  },
  findingPages: { en: 'Finding the pages', de: 'Seiten werden gesucht' },
  readingPages: { en: 'Reading pages', de: 'Seiten werden gelesen' },
  pagesOf: {
    en: (done: number, all: number) => `${done} of ${pages.en(all)}`,
    de: (done: number, all: number) => `${done} von ${pages.de(all)}`,
  },
});

/** The kind of image a page has (docs/specification.md#s9.9 weights by it). */
export const imageTypeTexts = rows({
  none: { en: 'without a picture', de: 'ohne Bild' },
  generic: { en: 'with a shared picture', de: 'mit gemeinsamem Bild' },
  static: { en: 'with a picture of its own', de: 'mit eigenem Bild' },
  dynamic: { en: 'with a drawn picture', de: 'mit gezeichnetem Bild' },
});

/** The public pages around an audit: /audit, /check, /demo. */
export const publicReportTexts = rows({
  audit: { en: 'Link preview audit', de: 'Audit der Linkvorschauen' },
  check: { en: 'Your link preview check', de: 'Ihr Linkvorschau-Check' },
  cardsOfPages: { en: 'Cards of the pages', de: 'Karten der Seiten' },
  demo: { en: 'Before and after', de: 'Vorher und nachher' },
  auditTitle: {
    en: (address: string, score: number) => `${address}: ${score} of 100`,
    de: (address: string, score: number) => `${address}: ${score} von 100`,
  },
  auditDescription: {
    en: (score: number, read: string, issues: number) =>
      `${score} of 100 points for the link previews of ${read}. ${issues === 1 ? 'One thing' : `${issues} things`} to fix, most important first.`,
    de: (score: number, read: string, issues: number) =>
      `${score} von 100 Punkten für die Linkvorschauen von ${read}. ${issues === 1 ? 'Eine Verbesserung' : `${issues} Verbesserungen`}, die wichtigste zuerst.`,
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
    de: (address: string) => `So sieht ${address} geteilt aus`,
  },
  subPageDescription: {
    en: (score: number, issues: number) =>
      `${score} of 100 points on ${countedPlatforms.length} platforms, ${issues === 1 ? 'one thing' : `${issues} things`} to fix.`,
    de: (score: number, issues: number) =>
      `${score} von 100 Punkten auf ${countedPlatforms.length} Plattformen, ${issues === 1 ? 'eine Verbesserung' : `${issues} Verbesserungen`}.`,
  },
  before: { en: (score: number) => `${score} last time`, de: (score: number) => `zuletzt ${score}` },
  copyLink: { en: 'Copy link', de: 'Link kopieren' },
  copyLasting: { en: 'Link to this audit', de: 'Link zu diesem Audit' },
  newerAudit: { en: 'There is a newer audit', de: 'Es gibt ein neueres Audit' },
  linkCopied: { en: 'Copied', de: 'Kopiert' },
  print: { en: 'Print', de: 'Drucken' },
  pdf: { en: 'PDF', de: 'PDF' },
  onePager: { en: 'One-pager', de: 'One-Pager' },
  failed: {
    en: 'Something went wrong. Try again later.',
    de: 'Etwas ist schiefgegangen. Versuchen Sie es später erneut.',
  },
  tryAgain: { en: 'Try again', de: 'Erneut versuchen' },
  perPlatform: { en: 'Points on each platform', de: 'Punkte je Plattform' },
  toFix: { en: 'What to fix, in this order', de: 'Was zu tun ist, in dieser Reihenfolge' },
  toFixText: {
    en: 'Errors first, then what touches most pages. Where a tag helps, it stands ready to paste.',
    de: 'Fehler zuerst, dann was die meisten Seiten betrifft. Wo ein Tag hilft, steht er zum Einfügen dabei.',
  },
  fixFirst: { en: 'Fix this first', de: 'Das zuerst' },
  wholeAudit: { en: 'See the whole audit', de: 'Das ganze Audit ansehen' },
  wholeAuditMore: {
    en: (count: number) => `See the whole audit, with ${count} more`,
    de: (count: number) => `Das ganze Audit mit ${count} weiteren Verbesserungen ansehen`,
  },
  example: { en: 'How people see it', de: 'Wie man es sieht' },
  exampleText: {
    en: (title: string) => `“${title}”, shared today.`,
    de: (title: string) => `„${title}“, heute geteilt.`,
  },
  unfoldHint: { en: 'Unfold a platform to see why.', de: 'Klappen Sie eine Plattform auf, um zu sehen, warum.' },
  checksBehind: { en: 'Every check behind these numbers', de: 'Jede Prüfung hinter diesen Zahlen' },
  everyPage: { en: 'Every page', de: 'Jede Seite' },
  everyPageText: { en: 'The weakest first.', de: 'Die schwächsten zuerst.' },
  everyPlatform: { en: 'On each platform', de: 'Auf jeder Plattform' },
  everyCheck: { en: 'Every check', de: 'Jede Prüfung' },
  everyCheckText: {
    en: 'What each platform’s number is made of.',
    de: 'Woraus die Zahl jeder Plattform entsteht.',
  },
  apps: { en: 'Shop apps we saw', de: 'Gefundene Shop-Apps' },
  appsText: {
    en: 'Read from the pages’ own code. Some of them write preview tags too.',
    de: 'Aus dem Code der Seiten gelesen. Manche schreiben selbst Vorschau-Tags.',
  },
  demoHeading: { en: (name: string) => `${name}, shared twice`, de: (name: string) => `${name}, zweimal geteilt` },
  demoLead: {
    en: 'First what people get to see today, then the same link with a picture of its own.',
    de: 'Zuerst, was man heute zu sehen bekommt, dann derselbe Link mit einem eigenen Bild.',
  },
  today: { en: 'Today', de: 'Heute' },
  possible: { en: 'With Linkbild · sketch', de: 'Mit Linkbild · Skizze' },
  possibleSketch: { en: 'Possible · sketch', de: 'Möglich · Skizze' },
  scoreToday: { en: 'Points today', de: 'Punkte heute' },
  morePlatforms: { en: 'This page on more platforms', de: 'Diese Seite auf weiteren Plattformen' },
  sketchNote: {
    en: 'The picture is a sketch: our first design, filled with the page’s own title, price and photo.',
    de: 'Das Bild ist eine Skizze: unser erstes Design, gefüllt mit Titel, Preis und Foto der Seite.',
  },
  backTo: { en: (address: string) => `All pages of ${address}`, de: (address: string) => `Alle Seiten von ${address}` },
  imageIs: {
    en: (kind: string) => `What it shows: ${kind}.`,
    de: (kind: string) => `Was er zeigt: ${kind}.`,
  },
  pages: { en: 'Pages of the audit', de: 'Seiten des Audits' },
  previousPage: { en: 'Previous page', de: 'Vorige Seite' },
  nextPage: { en: 'Next page', de: 'Nächste Seite' },
});

export const nextStepTexts = rows({
  title: { en: 'And now?', de: 'Und jetzt?' },
  text: {
    en: 'Tell us how you would like to go on. We answer by mail, and the result stays at this address.',
    de: 'Sagen Sie uns, wie Sie weitermachen möchten. Wir antworten per E-Mail, und das Ergebnis bleibt unter dieser Adresse.',
  },
  choose: { en: 'I would like', de: 'Ich möchte' },
  'draw-images': { en: 'a picture for every product', de: 'ein Bild für jedes Produkt' },
  'draw-images-text': {
    en: 'Linkbild draws them from your own pages. 14 days free.',
    de: 'Linkbild zeichnet sie aus Ihren eigenen Seiten. 14 Tage kostenlos.',
  },
  'monthly-audit': { en: 'this audit every month', de: 'dieses Audit jeden Monat' },
  'monthly-audit-text': {
    en: 'Free, with a mail only when something got worse.',
    de: 'Kostenlos, mit einer E-Mail nur, wenn etwas schlechter wurde.',
  },
  talk: { en: 'to talk to somebody', de: 'mit jemandem sprechen' },
  'talk-text': { en: 'A person writes back.', de: 'Ein Mensch schreibt Ihnen zurück.' },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  send: { en: 'Take this step', de: 'Diesen Schritt gehen' },
  done: {
    en: 'Thank you. We have noted your wish and will write to you.',
    de: 'Vielen Dank. Wir haben Ihren Wunsch notiert und schreiben Ihnen.',
  },
  registerBefore: { en: 'You do not have to wait: ', de: 'Sie müssen nicht warten: ' },
  registerLink: { en: 'create an account', de: 'Legen Sie ein Konto an' },
  registerAfter: {
    en: ' with this address, and the project is already there.',
    de: ' mit dieser Adresse, und das Projekt ist schon da.',
  },
});

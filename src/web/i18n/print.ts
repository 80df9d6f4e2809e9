import { rows } from './texts.ts';

const pages = {
  en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
};

/** One-pagers: sheets of A4 about one site. */
export const sheetTexts = rows({
  sheets: { en: 'Sheets', de: 'Blätter' },
  onepager: { en: 'Before and after', de: 'Vorher und nachher' },
  'onepager-audit': { en: 'Audit', de: 'Audit' },
  'onepager-audit-copy': { en: 'As text', de: 'Als Text' },
  onlyPreviews: { en: 'Previews only', de: 'Nur Vorschauen' },
  wholeSheet: { en: 'Whole sheet', de: 'Ganzes Blatt' },
  print: { en: 'Print', de: 'Drucken' },
  pdf: { en: 'PDF', de: 'PDF' },
  copyText: { en: 'Copy text', de: 'Text kopieren' },
  noSheet: { en: 'Link previews on one page', de: 'Linkvorschauen auf einer Seite' },
  emptyTitle: { en: 'Nothing to print yet', de: 'Noch nichts zu drucken' },
  emptyText: {
    en: 'Open a finished audit and choose “One-pager”. Its score, previews and fixes will be on this sheet.',
    de: 'Öffnen Sie ein fertiges Audit und wählen Sie „One-Pager“. Dieses Blatt zeigt dann Punkte, Vorschauen und Empfehlungen.',
  },
  runningTitle: { en: 'Audit in progress', de: 'Das Audit läuft' },
  runningText: {
    en: 'The sheet is ready when the audit is done. Come back in a few minutes.',
    de: 'Das Blatt ist fertig, sobald das Audit fertig ist. Schauen Sie in ein paar Minuten wieder vorbei.',
  },
  pitchHeading: {
    en: (name: string) => `What people see when someone shares ${name}`,
    de: (name: string) => `So sieht es aus, wenn jemand ${name} teilt`,
  },
  auditHeading: {
    en: (address: string) => `How links to ${address} look when shared`,
    de: (address: string) => `So sehen geteilte Links zu ${address} aus`,
  },
  pairsHeading: {
    en: (title: string) => `“${title}”: today, and what’s possible`,
    de: (title: string) => `„${title}“: heute und möglich`,
  },
  cardsHeading: {
    en: (title: string) => `“${title}” on every platform`,
    de: (title: string) => `„${title}“ auf allen Plattformen`,
  },
  today: { en: 'Today', de: 'Heute' },
  possible: { en: 'What’s possible', de: 'Möglich' },
  weakPages: {
    en: (weak: number, all: number) =>
      `${weak} of ${pages.en(all)} ${weak === 1 ? 'has no image of its own' : 'have no image of their own'}.`,
    de: (weak: number, all: number) =>
      `${weak} von ${pages.de(all)} ${weak === 1 ? 'hat' : 'haben'} kein eigenes Bild.`,
  },
  readPages: {
    en: (all: number) => (all === 1 ? 'The page has its own image.' : `All ${all} pages have their own image.`),
    de: (all: number) => (all === 1 ? 'Die Seite hat ein eigenes Bild.' : `Alle ${all} Seiten haben ein eigenes Bild.`),
  },
  whatIsWrong: { en: 'What’s wrong', de: 'Woran es liegt' },
  points: { en: (score: number) => `${score} of 100 points.`, de: (score: number) => `${score} von 100 Punkten.` },
  moreInReport: {
    en: (count: number) => (count === 1 ? 'One more fix is in the report.' : `${count} more fixes are in the report.`),
    de: (count: number) =>
      count === 1
        ? 'Der Bericht enthält eine weitere Empfehlung.'
        : `Der Bericht enthält ${count} weitere Empfehlungen.`,
  },
  scanDemo: {
    en: 'Scan to see more links, before and after',
    de: 'Scannen und mehr Links sehen, vorher und nachher',
  },
  scanAudit: {
    en: 'Scan for the full audit with every tag to paste',
    de: 'Scannen und das ganze Audit lesen, mit allen Tags zum Einfügen',
  },
  qrCode: { en: 'QR code with the address of the report', de: 'QR-Code mit der Adresse des Berichts' },
});

/** The audit on paper: four pages and an appendix. */
export const printedTexts = rows({
  page: { en: 'Page ', de: 'Seite ' },
  of: { en: ' of ', de: ' von ' },
  inAppendix: {
    en: (count: number) => `and ${count} more, listed in the appendix`,
    de: (count: number) => `und ${count} weitere, siehe Anhang`,
  },
  tagOnline: {
    en: 'The tag to paste is in the online report.',
    de: 'Das Tag zum Einfügen finden Sie im Online-Bericht.',
  },
  moreFixes: { en: 'More fixes', de: 'Weitere Empfehlungen' },
  noMoreFixes: { en: 'There is nothing else to fix.', de: 'Weitere Empfehlungen gibt es nicht.' },
  beforeAfter: { en: 'Before and after', de: 'Vorher und nachher' },
  appendix: { en: 'Appendix', de: 'Anhang' },
  pages: { en: 'All pages', de: 'Alle Seiten' },
  pagesText: {
    en: 'Weakest first. The numbers in the last column are the fixes on pages 2 and 4.',
    de: 'Die schwächsten zuerst. Die Zahlen in der letzten Spalte sind die Empfehlungen von Seite 2 und 4.',
  },
  pageColumn: { en: 'Page', de: 'Seite' },
  imageColumn: { en: 'Image', de: 'Bild' },
  scoreColumn: { en: 'Points', de: 'Punkte' },
  weightColumn: { en: 'Weight', de: 'Gewicht' },
  fixesColumn: { en: 'Fixes', de: 'Empfehlungen' },
  notRead: { en: 'Not read', de: 'Nicht gelesen' },
  online: {
    en: 'Online, with every check and every tag to paste:',
    de: 'Online, mit allen Prüfungen und allen Tags zum Einfügen:',
  },
});

/** The plain preview pages. */
export const auditTexts = rows({
  previewHeading: { en: (platform: string) => `${platform} preview`, de: (platform: string) => `${platform}-Vorschau` },
  previewEmpty: {
    en: 'Add ?url= and a page’s address to see its card.',
    de: 'Hängen Sie ?url= und die Adresse einer Seite an, um ihre Karte zu sehen.',
  },
});

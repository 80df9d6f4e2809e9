import { rows } from '#web/i18n/texts.ts';

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

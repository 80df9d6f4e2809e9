import { rows } from '../texts.ts';

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
    en: 'Open this sheet from a finished audit: its score, previews and advice then stand here.',
    de: 'Öffnen Sie dieses Blatt aus einem fertigen Audit: Dann stehen hier Punkte, Vorschauen und Ratschläge.',
  },
  runningTitle: { en: 'The audit is under way', de: 'Das Audit läuft' },
  runningText: {
    en: 'The sheet is made of its result. Please come back in a few minutes.',
    de: 'Das Blatt entsteht aus seinem Ergebnis. Bitte kommen Sie in einigen Minuten wieder.',
  },
  pitchHeading: {
    en: (name: string) => `What people see when they share a link of ${name}`,
    de: (name: string) => `Was man sieht, wenn jemand einen Link von ${name} teilt`,
  },
  auditHeading: {
    en: (address: string) => `How links of ${address} look when shared`,
    de: (address: string) => `So sehen Links von ${address} geteilt aus`,
  },
  pairsHeading: {
    en: (title: string) => `“${title}”, today and possible`,
    de: (title: string) => `„${title}“, heute und möglich`,
  },
  cardsHeading: {
    en: (title: string) => `“${title}” on every platform`,
    de: (title: string) => `„${title}“ auf jeder Plattform`,
  },
  today: { en: 'Today', de: 'Heute' },
  possible: { en: 'Possible', de: 'Möglich' },
  weakPages: {
    en: (weak: number, all: number) => `${weak} of ${pages.en(all)} are shared without a picture of their own.`,
    de: (weak: number, all: number) => `${weak} von ${pages.de(all)} werden ohne eigenes Bild geteilt.`,
  },
  readPages: {
    en: (all: number) => `We read ${pages.en(all)}: each has a picture of its own.`,
    de: (all: number) => `Wir haben ${pages.de(all)} gelesen: Jede hat ein eigenes Bild.`,
  },
  whatIsWrong: { en: 'What is wrong', de: 'Woran es liegt' },
  points: { en: (score: number) => `${score} of 100 points.`, de: (score: number) => `${score} von 100 Punkten.` },
  moreInReport: {
    en: (count: number) =>
      count === 1 ? 'One more thing stands in the report.' : `${count} more things stand in the report.`,
    de: (count: number) =>
      count === 1 ? 'Ein weiterer Punkt steht im Bericht.' : `${count} weitere Punkte stehen im Bericht.`,
  },
  scanDemo: {
    en: 'Scan to see more links, before and after.',
    de: 'Scannen Sie den Code: mehr Links, vorher und nachher.',
  },
  scanAudit: {
    en: 'Scan for the whole audit, with every tag to paste.',
    de: 'Scannen Sie den Code: das ganze Audit mit allen Tags zum Einfügen.',
  },
  qrCode: { en: 'QR code with the address of the report', de: 'QR-Code mit der Adresse des Berichts' },
});

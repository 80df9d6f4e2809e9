import { rows } from '#web/i18n/texts.ts';

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

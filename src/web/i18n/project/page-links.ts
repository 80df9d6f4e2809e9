import { rows } from '../texts.ts';

/** Ways between a page, its image, its route and its audit. */
export const pageLinkTexts = rows({
  toPage: { en: 'Go to page', de: 'Zur Seite' },
  toImages: { en: 'Go to image', de: 'Zum Bild' },
  toAudit: { en: 'Go to audit result', de: 'Zum Audit-Ergebnis' },
  toDesign: { en: 'Go to design', de: 'Zum Design' },
  toDesigns: { en: 'Designs', de: 'Designs' },
  notAmong: {
    en: (path: string) => `${path} was not read in this audit. You see the whole audit instead.`,
    de: (path: string) => `${path} wurde in diesem Audit nicht gelesen. Sie sehen stattdessen das ganze Audit.`,
  },
});

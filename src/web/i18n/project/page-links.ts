import { rows } from '#web/i18n/texts.ts';

/** Ways between a page, its image, its route and its audit. */
export const pageLinkTexts = rows({
  toPage: { en: 'Go to page', de: 'Zur Seite' },
  toImages: { en: 'Go to image', de: 'Zum Bild' },
  toAudit: { en: 'Go to audit result', de: 'Zum Audit-Ergebnis' },
  toHistory: { en: 'History', de: 'Verlauf' },
  toDesign: { en: 'Go to template', de: 'Zur Vorlage' },
  toDesigns: { en: 'Templates', de: 'Vorlagen' },
  notAmong: {
    en: (path: string) => `${path} wasn’t part of this audit. Here is the whole audit instead.`,
    de: (path: string) => `${path} war nicht Teil dieses Audits. Sie sehen deshalb das ganze Audit.`,
  },
});

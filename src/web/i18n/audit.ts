import { rows } from './texts.ts';

/** Public results and the sheets made of them. */
export const auditTexts = rows({
  auditOf: {
    en: (name: string) => `Link preview audit of ${name}`,
    de: (name: string) => `Audit der Linkvorschauen von ${name}`,
  },
  demoOf: {
    en: (name: string) => `Link previews of ${name}, before and after`,
    de: (name: string) => `Linkvorschauen von ${name}, vorher und nachher`,
  },
  emptyTitle: { en: 'No finished audit yet', de: 'Noch kein fertiges Audit' },
  emptyText: {
    en: 'As soon as the pages have been read, score, previews and what to fix first stand here.',
    de: 'Sobald die Seiten gelesen sind, stehen hier Punkte, Vorschauen und was zuerst zu tun ist.',
  },
  demoHeading: { en: 'Before and after', de: 'Vorher und nachher' },
  demoLead: {
    en: 'Links of real shops, as they are shared today and as they could look.',
    de: 'Links echter Shops, wie sie heute geteilt werden und wie sie aussehen könnten.',
  },
  demoEmptyTitle: { en: 'This demo is being prepared', de: 'Diese Demo wird vorbereitet' },
  demoEmptyText: {
    en: 'Its pages and comments appear here once the case study is finished.',
    de: 'Ihre Seiten und Kommentare erscheinen hier, sobald die Fallstudie fertig ist.',
  },
  onepagerHeading: { en: 'Link previews on one page', de: 'Linkvorschauen auf einer Seite' },
  onepagerEmptyTitle: { en: 'Nothing to print yet', de: 'Noch nichts zu drucken' },
  onepagerEmptyText: {
    en: 'Open this sheet from a finished audit: its score, previews and advice then stand here.',
    de: 'Öffnen Sie dieses Blatt aus einem fertigen Audit: Dann stehen hier Punkte, Vorschauen und Ratschläge.',
  },
  previewHeading: { en: (platform: string) => `${platform} preview`, de: (platform: string) => `${platform}-Vorschau` },
  previewEmpty: {
    en: 'Add ?url= and an address to see its card.',
    de: 'Hängen Sie ?url= und eine Adresse an, um deren Karte zu sehen.',
  },
});

import { rows } from './texts.ts';

/** Public results and the sheets made of them. */
export const auditTexts = rows({
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

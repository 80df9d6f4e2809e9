import { rows } from './texts.ts';

/** Public results and the sheets made of them. */
export const auditTexts = rows({
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

import { rows } from '#web/i18n/texts.ts';

/** /preview with two addresses. */
export const compareTexts = rows({
  heading: { en: 'Two links side by side', de: 'Zwei Links im Vergleich' },
  points: {
    en: (score: number) => (score === 1 ? '1 point' : `${score} points`),
    de: (score: number) => (score === 1 ? '1 Punkt' : `${score} Punkte`),
  },
  same: { en: 'No difference', de: 'Kein Unterschied' },
  card: { en: 'Card', de: 'Karte' },
  image: { en: 'Image', de: 'Bild' },
  size: { en: 'Image size', de: 'Bildgröße' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  siteName: { en: 'Site name', de: 'Name der Website' },
  only: {
    en: (what: string, side: string) => `${what} only in ${side}`,
    de: (what: string, side: string) => `${what} nur bei ${side}`,
  },
  larger: { en: (side: string) => `Larger image in ${side}`, de: (side: string) => `Größeres Bild bei ${side}` },
  differs: {
    en: (what: string) => `${what} is different`,
    de: (what: string) => `${what} unterscheidet sich`,
  },
});

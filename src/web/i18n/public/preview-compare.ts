import { rows } from '../texts.ts';

/** /preview with two addresses. */
export const compareTexts = rows({
  heading: { en: 'Two links, side by side', de: 'Zwei Links nebeneinander' },
  points: { en: (score: number) => `${score} points`, de: (score: number) => `${score} Punkte` },
  same: { en: 'No difference', de: 'Kein Unterschied' },
  card: { en: 'Card', de: 'Karte' },
  image: { en: 'Image', de: 'Bild' },
  size: { en: 'Size of the image', de: 'Größe des Bildes' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  siteName: { en: 'Name of the site', de: 'Name der Website' },
  only: {
    en: (what: string, side: string) => `${what} only in ${side}`,
    de: (what: string, side: string) => `${what} nur in ${side}`,
  },
  larger: { en: (side: string) => `Larger image in ${side}`, de: (side: string) => `Größeres Bild in ${side}` },
  differs: { en: (what: string) => `${what} differs`, de: (what: string) => `${what} anders` },
});

import { rows } from '../texts.ts';

/** Project settings that few need: what templates start with. */
export const templateDefaultTexts = rows({
  title: { en: 'Advanced', de: 'Erweitert' },
  text: {
    en: 'What templates of this project start with, and where its demo stands.',
    de: 'Womit Vorlagen dieses Projekts beginnen und wo seine Demo steht.',
  },
  save: { en: 'Save defaults', de: 'Vorgaben speichern' },
  unfold: { en: 'Show', de: 'Anzeigen' },
  demoUrl: { en: 'Address of the demo', de: 'Adresse der Demo' },
  demoUrlHint: {
    en: 'Reports lead there instead of to our page before and after.',
    de: 'Berichte führen dorthin statt auf unsere Seite „Vorher und nachher“.',
  },
  offered: { en: 'Ready-made designs on offer', de: 'Angebotene fertige Designs' },
  offeredHint: {
    en: 'None chosen: all of them.',
    de: 'Nichts gewählt: alle.',
  },
  values: { en: 'Values for all templates', de: 'Werte für alle Vorlagen' },
  valuesHint: {
    en: 'JSON, such as {"slogan": "Handmade in Berlin"}. Templates use it as {{ slogan }}.',
    de: 'JSON, zum Beispiel {"slogan": "Handgemacht in Berlin"}. Vorlagen verwenden es als {{ slogan }}.',
  },
  noObject: {
    en: 'Please enter a JSON object, such as {"slogan": "…"}.',
    de: 'Bitte geben Sie ein JSON-Objekt ein, zum Beispiel {"slogan": "…"}.',
  },
});

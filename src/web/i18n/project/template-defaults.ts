import { rows } from '#web/i18n/texts.ts';

/** Project settings that few need: what templates start with. */
export const templateDefaultTexts = rows({
  title: { en: 'Advanced', de: 'Erweitert' },
  text: {
    en: 'Defaults for new templates, and the URL of your demo.',
    de: 'Vorgaben für neue Vorlagen und die Adresse Ihrer Demo.',
  },
  save: { en: 'Save defaults', de: 'Vorgaben speichern' },
  unfold: { en: 'Show', de: 'Anzeigen' },
  demoUrl: { en: 'Demo URL', de: 'Adresse der Demo' },
  demoUrlHint: {
    en: 'Reports link here instead of to our before-and-after page.',
    de: 'Berichte verlinken dann diese Adresse statt unserer Seite „Vorher und nachher“.',
  },
  offered: { en: 'Ready-made templates to choose from', de: 'Fertige Vorlagen zur Auswahl' },
  offeredHint: {
    en: 'Choose none to offer all of them.',
    de: 'Ohne Auswahl werden alle angeboten.',
  },
  values: { en: 'Values for every template', de: 'Werte für alle Vorlagen' },
  valuesHint: {
    en: 'JSON, for example {"slogan": "Handmade in Berlin"}. Templates use it as {{ slogan }}.',
    de: 'JSON, zum Beispiel {"slogan": "Handgemacht in Berlin"}. Vorlagen verwenden es als {{ slogan }}.',
  },
  noObject: {
    en: 'Enter a JSON object, for example {"slogan": "…"}.',
    de: 'Geben Sie ein JSON-Objekt ein, zum Beispiel {"slogan": "…"}.',
  },
});

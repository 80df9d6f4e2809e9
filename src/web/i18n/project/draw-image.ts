import { rows } from '../texts.ts';

/** One image of a design, drawn on request. */
export const drawImageTexts = rows({
  title: {
    en: (name: string) => `Draw an image with “${name}”`,
    de: (name: string) => `Bild mit „${name}“ zeichnen`,
  },
  description: {
    en: 'The image gets an address of its own. Nothing goes live.',
    de: 'Das Bild bekommt eine eigene Adresse. Live wird dadurch nichts.',
  },
  kind: { en: 'What is it for?', de: 'Wofür ist es?' },
  draft: { en: 'Draft', de: 'Entwurf' },
  draftHint: {
    en: 'To look at in your team. Deleted after 30 days.',
    de: 'Zum Ansehen im Team. Wird nach 30 Tagen gelöscht.',
  },
  demo: { en: 'Demo', de: 'Demo' },
  demoHint: { en: 'To show somebody. It stays.', de: 'Um es jemandem zu zeigen. Es bleibt erhalten.' },
  draw: { en: 'Draw the image', de: 'Bild zeichnen' },
  drawnAlt: { en: 'The image just drawn', de: 'Das eben gezeichnete Bild' },
  copy: { en: 'Copy address', de: 'Adresse kopieren' },
  copied: { en: 'Copied.', de: 'Kopiert.' },
});

/** A design becomes one that every project is offered. */
export const baseTemplateTexts = rows({
  title: {
    en: (name: string) => `Make “${name}” a base template`,
    de: (name: string) => `„${name}“ als Grundvorlage anbieten`,
  },
  description: {
    en: 'Every project is offered it from then on. Later changes to this design do not change it.',
    de: 'Danach wird sie jedem Projekt angeboten. Spätere Änderungen an diesem Design ändern sie nicht.',
  },
  name: { en: 'Name', de: 'Name' },
  path: { en: 'Best for pages like', de: 'Am besten für Seiten wie' },
  pathHint: {
    en: 'For example /products/*. Empty: for every page.',
    de: 'Zum Beispiel /products/*. Leer: für jede Seite.',
  },
  override: { en: 'Replace the base template of this name', de: 'Grundvorlage dieses Namens ersetzen' },
  make: { en: 'Make base template', de: 'Grundvorlage anlegen' },
  made: {
    en: (name: string) => `“${name}” is now a base template.`,
    de: (name: string) => `„${name}“ ist jetzt eine Grundvorlage.`,
  },
});

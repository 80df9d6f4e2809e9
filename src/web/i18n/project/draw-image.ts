import { rows } from '#web/i18n/texts.ts';

/** One image of a template, created on request. */
export const drawImageTexts = rows({
  title: {
    en: (name: string) => `Create an image with “${name}”`,
    de: (name: string) => `Bild mit „${name}“ erstellen`,
  },
  description: {
    en: 'The image gets its own URL. Nothing goes live.',
    de: 'Das Bild bekommt eine eigene Adresse. Live geht dadurch nichts.',
  },
  kind: { en: 'What is it for?', de: 'Wofür ist es?' },
  draft: { en: 'Draft', de: 'Entwurf' },
  draftHint: {
    en: 'For your team. Deleted after 30 days.',
    de: 'Für Ihr Team. Wird nach 30 Tagen gelöscht.',
  },
  demo: { en: 'Demo', de: 'Demo' },
  demoHint: { en: 'To show to others. Stays online.', de: 'Zum Vorzeigen. Bleibt erhalten.' },
  draw: { en: 'Create image', de: 'Bild erstellen' },
  drawnAlt: { en: 'The new image', de: 'Das neue Bild' },
  copy: { en: 'Copy URL', de: 'Adresse kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
});

/** A template becomes one that every project is offered. */
export const baseTemplateTexts = rows({
  title: {
    en: (name: string) => `Make “${name}” a base template`,
    de: (name: string) => `„${name}“ als Grundvorlage anbieten`,
  },
  description: {
    en: 'Every project can then use it. Later changes to this template don’t affect it.',
    de: 'Danach steht sie jedem Projekt zur Auswahl. Spätere Änderungen an dieser Vorlage wirken sich nicht aus.',
  },
  name: { en: 'Name', de: 'Name' },
  path: { en: 'Best for pages like', de: 'Am besten für Seiten wie' },
  pathHint: {
    en: 'For example /products/*. Leave empty for all pages.',
    de: 'Zum Beispiel /products/*. Leer lassen für alle Seiten.',
  },
  override: { en: 'Replace the base template with this name', de: 'Grundvorlage mit diesem Namen ersetzen' },
  make: { en: 'Create base template', de: 'Grundvorlage anlegen' },
  made: {
    en: (name: string) => `“${name}” is now a base template.`,
    de: (name: string) => `„${name}“ ist jetzt eine Grundvorlage.`,
  },
});

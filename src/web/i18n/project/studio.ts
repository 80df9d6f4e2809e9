import { rows } from '#web/i18n/texts.ts';

/** Texts that configurator and designer share. */
export const studioTexts = rows({
  back: { en: 'All templates', de: 'Alle Vorlagen' },
  name: { en: 'Template name', de: 'Name der Vorlage' },
  live: { en: 'Live', de: 'Live' },
  ready: { en: 'Ready', de: 'Bereit' },
  inactive: { en: 'Inactive', de: 'Inaktiv' },
  draft: { en: 'Draft', de: 'Entwurf' },
  setLive: { en: 'Go live', de: 'Live schalten' },
  takeOffline: { en: 'Take offline', de: 'Offline nehmen' },
  nowLive: { en: (name: string) => `“${name}” is live.`, de: (name: string) => `„${name}“ ist jetzt live.` },
  nowReady: {
    en: (name: string) => `“${name}” is ready. It goes live once Linkbild is on your site.`,
    de: (name: string) => `„${name}“ ist bereit. Live geht sie, sobald Linkbild auf Ihrer Website ist.`,
  },
  nowLiveText: { en: 'Pages of this type use it from now on.', de: 'Die Seiten dieses Typs verwenden sie ab jetzt.' },
  nowLiveInstead: {
    en: (other: string) => `It replaces ${other}.`,
    de: (other: string) => `Sie ersetzt ${other}.`,
  },
  nowOffline: {
    en: (name: string) => `“${name}” is no longer used.`,
    de: (name: string) => `„${name}“ wird nicht mehr verwendet.`,
  },
  limitTitle: {
    en: 'Your plan doesn’t allow another live template here',
    de: 'Ihr Tarif erlaubt hier keine weitere Live-Vorlage',
  },
  limitText: {
    en: (count: number) =>
      count > 1 ? `Replace the ${count} templates that are live now?` : 'Replace the one that is live now?',
    de: (count: number) =>
      count > 1 ? `Die ${count} bisherigen Live-Vorlagen ersetzen?` : 'Die bisherige Live-Vorlage ersetzen?',
  },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  redo: { en: 'Redo', de: 'Wiederholen' },
  save: { en: 'Save', de: 'Speichern' },
  saved: { en: 'All changes saved', de: 'Alles gespeichert' },
  unsaved: { en: 'Unsaved changes', de: 'Ungespeicherte Änderungen' },
  saving: { en: 'Saving…', de: 'Wird gespeichert …' },
  notSaved: { en: 'Not saved', de: 'Nicht gespeichert' },
  configurator: { en: 'Texts and colours', de: 'Texte und Farben' },
  designer: { en: 'Layout', de: 'Aufbau' },
  usedOnPages: {
    en: (pages: number) =>
      pages === 1
        ? 'This text will be on the image of one page.'
        : `The same text will be on the images of all ${pages.toLocaleString('en')} pages of this type.`,
    de: (pages: number) =>
      pages === 1
        ? 'Dieser Text steht dann auf dem Bild einer Seite.'
        : `Derselbe Text steht dann auf den Bildern aller ${pages.toLocaleString('de')} Seiten dieses Typs.`,
  },
  tool: { en: 'Tool', de: 'Werkzeug' },
  conflictTitle: { en: 'Someone else has changed this template.', de: 'Jemand anderes hat diese Vorlage geändert.' },
  conflictText: {
    en: 'Your changes are still here. Choose which version to keep.',
    de: 'Ihre Änderungen sind noch da. Wählen Sie, welche Fassung bleibt.',
  },
  keepMine: { en: 'Keep my version', de: 'Meine Fassung behalten' },
  takeTheirs: { en: 'Load their version', de: 'Andere Fassung laden' },
  ownImageTitle: { en: 'Platforms get the page’s own image.', de: 'Plattformen bekommen das Bild der Seite.' },
  ownImageText: { en: 'This template is not used.', de: 'Diese Vorlage wird nicht verwendet.' },
  useDesign: { en: 'Use this template', de: 'Diese Vorlage verwenden' },
  keepSample: { en: 'Make this the example page for the page type', de: 'Als Beispielseite des Seitentyps festlegen' },
  sampleSaved: {
    en: 'This is now the example page for the page type.',
    de: 'Das ist jetzt die Beispielseite des Seitentyps.',
  },
  draftTitle: {
    en: 'You have unsaved changes from your last visit.',
    de: 'Von Ihrem letzten Besuch gibt es ungespeicherte Änderungen.',
  },
  restoreDraft: { en: 'Restore', de: 'Wiederherstellen' },
  dropDraft: { en: 'Discard', de: 'Verwerfen' },
  leaveTitle: { en: 'Leave without saving?', de: 'Ohne Speichern verlassen?' },
  leaveText: {
    en: 'Your changes stay in this browser. You can pick them up when you come back.',
    de: 'Ihre Änderungen bleiben in diesem Browser. Wenn Sie zurückkommen, können Sie weitermachen.',
  },
  leave: { en: 'Leave', de: 'Verlassen' },
  stay: { en: 'Keep editing', de: 'Weiter bearbeiten' },
  image: { en: 'Image with your current changes', de: 'Bild mit Ihren aktuellen Änderungen' },
  drawing: { en: 'Creating image…', de: 'Bild wird erstellt …' },
  cannotDraw: { en: 'You see the last version that worked.', de: 'Sie sehen den letzten funktionierenden Stand.' },
  missing: {
    en: (count: number) =>
      count === 1
        ? 'One image couldn’t be loaded and is missing from the card:'
        : `${count} images couldn’t be loaded and are missing from the card:`,
    de: (count: number) =>
      count === 1
        ? 'Ein Bild ließ sich nicht laden und fehlt auf der Karte:'
        : `${count} Bilder ließen sich nicht laden und fehlen auf der Karte:`,
  },
  line: { en: (line: number) => `Line ${line}`, de: (line: number) => `Zeile ${line}` },
  samplePage: { en: 'Previewed with', de: 'Vorschau mit' },
  searchPage: { en: 'Search pages', de: 'Seiten suchen' },
  choosePage: { en: 'Choose a page', de: 'Seite wählen' },
  previousPage: { en: 'Previous page', de: 'Vorige Seite' },
  nextPage: { en: 'Next page', de: 'Nächste Seite' },
  nothingFound: { en: 'No pages found', de: 'Keine Seiten gefunden' },
  loading: { en: 'Loading…', de: 'Wird geladen …' },
  failed: { en: 'Couldn’t load the pages', de: 'Die Seiten ließen sich nicht laden' },
  retry: { en: 'Try again', de: 'Erneut versuchen' },
  squint: { en: 'Squint test', de: 'Blinzeltest' },
  squintLead: {
    en: 'Your image at the sizes people really see, and what they can’t read there.',
    de: 'Ihr Bild so groß, wie man es wirklich sieht, und was dort nicht mehr lesbar ist.',
  },
  squintGood: {
    en: 'Everything stays readable, even at 120 px and cropped to a square.',
    de: 'Alles bleibt lesbar, auch bei 120 px und als Quadrat.',
  },
  inChat: { en: 'In a chat', de: 'Im Chat' },
  inList: { en: 'In a list', de: 'In einer Liste' },
  asSquare: { en: 'As a square', de: 'Als Quadrat' },
  onPlatforms: { en: 'On each platform', de: 'Auf jeder Plattform' },
  onPlatformsLead: {
    en: 'How this page looks when shared with this image.',
    de: 'So sieht die Seite aus, wenn sie mit diesem Bild geteilt wird.',
  },
  showPlatforms: { en: 'Show all platforms', de: 'Alle Plattformen zeigen' },
});

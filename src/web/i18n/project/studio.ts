import { rows } from '../texts.ts';

/** What configurator and designer share. */
export const studioTexts = rows({
  back: { en: 'All templates', de: 'Alle Vorlagen' },
  name: { en: 'Name of the template', de: 'Name der Vorlage' },
  live: { en: 'Live', de: 'Live' },
  inactive: { en: 'Inactive', de: 'Inaktiv' },
  draft: { en: 'Draft', de: 'Entwurf' },
  setLive: { en: 'Set live', de: 'Live schalten' },
  saveAndSetLive: { en: 'Save and set live', de: 'Speichern und live schalten' },
  takeOffline: { en: 'Take offline', de: 'Offline nehmen' },
  nowLive: { en: (name: string) => `“${name}” is live.`, de: (name: string) => `„${name}“ ist jetzt live.` },
  nowLiveText: {
    en: 'Pages of this route show it from the next fetch on.',
    de: 'Die Seiten dieser Route zeigen sie ab dem nächsten Abruf.',
  },
  nowLiveInstead: {
    en: (other: string) => `It replaces ${other}.`,
    de: (other: string) => `Sie ersetzt ${other}.`,
  },
  nowOffline: {
    en: (name: string) => `“${name}” is no longer live.`,
    de: (name: string) => `„${name}“ ist nicht mehr live.`,
  },
  limitTitle: {
    en: 'Your plan has no room for another live design here',
    de: 'Ihr Tarif hat hier keinen Platz für ein weiteres Live-Design',
  },
  limitText: {
    en: (count: number) =>
      count > 1 ? `Set this one live instead of the ${count} others?` : 'Set this one live instead of the other?',
    de: (count: number) =>
      count > 1 ? `Dieses anstelle der ${count} anderen live schalten?` : 'Dieses anstelle des anderen live schalten?',
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  redo: { en: 'Redo', de: 'Wiederholen' },
  save: { en: 'Save', de: 'Speichern' },
  saved: { en: 'All changes saved', de: 'Alles gespeichert' },
  unsaved: { en: 'Unsaved changes', de: 'Nicht gespeichert' },
  saving: { en: 'Saving…', de: 'Wird gespeichert …' },
  notSaved: { en: 'Not saved', de: 'Nicht gespeichert' },
  configurator: { en: 'Configure', de: 'Anpassen' },
  designer: { en: 'Design', de: 'Gestalten' },
  tool: { en: 'Tool', de: 'Werkzeug' },
  conflictTitle: {
    en: 'Somebody else has changed this template in the meantime.',
    de: 'Jemand anderes hat diese Vorlage inzwischen geändert.',
  },
  conflictText: {
    en: 'Nothing you did is lost. Decide which version stays.',
    de: 'Ihre Änderungen sind noch da. Entscheiden Sie, welche Fassung bleibt.',
  },
  keepMine: { en: 'Save mine', de: 'Meine speichern' },
  takeTheirs: { en: 'Load theirs', de: 'Andere laden' },
  ownImageTitle: {
    en: 'Platforms are given the page’s own image.',
    de: 'Plattformen erhalten das eigene Bild der Seite.',
  },
  ownImageText: { en: 'This design is not used.', de: 'Dieses Design wird nicht verwendet.' },
  useDesign: { en: 'Use the design', de: 'Design verwenden' },
  keepSample: { en: 'Make it the sample page of this route', de: 'Als Beispielseite dieser Route festlegen' },
  sampleKept: {
    en: 'This route is now shown with this page everywhere.',
    de: 'Diese Route wird jetzt überall mit dieser Seite gezeigt.',
  },
  draftTitle: {
    en: 'There are unsaved changes from your last visit.',
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
  stay: { en: 'Keep working', de: 'Weiterarbeiten' },
  image: { en: 'The picture as it is now', de: 'Das Bild, wie es jetzt aussieht' },
  drawing: { en: 'Drawing…', de: 'Wird gezeichnet …' },
  cannotDraw: {
    en: 'This cannot be drawn. You see the last picture that could.',
    de: 'Das lässt sich nicht zeichnen. Sie sehen das letzte gültige Bild.',
  },
  missing: {
    en: (count: number) =>
      count === 1
        ? 'A picture could not be loaded, so the card is drawn without it:'
        : `${count} pictures could not be loaded, so the card is drawn without them:`,
    de: (count: number) =>
      count === 1
        ? 'Ein Bild ließ sich nicht laden, deshalb wird die Karte ohne es gezeichnet:'
        : `${count} Bilder ließen sich nicht laden, deshalb wird die Karte ohne sie gezeichnet:`,
  },
  line: { en: (line: number) => `Line ${line}`, de: (line: number) => `Zeile ${line}` },
  samplePage: { en: 'Shown with', de: 'Gezeigt mit' },
  samplePageHint: {
    en: 'Try long and short titles, pages with and without a picture.',
    de: 'Probieren Sie lange und kurze Titel, Seiten mit und ohne Bild.',
  },
  searchPage: { en: 'Search pages', de: 'Seiten suchen' },
  choosePage: { en: 'Choose a page', de: 'Seite wählen' },
  previousPage: { en: 'Previous page', de: 'Vorige Seite' },
  nextPage: { en: 'Next page', de: 'Nächste Seite' },
  nothingFound: { en: 'Nothing found', de: 'Nichts gefunden' },
  loading: { en: 'Loading…', de: 'Wird geladen …' },
  failed: { en: 'Could not be loaded', de: 'Konnte nicht geladen werden' },
  retry: { en: 'Try again', de: 'Erneut versuchen' },
  squint: { en: 'Squint test', de: 'Blinzeltest' },
  squintLead: {
    en: 'The picture at the sizes platforms really show it.',
    de: 'Das Bild in den Größen, in denen Plattformen es wirklich zeigen.',
  },
  squintGood: {
    en: 'Everything can be read, even small and cut to a square.',
    de: 'Alles ist lesbar, auch klein und als Quadrat beschnitten.',
  },
  inChat: { en: 'In a chat', de: 'Im Chat' },
  inList: { en: 'In a list', de: 'In einer Liste' },
  asSquare: { en: 'Cut to a square', de: 'Als Quadrat' },
  onPlatforms: { en: 'On the platforms', de: 'Auf den Plattformen' },
  onPlatformsLead: {
    en: 'This page, shared with this picture.',
    de: 'Diese Seite, geteilt mit diesem Bild.',
  },
  showPlatforms: { en: 'Show every platform', de: 'Alle Plattformen zeigen' },
});

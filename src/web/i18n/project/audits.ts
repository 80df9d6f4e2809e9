import { rows } from '../texts.ts';

/** The list of audits, one audit, and the comparison of two. */
export const auditsTexts = rows({
  lead: {
    en: 'How the links of this website look when they are shared, and how that changes.',
    de: 'Wie die Links dieser Website geteilt aussehen und wie sich das verändert.',
  },
  used: {
    en: (isFree: boolean, used: string, all: string) =>
      isFree ? `Audits this month: ${used} of ${all}.` : `Pages read by audits this month: ${used} of ${all}.`,
    de: (isFree: boolean, used: string, all: string) =>
      isFree
        ? `Audits in diesem Monat: ${used} von ${all}.`
        : `Von Audits gelesene Seiten in diesem Monat: ${used} von ${all}.`,
  },
  start: { en: 'Start audit', de: 'Audit starten' },
  starting: { en: 'Starting', de: 'Wird gestartet' },
  running: { en: 'The audit is running', de: 'Das Audit läuft' },
  pagesOf: {
    en: (done: number, planned: number) => `${done} of ${planned} pages`,
    de: (done: number, planned: number) => `${done} von ${planned} Seiten`,
  },
  cancel: { en: 'Cancel audit', de: 'Audit abbrechen' },
  cancelTitle: { en: 'Cancel this audit?', de: 'Dieses Audit abbrechen?' },
  cancelText: {
    en: 'What has been read so far is kept; the audit gets no score.',
    de: 'Was schon gelesen ist, bleibt erhalten; das Audit bekommt keine Punktzahl.',
  },
  keepRunning: { en: 'Keep it running', de: 'Weiterlaufen lassen' },
  cancelled: { en: 'The audit has been cancelled.', de: 'Das Audit wurde abgebrochen.' },
  history: { en: 'History', de: 'Verlauf' },
  scoreUnit: { en: 'points', de: 'Punkte' },
  curve: { en: 'Score of each audit', de: 'Punkte jedes Audits' },
  date: { en: 'Date', de: 'Datum' },
  score: { en: 'Score', de: 'Punkte' },
  change: { en: 'Change', de: 'Veränderung' },
  pages: { en: 'Pages', de: 'Seiten' },
  images: { en: 'Pictures', de: 'Bilder' },
  trigger: { en: 'Started by', de: 'Gestartet von' },
  manual: { en: 'A person', de: 'Hand' },
  checker: { en: 'The checker', de: 'Check' },
  schedule: { en: 'Schedule', de: 'Zeitplan' },
  seed: { en: 'First start', de: 'Erstem Start' },
  state: { en: 'State', de: 'Zustand' },
  pending: { en: 'Waiting', de: 'Wartet' },
  in_progress: { en: 'Running', de: 'Läuft' },
  completed: { en: 'Finished', de: 'Fertig' },
  noResult: { en: 'No result', de: 'Kein Ergebnis' },
  compare: { en: 'Compare', de: 'Vergleichen' },
  better: {
    en: (points: number) => (points === 1 ? 'one point better' : `${points} points better`),
    de: (points: number) => (points === 1 ? 'ein Punkt besser' : `${points} Punkte besser`),
  },
  worse: {
    en: (points: number) => (points === 1 ? 'one point worse' : `${points} points worse`),
    de: (points: number) => (points === 1 ? 'ein Punkt schlechter' : `${points} Punkte schlechter`),
  },
  unchanged: { en: 'unchanged', de: 'unverändert' },

  auditOf: { en: (date: string) => `Audit of ${date}`, de: (date: string) => `Audit vom ${date}` },
  allAudits: { en: 'All audits', de: 'Alle Audits' },
  publicReport: { en: 'Report to pass on', de: 'Bericht zum Weitergeben' },
  fixFirst: { en: 'What to fix, in this order', de: 'Was zu tun ist, in dieser Reihenfolge' },
  nothingToFix: { en: 'Nothing to fix here.', de: 'Hier ist nichts zu tun.' },
  onPages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  platforms: { en: 'Platforms', de: 'Plattformen' },
  platformsText: {
    en: 'Each number is the mean of the pages below it, weighted as in the score; the score is the mean of the platforms.',
    de: 'Jede Zahl ist der Mittelwert der Seiten darunter, gewichtet wie in der Punktzahl; die Punktzahl ist der Mittelwert der Plattformen.',
  },
  pagesText: {
    en: 'Each page unfolds to its platforms, each platform to its checks.',
    de: 'Jede Seite klappt zu ihren Plattformen auf, jede Plattform zu ihren Prüfungen.',
  },
  apps: { en: 'Apps found', de: 'Gefundene Apps' },
  appsText: {
    en: 'Apps of the shop that write meta tags or draw pictures.',
    de: 'Apps des Shops, die Meta-Tags schreiben oder Bilder zeichnen.',
  },
  toAudit: { en: 'Back to the audit', de: 'Zurück zum Audit' },
  previousPage: { en: 'Previous page', de: 'Vorige Seite' },
  nextPage: { en: 'Next page', de: 'Nächste Seite' },
  onEach: { en: 'On each platform', de: 'Auf jeder Plattform' },

  compareWith: { en: 'Compare with', de: 'Vergleichen mit' },
  compared: { en: 'What changed', de: 'Was sich geändert hat' },
  comparedLead: {
    en: (before: string, after: string) => `Audit of ${before} beside the one of ${after}.`,
    de: (before: string, after: string) => `Audit vom ${before} neben dem vom ${after}.`,
  },
  before: { en: 'Before', de: 'Vorher' },
  after: { en: 'After', de: 'Nachher' },
  onCommon: {
    en: (count: number) => (count === 1 ? 'on the one page both have' : `on the ${count} pages both have`),
    de: (count: number) =>
      count === 1 ? 'auf der einen Seite, die beide haben' : `auf den ${count} Seiten, die beide haben`,
  },
  endCompare: { en: 'End comparison', de: 'Vergleich beenden' },
  nothingChanged: { en: 'Nothing changed', de: 'Nichts hat sich geändert' },
  nothingChangedText: {
    en: 'Every page has the same cards and the same checks in both audits.',
    de: 'Jede Seite hat in beiden Audits dieselben Karten und dieselben Prüfungen.',
  },
  samePages: {
    en: (count: number) => (count === 1 ? '1 page is unchanged.' : `${count} pages are unchanged.`),
    de: (count: number) => (count === 1 ? '1 Seite ist unverändert.' : `${count} Seiten sind unverändert.`),
  },
  changed: { en: 'Changed', de: 'Geändert' },
  added: { en: 'Added', de: 'Neu' },
  removed: { en: 'Gone', de: 'Weggefallen' },
  addedText: { en: 'This page is in the later audit only.', de: 'Diese Seite ist nur im späteren Audit.' },
  removedText: { en: 'This page is in the earlier audit only.', de: 'Diese Seite ist nur im früheren Audit.' },
  imageChanged: {
    en: (before: string, after: string) => `Picture: ${before} → ${after}`,
    de: (before: string, after: string) => `Bild: ${before} → ${after}`,
  },
  noCard: { en: 'No card', de: 'Keine Karte' },
  sameCard: {
    en: 'The card is the same; these checks changed.',
    de: 'Die Karte ist gleich; diese Prüfungen haben sich geändert.',
  },
  differs: { en: 'Differs in', de: 'Anders' },
  nowPasses: { en: 'Passes now', de: 'Jetzt bestanden' },
  nowFails: { en: 'Fails now', de: 'Jetzt nicht bestanden' },
  noLonger: { en: 'No longer applies', de: 'Gilt nicht mehr' },
  otherMissing: {
    en: 'The other audit could not be found. Please choose one of the list.',
    de: 'Das andere Audit wurde nicht gefunden. Bitte wählen Sie eines aus der Liste.',
  },
});

/** The parts of a card that a comparison can name. */
export const cardPartTexts = rows({
  layout: { en: 'layout', de: 'Aufbau' },
  title: { en: 'title', de: 'Titel' },
  description: { en: 'description', de: 'Beschreibung' },
  siteName: { en: 'name of the site', de: 'Name der Website' },
  image: { en: 'picture', de: 'Bild' },
  isShown: { en: 'whether there is a card', de: 'ob es eine Karte gibt' },
});

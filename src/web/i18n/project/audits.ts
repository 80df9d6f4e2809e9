import { countedPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { pageCount } from '#domain/audit/texts/pages-read.ts';
import { rows } from '#web/i18n/texts.ts';

/** The list of audits, one audit, and the comparison of two. */
export const auditsTexts = rows({
  lead: {
    en: 'See how your links look when shared, and how that changes.',
    de: 'Wie Ihre Links beim Teilen aussehen und wie sich das entwickelt.',
  },
  used: {
    en: (isFree: boolean, used: string, all: string) =>
      isFree ? `Audits this month: ${used} of ${all}.` : `Pages audited this month: ${used} of ${all}.`,
    de: (isFree: boolean, used: string, all: string) =>
      isFree ? `Audits in diesem Monat: ${used} von ${all}.` : `In diesem Monat geprüfte Seiten: ${used} von ${all}.`,
  },
  start: { en: 'Start audit', de: 'Audit starten' },
  starting: { en: 'Starting', de: 'Wird gestartet' },
  running: { en: 'The audit is running', de: 'Das Audit läuft' },
  pagesOf: {
    en: (done: number, planned: number) => `${done} of ${pageCount(planned, 'en')}`,
    de: (done: number, planned: number) => `${done} von ${pageCount(planned, 'de')}`,
  },
  cancel: { en: 'Cancel audit', de: 'Audit abbrechen' },
  cancelTitle: { en: 'Cancel this audit?', de: 'Dieses Audit abbrechen?' },
  cancelText: {
    en: 'What has been read so far is kept, but the audit gets no score.',
    de: 'Was schon gelesen ist, bleibt erhalten. Eine Punktzahl gibt es dann nicht.',
  },
  keepRunning: { en: 'Keep running', de: 'Weiterlaufen lassen' },
  cancelled: { en: 'Audit cancelled', de: 'Audit abgebrochen' },
  history: { en: 'History', de: 'Verlauf' },
  scoreUnit: { en: 'points', de: 'Punkte' },
  curve: { en: 'Score of each audit', de: 'Punkte aller Audits' },
  date: { en: 'Date', de: 'Datum' },
  score: { en: 'Score', de: 'Punkte' },
  change: { en: 'Change', de: 'Veränderung' },
  pages: { en: 'Pages', de: 'Seiten' },
  images: { en: 'Images', de: 'Bilder' },
  trigger: { en: 'Trigger', de: 'Auslöser' },
  manual: { en: 'Manual', de: 'Manuell' },
  checker: { en: 'Link preview checker', de: 'Linkvorschau-Check' },
  schedule: { en: 'Schedule', de: 'Zeitplan' },
  live: { en: 'First time live', de: 'Zum ersten Mal live' },
  seed: { en: 'Setup', de: 'Einrichtung' },
  state: { en: 'Status', de: 'Status' },
  pending: { en: 'Waiting', de: 'Wartet' },
  in_progress: { en: 'Running', de: 'Läuft' },
  completed: { en: 'Done', de: 'Fertig' },
  noResult: { en: 'No result', de: 'Kein Ergebnis' },
  compare: { en: 'Compare', de: 'Vergleichen' },

  auditOf: { en: (date: string) => `Audit of ${date}`, de: (date: string) => `Audit vom ${date}` },
  allAudits: { en: 'All audits', de: 'Alle Audits' },
  publicReport: { en: 'Open report', de: 'Bericht öffnen' },
  fixFirst: { en: 'What to fix, most important first', de: 'Empfehlungen, die wichtigste zuerst' },
  nothingToFix: { en: 'Nothing to fix.', de: 'Hier gibt es nichts zu verbessern.' },
  onPages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  platforms: { en: 'Platforms', de: 'Plattformen' },
  platformsText: {
    en: `A platform’s score is the weighted average of the pages below. The overall score is the average of the ${countedPlatforms.length} platforms that count.`,
    de: `Die Punkte einer Plattform sind der gewichtete Durchschnitt der Seiten darunter. Die Gesamtpunktzahl ist der Durchschnitt der ${countedPlatforms.length} Plattformen, die zählen.`,
  },
  pagesText: {
    en: 'Open a page to see its platforms, then a platform to see its checks.',
    de: 'Öffnen Sie eine Seite, um ihre Plattformen zu sehen, und eine Plattform für ihre Prüfungen.',
  },
  apps: { en: 'Apps found', de: 'Gefundene Apps' },
  appsText: { en: 'Apps we recognised in the shop.', de: 'Diese Apps haben wir im Shop erkannt.' },
  toAudit: { en: 'Back to the audit', de: 'Zurück zum Audit' },
  previousPage: { en: 'Previous page', de: 'Vorige Seite' },
  nextPage: { en: 'Next page', de: 'Nächste Seite' },
  onEach: { en: 'On each platform', de: 'Auf jeder Plattform' },

  compareWith: { en: 'Compare with', de: 'Vergleichen mit' },
  compared: { en: 'What changed', de: 'Was sich geändert hat' },
  comparedLead: {
    en: (before: string, after: string) => `Audit of ${after} compared with ${before}.`,
    de: (before: string, after: string) => `Audit vom ${after} im Vergleich zum ${before}.`,
  },
  before: { en: 'Before', de: 'Vorher' },
  after: { en: 'After', de: 'Nachher' },
  onCommon: {
    en: (count: number) => (count === 1 ? 'on the one page in both' : `on the ${count} pages in both`),
    de: (count: number) => (count === 1 ? 'auf der einen gemeinsamen Seite' : `auf den ${count} gemeinsamen Seiten`),
  },
  endCompare: { en: 'Close comparison', de: 'Vergleich beenden' },
  nothingChanged: { en: 'Nothing changed', de: 'Nichts hat sich geändert' },
  nothingChangedText: {
    en: 'Cards and checks are the same on every page in both audits.',
    de: 'Karten und Prüfungen sind auf allen Seiten gleich geblieben.',
  },
  samePages: {
    en: (count: number) => (count === 1 ? '1 page is unchanged.' : `${count} pages are unchanged.`),
    de: (count: number) => (count === 1 ? '1 Seite ist unverändert.' : `${count} Seiten sind unverändert.`),
  },
  changed: { en: 'Changed', de: 'Geändert' },
  added: { en: 'Added', de: 'Neu' },
  removed: { en: 'Removed', de: 'Entfallen' },
  addedText: { en: 'Only in the later audit.', de: 'Nur im späteren Audit.' },
  removedText: { en: 'Only in the earlier audit.', de: 'Nur im früheren Audit.' },
  imageChanged: {
    en: (before: string, after: string) => `Image: ${before} → ${after}`,
    de: (before: string, after: string) => `Bild: ${before} → ${after}`,
  },
  noCard: { en: 'No card', de: 'Keine Karte' },
  sameCard: {
    en: 'The card looks the same. These checks changed.',
    de: 'Die Karte sieht gleich aus. Geändert haben sich diese Prüfungen.',
  },
  differs: { en: 'Changed', de: 'Geändert' },
  nowPasses: { en: 'Passes now', de: 'Jetzt bestanden' },
  nowFails: { en: 'Fails now', de: 'Jetzt nicht bestanden' },
  noLonger: { en: 'No longer applies', de: 'Entfällt' },
  otherMissing: {
    en: 'The other audit doesn’t exist. Choose one from the list.',
    de: 'Das andere Audit gibt es nicht. Wählen Sie eines aus der Liste.',
  },
});

/** The parts of a card that a comparison can name. */
export const cardPartTexts = rows({
  layout: { en: 'layout', de: 'Aufbau' },
  title: { en: 'title', de: 'Titel' },
  description: { en: 'description', de: 'Beschreibung' },
  siteName: { en: 'site name', de: 'Name der Website' },
  image: { en: 'image', de: 'Bild' },
  isShown: { en: 'whether a card appears', de: 'ob eine Karte erscheint' },
});

/** /app/reports: the state of all websites of a person. */
export const projectReportsTexts = rows({
  lead: {
    en: 'How your websites scored in their latest audit.',
    de: 'So haben Ihre Websites im letzten Audit abgeschnitten.',
  },
  website: { en: 'Website', de: 'Website' },
  curve: { en: 'Trend', de: 'Verlauf' },
  audits: { en: 'Audits', de: 'Audits' },
  newest: { en: 'Latest audit', de: 'Letztes Audit' },
  notAudited: { en: 'Not audited yet', de: 'Noch nicht geprüft' },
  start: { en: 'Start audit', de: 'Audit starten' },
  starting: { en: 'Starting', de: 'Wird gestartet' },
  report: { en: 'Report', de: 'Bericht' },
  reportOf: { en: (site: string) => `Report for ${site}`, de: (site: string) => `Bericht für ${site}` },
  more: { en: (site: string) => `More for ${site}`, de: (site: string) => `Mehr zu ${site}` },
  demo: { en: 'Before and after', de: 'Vorher und nachher' },
  onePager: { en: 'One-pager', de: 'One-Pager' },
  auditSheet: { en: 'Audit one-pager', de: 'One-Pager zum Audit' },
  pdf: { en: 'Report (PDF)', de: 'Bericht (PDF)' },
  look: { en: 'Your branding on reports', de: 'Berichte mit Ihrem Logo' },
  caseStudies: { en: 'Case studies', de: 'Fallstudien' },
  addWebsite: { en: 'Add website', de: 'Website hinzufügen' },
});

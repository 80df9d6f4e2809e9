import { rows } from '#web/i18n/texts.ts';

/** The quick search. `words…` are what people may type for a screen besides its name. */
export const quickSearchTexts = rows({
  search: { en: 'Quick search', de: 'Schnellsuche' },
  shortcut: { en: 'Ctrl K', de: 'Strg K' },
  placeholder: { en: 'Search pages, websites and screens', de: 'Seiten, Websites und Bereiche suchen' },
  results: { en: 'Results', de: 'Ergebnisse' },
  screens: { en: 'Go to', de: 'Gehe zu' },
  websites: { en: 'Websites', de: 'Websites' },
  pages: { en: 'Pages', de: 'Seiten' },
  searching: { en: 'Searching', de: 'Wird gesucht' },
  nothing: { en: 'Nothing found', de: 'Nichts gefunden' },
  failed: {
    en: 'Websites and pages can’t be searched right now.',
    de: 'Websites und Seiten lassen sich gerade nicht durchsuchen.',
  },
  count: {
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    de: (count: number) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  },
  close: { en: 'Close search', de: 'Suche schließen' },
  newTemplate: { en: 'New template', de: 'Neue Vorlage' },
  caseStudies: { en: 'Case studies', de: 'Fallstudien' },
  wordsDashboard: { en: 'statistics shares crawls numbers', de: 'statistik geteilt abrufe zahlen' },
  wordsSubPages: { en: 'sub pages sitemap lowest worst score', de: 'unterseiten sitemap schlechteste punkte score' },
  wordsAudits: { en: 'check score test', de: 'prüfung punkte test check' },
  wordsMonitoring: {
    en: 'watch incidents alerts history changes slack teams discord webhooks badge',
    de: 'überwachung störungen meldungen benachrichtigungen verlauf änderungen slack teams discord webhooks badge',
  },
  wordsReports: { en: 'pdf one-pager print demo client share', de: 'pdf einseiter drucken demo kunde teilen' },
  wordsTemplates: { en: 'templates live', de: 'vorlagen live' },
  wordsImages: { en: 'pictures previews sharing', de: 'vorschaubilder' },
  wordsAssets: { en: 'fonts font colours colors logo upload', de: 'schriften schrift farben logo hochladen' },
  wordsRoutes: {
    en: 'kinds of page types products collections',
    de: 'seitenarten seitentypen produkte kategorien kollektionen',
  },
  wordsProject: {
    en: 'title logo colour verify visibility delete',
    de: 'titel logo farbe bestätigen sichtbarkeit löschen',
  },
  wordsCollaboration: {
    en: 'people team invite colleague member users',
    de: 'leute team einladen kollegen mitglieder benutzer',
  },
  wordsPlan: { en: 'price billing credits trial upgrade', de: 'preis rechnung guthaben test upgrade' },
  wordsActivity: { en: 'log history', de: 'protokoll verlauf' },
  wordsIntegration: { en: 'connect install snippet theme tag code', de: 'verbinden einbauen snippet theme tag code' },
  wordsAccount: {
    en: 'password e-mail passkey api token devices name',
    de: 'passwort e-mail passkey api-token geräte name',
  },
});

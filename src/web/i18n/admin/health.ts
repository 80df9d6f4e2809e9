import { rows } from '#web/i18n/texts.ts';

/** How the installation is: figures, queues, processes, errors. */
export const healthTexts = rows({
  lead: {
    en: 'Now and over the last day. You get an email when a figure crosses its bound.',
    de: 'Jetzt und im Verlauf des letzten Tages. Überschreitet ein Wert seine Grenze, bekommen Sie eine E-Mail.',
  },
  fine: { en: 'Everything is within its bounds.', de: 'Alles im grünen Bereich.' },
  fineAsFarAsKnown: {
    en: (names: string) => `What is known is within its bounds. Not known: ${names}.`,
    de: (names: string) => `Was bekannt ist, liegt im grünen Bereich. Nicht bekannt: ${names}.`,
  },
  crossed: { en: (names: string) => `Look at this: ${names}.`, de: (names: string) => `Bitte ansehen: ${names}.` },
  over: { en: 'Beyond its bound', de: 'Außerhalb der Grenze' },
  line: { en: (name: string) => `${name} over the last day`, de: (name: string) => `${name} im letzten Tag` },
  noLine: { en: 'The line begins with the next figures.', de: 'Der Verlauf beginnt mit den nächsten Werten.' },
  bounces: {
    en: 'Sent means accepted by the email server. If an email bounces later, the notice goes to the sender’s inbox, where Linkbild can’t see it. Mark it on the page of that email.',
    de: 'Gesendet heißt: vom Mailserver angenommen. Kommt eine E-Mail später zurück, landet die Meldung im Postfach des Absenders, Linkbild sieht sie nicht. Vermerken Sie es auf der Seite der E-Mail.',
  },
  queues: { en: 'Queues', de: 'Warteschlangen' },
  noQueues: { en: 'Nothing waits, runs or has failed.', de: 'Nichts wartet, läuft oder ist fehlgeschlagen.' },
  queue: { en: 'Queue', de: 'Warteschlange' },
  due: { en: 'Waiting', de: 'Wartend' },
  running: { en: 'Running', de: 'Laufend' },
  failed: { en: 'Failed', de: 'Fehlgeschlagen' },
  oldest: { en: 'Oldest', de: 'Älteste' },
  processes: { en: 'Processes', de: 'Prozesse' },
  role: { en: 'Role', de: 'Rolle' },
  version: { en: 'Version', de: 'Version' },
  since: { en: 'Since', de: 'Seit' },
  noProcesses: { en: 'No process has reported yet.', de: 'Noch hat sich kein Prozess gemeldet.' },
  slow: { en: 'Queries that run now', de: 'Laufende langsame Abfragen' },
  seconds: { en: (count: number) => `${count} s`, de: (count: number) => `${count} s` },
  deletions: { en: 'Websites being deleted', de: 'Websites, die gerade gelöscht werden' },
  deletionsText: {
    en: 'Nobody sees them any more. Their data goes in the background.',
    de: 'Niemand sieht sie mehr. Ihre Daten werden im Hintergrund gelöscht.',
  },
  website: { en: 'Website', de: 'Website' },
  rowsDeleted: { en: 'Rows deleted so far', de: 'Bisher gelöschte Zeilen' },
  deletedShare: { en: 'Done', de: 'Fertig' },
  errors: { en: 'Errors', de: 'Fehler' },
  errorsText: {
    en: 'The last 500 by cause. The log has all details under the request’s id.',
    de: 'Die letzten 500 nach Ursache. Das Protokoll hat unter der Kennung der Anfrage alle Einzelheiten.',
  },
  noErrors: { en: 'No errors.', de: 'Keine Fehler.' },
  times: {
    en: (count: string) => (count === '1' ? 'once' : `${count} times`),
    de: (count: string) => (count === '1' ? 'einmal' : `${count}-mal`),
  },
  last: { en: 'last', de: 'zuletzt' },
  requests: { en: 'Requests', de: 'Anfragen' },
  jobs: { en: 'Jobs', de: 'Jobs' },
});

import { rows } from '#web/i18n/texts.ts';

/** The top of the monitoring screen: how the previews are now and were in the last months. */
export const statusTexts = rows({
  checkNow: { en: 'Check now', de: 'Jetzt prüfen' },
  checking: { en: 'Starting …', de: 'Beginnt …' },
  lastCheck: { en: 'Last check', de: 'Letzte Prüfung' },
  nextCheck: { en: 'Next check', de: 'Nächste Prüfung' },
  soon: { en: 'in a few minutes', de: 'in wenigen Minuten' },
  howOften: { en: 'Each page is checked', de: 'Jede Seite wird geprüft' },
  bars: {
    en: (days: string, checked: string, bad: string) =>
      `The last ${days} days: checked on ${checked}, problems on ${bad}`,
    de: (days: string, checked: string, bad: string) =>
      `Die letzten ${days} Tage: an ${checked} geprüft, an ${bad} Störungen`,
  },
  daysAgo: { en: (days: string) => `${days} days ago`, de: (days: string) => `vor ${days} Tagen` },
  fine: { en: 'No problems', de: 'Keine Störung' },
  bad: { en: 'Problems', de: 'Störung' },
  none: { en: 'Not checked', de: 'Nicht geprüft' },
  dayNone: { en: (date: string) => `${date}: not checked`, de: (date: string) => `${date}: nicht geprüft` },
  dayFine: {
    en: (date: string, checks: string) => `${date}: ${checks} ${checks === '1' ? 'check' : 'checks'}, no problems`,
    de: (date: string, checks: string) =>
      `${date}: ${checks} ${checks === '1' ? 'Prüfung' : 'Prüfungen'}, keine Störung`,
  },
  dayBad: {
    en: (date: string, pages: string) => `${date}: problems on ${pages} ${pages === '1' ? 'page' : 'pages'}`,
    de: (date: string, pages: string) => `${date}: Störung auf ${pages} ${pages === '1' ? 'Seite' : 'Seiten'}`,
  },
  example: { en: 'Example', de: 'Beispiel' },
  exampleTitle: { en: 'The theme Summer was published', de: 'Das Theme Sommer wurde veröffentlicht' },
  exampleText: {
    en: 'The preview image is missing. 68 pages, since 18:53',
    de: 'Das Vorschaubild fehlt. 68 Seiten, seit 18:53',
  },
  exampleLead: {
    en: 'This is what an incident looks like. You’d also get an email.',
    de: 'So sieht eine Störung aus. Sie bekämen dazu auch eine E-Mail.',
  },
});

/**
 * Monitoring in one line on the dashboard. Separate from monitoring's texts, so that the dashboard does not load those.
 */
export const verdictTexts = rows({
  open: {
    en: (count: string) => (count === '1' ? '1 open incident' : `${count} open incidents`),
    de: (count: string) => (count === '1' ? '1 offene Störung' : `${count} offene Störungen`),
  },
  openText: {
    en: (faulty: string) =>
      faulty === '0'
        ? 'See what happened.'
        : faulty === '1'
          ? 'The preview of 1 page got worse.'
          : `The previews of ${faulty} pages got worse.`,
    de: (faulty: string) =>
      faulty === '0'
        ? 'Sehen Sie nach, was passiert ist.'
        : faulty === '1'
          ? 'Die Vorschau von 1 Seite ist schlechter geworden.'
          : `Die Vorschauen von ${faulty} Seiten sind schlechter geworden.`,
  },
  noOpenIncidents: { en: 'No open incidents', de: 'Keine offenen Störungen' },
  /** Without a full stop: the time of the last check follows. */
  checked: {
    en: (seen: string, all: string) =>
      seen === all
        ? all === '1'
          ? '1 page checked'
          : `All ${all} pages checked`
        : `${seen} of ${all} pages checked so far`,
    de: (seen: string, all: string) =>
      seen === all
        ? all === '1'
          ? '1 Seite geprüft'
          : `Alle ${all} Seiten geprüft`
        : `Bisher ${seen} von ${all} Seiten geprüft`,
  },
  unread: { en: 'No page could be read', de: 'Keine Seite ist lesbar' },
  unreadable: {
    en: (pages: string) => (pages === '1' ? '1 of them can’t be read.' : `${pages} of them can’t be read.`),
    de: (pages: string) =>
      pages === '1' ? 'Eine davon konnten wir nicht lesen.' : `${pages} davon konnten wir nicht lesen.`,
  },
  last: { en: ', last ', de: ', zuletzt ' },
  suspected: {
    en: (pages: string) => `Something changed on ${pages === '1' ? '1 page' : `${pages} pages`}`,
    de: (pages: string) => `Auf ${pages === '1' ? '1 Seite' : `${pages} Seiten`} hat sich etwas geändert`,
  },
  suspectedText: { en: 'We check again to be sure', de: 'Wir prüfen zur Sicherheit noch einmal' },
  at: { en: ', on ', de: ', am ' },
  unchecked: { en: 'Not checked yet', de: 'Noch nicht geprüft' },
  uncheckedText: {
    en: (pages: string) =>
      pages === '0'
        ? 'No page is monitored yet.'
        : `${pages === '1' ? '1 page is' : `${pages} pages are`} waiting for the first check.`,
    de: (pages: string) =>
      pages === '0'
        ? 'Noch wird keine Seite überwacht.'
        : `${pages === '1' ? '1 Seite wartet' : `${pages} Seiten warten`} auf die erste Prüfung.`,
  },
  toMonitoring: { en: 'Go to monitoring', de: 'Zum Monitoring' },
  toIncidents: { en: 'See incidents', de: 'Störungen ansehen' },
});

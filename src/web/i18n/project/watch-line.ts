import { rows } from '#web/i18n/texts.ts';

/** Monitoring in one line on the dashboard, apart from monitoring's own words, which it would load too. */
export const watchLineTexts = rows({
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
  fine: { en: 'No open incidents', de: 'Keine offenen Störungen' },
  /** Without its stop: the time of the last check follows. */
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
  last: { en: ', last ', de: ', zuletzt ' },
  suspected: {
    en: (pages: string) => `Something changed on ${pages === '1' ? '1 page' : `${pages} pages`}`,
    de: (pages: string) => `Auf ${pages === '1' ? '1 Seite' : `${pages} Seiten`} hat sich etwas geändert`,
  },
  suspectedText: { en: 'We check again to be sure', de: 'Wir prüfen zur Sicherheit noch einmal' },
  at: { en: ', at ', de: ', um ' },
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

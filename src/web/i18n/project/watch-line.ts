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
  fine: { en: 'No open incidents.', de: 'Keine offenen Störungen.' },
  fineText: {
    en: (seen: string) => (seen === '1' ? '1 page is monitored.' : `${seen} pages are monitored.`),
    de: (seen: string) => (seen === '1' ? '1 Seite wird überwacht.' : `${seen} Seiten werden überwacht.`),
  },
  toMonitoring: { en: 'Go to monitoring', de: 'Zum Monitoring' },
  toIncidents: { en: 'See incidents', de: 'Störungen ansehen' },
});

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
      `Die letzten ${days} Tage: an ${checked} geprüft, an ${bad} gestört`,
  },
  daysAgo: { en: (days: string) => `${days} days ago`, de: (days: string) => `vor ${days} Tagen` },
  fine: { en: 'All fine', de: 'Alles in Ordnung' },
  bad: { en: 'Problems', de: 'Gestört' },
  none: { en: 'Not checked', de: 'Nicht geprüft' },
  dayNone: { en: (date: string) => `${date}: not checked`, de: (date: string) => `${date}: nicht geprüft` },
  dayFine: {
    en: (date: string, checks: string) => `${date}: ${checks} ${checks === '1' ? 'check' : 'checks'}, all fine`,
    de: (date: string, checks: string) =>
      `${date}: ${checks} ${checks === '1' ? 'Prüfung' : 'Prüfungen'}, alles in Ordnung`,
  },
  dayBad: {
    en: (date: string, pages: string) => `${date}: problems on ${pages} ${pages === '1' ? 'page' : 'pages'}`,
    de: (date: string, pages: string) => `${date}: ${pages} ${pages === '1' ? 'Seite' : 'Seiten'} gestört`,
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

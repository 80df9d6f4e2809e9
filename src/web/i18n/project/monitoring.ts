import { rows } from '#web/i18n/texts.ts';

/** Use of events, incidents and changes of a project. Alerts and webhooks have files of their own. */
export const monitoringTexts = rows({
  back: { en: 'Monitoring', de: 'Monitoring' },
  incidents: { en: 'Incidents', de: 'Störungen' },
  changes: { en: 'Changes', de: 'Änderungen' },
  alerts: { en: 'Alerts', de: 'Benachrichtigungen' },
  webhooks: { en: 'Webhooks', de: 'Webhooks' },
  lead: {
    en: 'We check your pages all month and tell you when previews break.',
    de: 'Wir prüfen Ihre Seiten den ganzen Monat und melden, wenn Vorschauen kaputtgehen.',
  },
  use: { en: 'Usage this month', de: 'Verbrauch in diesem Monat' },
  events: { en: 'Monitoring events', de: 'Monitoring-Ereignisse' },
  used: {
    en: (used: string, limit: string) => `${used} of ${limit} used`,
    de: (used: string, limit: string) => `${used} von ${limit} verbraucht`,
  },
  left: { en: 'Left', de: 'Übrig' },
  eventHint: {
    en: 'One event is one check of one page: its tags, its image and the preview on every platform.',
    de: 'Ein Ereignis ist eine Prüfung einer Seite: ihre Tags, ihr Bild und die Vorschau auf jeder Plattform.',
  },
  timesADay: {
    en: (times: string) => (times === '1' ? 'about once a day' : `about ${times} times a day`),
    de: (times: string) => (times === '1' ? 'etwa einmal am Tag' : `etwa ${times}-mal am Tag`),
  },
  everyDays: {
    en: (days: string) => `about every ${days} days`,
    de: (days: string) => `etwa alle ${days} Tage`,
  },
  renews: { en: 'New events from', de: 'Neue Ereignisse ab' },
  usedUp: { en: 'All events of this month are used', de: 'Die Ereignisse dieses Monats sind verbraucht' },
  usedUpText: {
    en: (date: string) =>
      `Until ${date} your pages are checked only by the monthly audit. Your history stays, and so do open incidents.`,
    de: (date: string) =>
      `Bis zum ${date} prüft nur noch das monatliche Audit Ihre Seiten. Ihr Verlauf bleibt, offene Störungen auch.`,
  },
  usedUpMore: {
    en: (name: string, events: string) => `With ${name} you have ${events} events a month.`,
    de: (name: string, events: string) => `Mit ${name} haben Sie ${events} Ereignisse im Monat.`,
  },
  toPlans: { en: 'See plans', de: 'Tarife ansehen' },
  free: { en: 'Monitoring comes with Basic and Pro', de: 'Monitoring gibt es mit Basic und Pro' },
  freeText: {
    en: 'Your plan includes one audit a month. With Basic or Pro we check your pages all month, keep every change of a preview and write to you when one breaks.',
    de: 'Ihr Tarif enthält ein Audit im Monat. Mit Basic oder Pro prüfen wir Ihre Seiten den ganzen Monat, speichern jede Änderung einer Vorschau und schreiben Ihnen, wenn eine kaputtgeht.',
  },
  noPagesTitle: { en: 'No pages to check yet', de: 'Noch keine Seiten zum Prüfen' },
  noPagesText: {
    en: 'Monitoring starts by itself once this project has pages and a member.',
    de: 'Das Monitoring beginnt von selbst, sobald dieses Projekt Seiten hat und jemand daran mitwirkt.',
  },
  toPages: { en: 'Go to pages', de: 'Zu den Seiten' },
  open: { en: 'Open', de: 'Offen' },
  suspected: { en: 'Being verified', de: 'Wird geprüft' },
  acknowledged: { en: 'Acknowledged', de: 'In Arbeit' },
  muted: { en: 'Muted', de: 'Stummgeschaltet' },
  resolved: { en: 'Resolved', de: 'Behoben' },
  pages: {
    en: (count: string) => (count === '1' ? '1 page' : `${count} pages`),
    de: (count: string) => (count === '1' ? '1 Seite' : `${count} Seiten`),
  },
  since: { en: 'since', de: 'seit' },
  until: { en: 'until', de: 'bis' },
  changesLead: {
    en: (months: number) =>
      months === 1
        ? 'Every change of a preview. Kept for 1 month.'
        : `Every change of a preview. Kept for ${months} months.`,
    de: (months: number) =>
      months === 1
        ? 'Jede Änderung einer Vorschau. Wir speichern sie 1 Monat.'
        : `Jede Änderung einer Vorschau. Wir speichern sie ${months} Monate.`,
  },
  compare: { en: 'Compare', de: 'Vergleichen' },
  compareOf: {
    en: (path: string) => `Compare before and after: ${path}`,
    de: (path: string) => `Vorher und nachher vergleichen: ${path}`,
  },
});

/** One incident. */
export const incidentTexts = rows({
  back: { en: 'All incidents', de: 'Alle Störungen' },
  acknowledge: { en: 'Acknowledge', de: 'Übernehmen' },
  mute: { en: 'Mute', de: 'Stummschalten' },
  reopen: { en: 'Reopen', de: 'Wieder öffnen' },
  acknowledgedDone: {
    en: 'Acknowledged. Your team sees that somebody is on it.',
    de: 'Übernommen. Ihr Team sieht, dass sich jemand kümmert.',
  },
  mutedDone: {
    en: 'Muted. No more messages about this incident.',
    de: 'Stummgeschaltet. Zu dieser Störung kommt keine Nachricht mehr.',
  },
  reopenedDone: { en: 'Open again', de: 'Wieder offen' },
  began: { en: 'Began', de: 'Beginn' },
  ended: { en: 'Resolved', de: 'Behoben' },
  affected: { en: 'Affected pages', de: 'Betroffene Seiten' },
  affectedOf: {
    en: (now: string, all: string) => (now === all ? all : `${now} of ${all} still affected`),
    de: (now: string, all: string) => (now === all ? all : `noch ${now} von ${all}`),
  },
  routes: { en: 'Page types', de: 'Seitentypen' },
  note: { en: 'Note', de: 'Notiz' },
  noteHint: {
    en: 'For your team: what was the cause, who is on it?',
    de: 'Für Ihr Team: Was war die Ursache, wer kümmert sich?',
  },
  saveNote: { en: 'Save note', de: 'Notiz speichern' },
  noteSaved: { en: 'Note saved', de: 'Notiz gespeichert' },
  page: { en: 'Page', de: 'Seite' },
  since: { en: 'Since', de: 'Seit' },
  state: { en: 'State', de: 'Zustand' },
  fixed: { en: 'Fixed', de: 'Behoben' },
  faulty: { en: 'Affected', de: 'Betroffen' },
  compared: { en: 'Shown above', de: 'Oben zu sehen' },
  compare: { en: 'Compare', de: 'Vergleichen' },
  compareOf: {
    en: (path: string) => `Compare ${path}`,
    de: (path: string) => `${path} vergleichen`,
  },
  history: { en: 'History', de: 'Verlauf' },
  beforeAndAfter: { en: 'Before and after', de: 'Vorher und nachher' },
  noComparison: {
    en: 'There’s nothing to compare: the tags and images of these pages are as before.',
    de: 'Hier gibt es nichts zu vergleichen: Tags und Bilder dieser Seiten sind wie zuvor.',
  },
});

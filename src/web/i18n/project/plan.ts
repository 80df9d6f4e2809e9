import { rows } from '../texts.ts';

/** Plan, usage, trial, requests and credits of a project. */
export const planTexts = rows({
  lead: {
    en: 'What this project is on, how much of it is in use, and how to get more.',
    de: 'Welchen Tarif dieses Projekt hat, wie viel davon belegt ist und wie Sie mehr bekommen.',
  },
  onlyAdmins: {
    en: 'Only admins of this project can change the plan.',
    de: 'Nur Admins dieses Projekts können den Tarif ändern.',
  },
  current: { en: 'Current plan', de: 'Aktueller Tarif' },
  currentText: {
    en: 'What this project has now, and what it asked for.',
    de: 'Was dieses Projekt jetzt hat und was gewünscht ist.',
  },
  active: { en: 'Active', de: 'Aktiv' },
  trial: { en: 'Trial', de: 'Testphase' },
  since: { en: 'Since', de: 'Seit' },
  forNothing: { en: 'Free of charge', de: 'Kostenlos' },
  daysLeft: {
    en: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    de: (days: number) => (days === 1 ? 'Noch 1 Tag' : `Noch ${days} Tage`),
  },
  afterTrial: {
    en: 'After that the project is on the free plan again; nothing is deleted.',
    de: 'Danach gilt wieder der kostenlose Tarif; gelöscht wird nichts.',
  },
  startTrial: { en: 'Start trial', de: 'Testphase starten' },
  trialTitle: {
    en: (plan: string) => `Try ${plan} for 14 days`,
    de: (plan: string) => `${plan} 14 Tage testen`,
  },
  trialText: {
    en: 'Free of charge, and it ends by itself. Everybody has one trial of each plan.',
    de: 'Kostenlos, und sie endet von selbst. Jeder Tarif lässt sich einmal testen.',
  },
  trialStarted: { en: 'Your trial has begun.', de: 'Ihre Testphase hat begonnen.' },
  use: { en: 'In use', de: 'Belegung' },
  useText: {
    en: 'What is used of each limit, and what happens there.',
    de: 'Wie viel belegt ist und was an der Grenze geschieht.',
  },
  limitReached: { en: 'Limit reached', de: 'Grenze erreicht' },
  unlimited: { en: 'unlimited', de: 'unbegrenzt' },
  of: {
    en: (used: string, all: string) => `${used} of ${all}`,
    de: (used: string, all: string) => `${used} von ${all}`,
  },
  subPages: { en: 'Sub pages', de: 'Unterseiten' },
  subPagesAt: {
    en: 'Pages beyond the limit are shared with the fallback picture of the project.',
    de: 'Seiten über der Grenze werden mit dem Ersatzbild des Projekts geteilt.',
  },
  overLimit: { en: 'Last shared with the fallback picture:', de: 'Zuletzt mit dem Ersatzbild geteilt:' },
  leftOut: {
    en: (count: string) => `${count} pages of your sitemap are left out.`,
    de: (count: string) => `${count} Seiten Ihrer Sitemap bleiben außen vor.`,
  },
  domains: { en: 'Websites', de: 'Websites' },
  domainsAt: {
    en: 'At the limit no further website can be added.',
    de: 'An der Grenze lässt sich keine weitere Website hinzufügen.',
  },
  users: { en: 'People', de: 'Personen' },
  usersAt: { en: 'At the limit nobody else can be invited.', de: 'An der Grenze lässt sich niemand mehr einladen.' },
  templates: { en: 'Live templates on one route', de: 'Live-Vorlagen auf einer Route' },
  templatesAt: {
    en: 'At the limit another template has to be set inactive first.',
    de: 'An der Grenze muss zuerst eine andere Vorlage inaktiv werden.',
  },
  refresh: { en: 'Refresh', de: 'Auffrischung' },
  everyHours: {
    en: (hours: number) => (hours >= 720 ? 'once a month' : hours === 1 ? 'every hour' : `every ${hours} hours`),
    de: (hours: number) => (hours >= 720 ? 'einmal im Monat' : hours === 1 ? 'jede Stunde' : `alle ${hours} Stunden`),
  },
  refreshAt: { en: 'Your pages are read again by themselves.', de: 'Ihre Seiten werden von selbst neu gelesen.' },
  lastRead: { en: 'Last read', de: 'Zuletzt gelesen' },
  events: { en: 'Monitoring events', de: 'Monitoring-Ereignisse' },
  eventsOf: {
    en: (count: string) => `${count} a month`,
    de: (count: string) => `${count} im Monat`,
  },
  audits: { en: 'Audits this month', de: 'Audits in diesem Monat' },
  auditsAt: {
    en: 'Over the limit: the next audit starts next month.',
    de: 'Ist das Limit erreicht, beginnt das nächste Audit im nächsten Monat.',
  },
  eventsAt: {
    en: 'One for each page an audit reads this month. Over the limit: the next audit starts next month.',
    de: 'Je eines für jede Seite, die ein Audit in diesem Monat liest. Ist das Limit erreicht, beginnt das nächste Audit im nächsten Monat.',
  },
  choose: { en: 'Another plan', de: 'Anderer Tarif' },
  chooseText: {
    en: 'Ask for a plan; we activate it and write to you. Nothing is charged before that.',
    de: 'Wünschen Sie sich einen Tarif; wir schalten ihn frei und schreiben Ihnen. Vorher wird nichts berechnet.',
  },
  size: { en: 'Sub pages', de: 'Unterseiten' },
  period: { en: 'Billing', de: 'Abrechnung' },
  monthly: { en: 'Monthly', de: 'Monatlich' },
  yearly: { en: 'Yearly, two months off', de: 'Jährlich, zwei Monate geschenkt' },
  ask: { en: 'Ask for this plan', de: 'Diesen Tarif wünschen' },
  isCurrent: { en: 'Your plan', de: 'Ihr Tarif' },
  asked: { en: 'We have received your wish.', de: 'Ihr Wunsch ist bei uns angekommen.' },
  waiting: {
    en: (plan: string, price: string) => `You asked for ${plan}, ${price}. We will activate it and write to you.`,
    de: (plan: string, price: string) => `Sie wünschen sich ${plan}, ${price}. Wir schalten frei und schreiben Ihnen.`,
  },
  takeBack: { en: 'Take back', de: 'Zurücknehmen' },
  takenBack: { en: 'The wish has been taken back.', de: 'Der Wunsch ist zurückgenommen.' },
  pointDomains: {
    en: (count: number | null) => (count === null ? 'Unlimited websites' : `${count} websites`),
    de: (count: number | null) => (count === null ? 'Unbegrenzt Websites' : `${count} Websites`),
  },
  pointUsers: {
    en: (count: number | null) => (count === null ? 'Unlimited people' : `${count} people`),
    de: (count: number | null) => (count === null ? 'Unbegrenzt Personen' : `${count} Personen`),
  },
  pointAgencyLook: { en: 'Reports and PDFs in your own look', de: 'Berichte und PDFs in Ihrem eigenen Auftritt' },
  pointTemplates: {
    en: (count: number | null) => (count === null ? 'Unlimited templates per route' : `${count} templates per route`),
    de: (count: number | null) => (count === null ? 'Unbegrenzt Vorlagen je Route' : `${count} Vorlagen je Route`),
  },
  credits: { en: 'Credits', de: 'Credits' },
  creditsText: {
    en: 'Pay As You Go: one credit draws one picture beyond your plan. Credits do not expire.',
    de: 'Pay As You Go: Ein Credit zeichnet ein Bild über Ihren Tarif hinaus. Credits verfallen nicht.',
  },
  balance: {
    en: (count: string) => `Balance: ${count}`,
    de: (count: string) => `Guthaben: ${count}`,
  },
  order: { en: 'Ask for it', de: 'Wünschen' },
  ordered: { en: 'We have received your order.', de: 'Ihre Bestellung ist bei uns angekommen.' },
  orderWaiting: { en: 'Waiting to be activated', de: 'Wartet auf Freischaltung' },
  ledger: { en: 'Latest bookings', de: 'Letzte Buchungen' },
  noBookings: { en: 'No bookings yet', de: 'Noch keine Buchungen' },
  what: { en: 'Booking', de: 'Buchung' },
  change: { en: 'Change', de: 'Änderung' },
  date: { en: 'Date', de: 'Datum' },
  bundle: { en: 'Bundle bought', de: 'Paket gekauft' },
  image: { en: 'Picture drawn', de: 'Bild gezeichnet' },
  gift: { en: 'Given by Linkbild', de: 'Von Linkbild geschenkt' },
  correction: { en: 'Correction', de: 'Korrektur' },
});

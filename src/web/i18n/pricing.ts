import { rows } from './texts.ts';

export const pricingTexts = rows({
  heading: { en: 'Start free. Pay when it works.', de: 'Kostenlos starten. Zahlen, wenn es wirkt.' },
  lead: {
    en: 'Every paid plan begins with 14 days free. Yearly billing costs ten months.',
    de: 'Jeder bezahlte Tarif beginnt mit 14 freien Tagen. Jährlich zahlen Sie zehn Monate.',
  },
  free: { en: 'Free', de: 'Kostenlos' },
  starter: { en: 'Standard', de: 'Standard' },
  professional: { en: 'Professional', de: 'Professional' },
  from: { en: 'from', de: 'ab' },
  aMonth: { en: 'a month', de: 'im Monat' },
  subPages: { en: (count: number) => `${count} sub pages`, de: (count: number) => `${count} Unterseiten` },
  subPagesFrom: { en: '100 to 10,000 sub pages', de: '100 bis 10.000 Unterseiten' },
  domains: {
    en: (n: number) => (n === 1 ? '1 domain' : `${n} domains`),
    de: (n: number) => (n === 1 ? '1 Domain' : `${n} Domains`),
  },
  users: {
    en: (n: number) => (n === 1 ? '1 person' : `${n} people`),
    de: (n: number) => (n === 1 ? '1 Person' : `${n} Personen`),
  },
  templates: {
    en: (n: number) => (n === 1 ? '1 template per route' : `${n} templates per route`),
    de: (n: number) => (n === 1 ? '1 Vorlage je Route' : `${n} Vorlagen je Route`),
  },
  unlimited: {
    en: 'Unlimited domains, people and templates',
    de: 'Unbegrenzt Domains, Personen und Vorlagen',
  },
  refreshMonthly: { en: 'Refreshed monthly', de: 'Monatlich aufgefrischt' },
  refresh: {
    en: (hours: number) => (hours === 1 ? 'Refreshed every hour' : `Refreshed every ${hours} hours`),
    de: (hours: number) => (hours === 1 ? 'Jede Stunde aufgefrischt' : `Alle ${hours} Stunden aufgefrischt`),
  },
  oneAudit: { en: '1 audit a month', de: '1 Audit im Monat' },
  events: {
    en: (count: string) => `${count} monitoring events a month`,
    de: (count: string) => `${count} Monitoring-Ereignisse im Monat`,
  },
  stepsTitle: { en: 'Price by size', de: 'Preis nach Größe' },
  stepsText: { en: 'Euros a month, by the number of sub pages.', de: 'Euro im Monat, nach Zahl der Unterseiten.' },
  stepsHeader: { en: 'Sub pages', de: 'Unterseiten' },
  creditsTitle: { en: 'Pay As You Go', de: 'Pay As You Go' },
  creditsText: {
    en: 'Buy credits once. One credit draws one picture, and they never expire.',
    de: 'Credits einmal kaufen. Ein Credit zeichnet ein Bild, und sie verfallen nie.',
  },
  credits: { en: (count: string) => `${count} credits`, de: (count: string) => `${count} Credits` },
  start: { en: 'Try for free', de: 'Kostenlos testen' },
});

import { basePlanNames } from '#domain/billing/name-plan.ts';
import { rows } from '../texts.ts';

export const pricingTexts = rows({
  heading: { en: 'Start free. Pay when it works.', de: 'Kostenlos starten. Zahlen, wenn es wirkt.' },
  lead: {
    en: 'Every paid plan begins with 14 days free. Yearly billing costs ten months. Prices in euros.',
    de: 'Jeder bezahlte Tarif beginnt mit 14 freien Tagen. Jährlich zahlen Sie zehn Monate. Preise in Euro.',
  },
  ...basePlanNames,
  from: { en: 'from', de: 'ab' },
  aMonth: { en: 'a month', de: 'im Monat' },
  aYear: { en: 'a year', de: 'im Jahr' },
  once: { en: 'once', de: 'einmalig' },

  model: { en: 'How you pay', de: 'Zahlungsweise' },
  subscription: { en: 'Subscription', de: 'Abonnement' },
  payAsYouGo: { en: 'Pay As You Go', de: 'Pay As You Go' },
  period: { en: 'Billing', de: 'Abrechnung' },
  monthly: { en: 'Monthly', de: 'Monatlich' },
  yearly: { en: 'Yearly', de: 'Jährlich' },
  twoMonthsOff: { en: 'two months off', de: 'zwei Monate geschenkt' },
  size: { en: 'Sub pages', de: 'Unterseiten' },
  upTo: { en: (count: string) => `up to ${count}`, de: (count: string) => `bis ${count}` },
  show: { en: 'Show', de: 'Anzeigen' },

  subPages: { en: (count: string) => `${count} sub pages`, de: (count: string) => `${count} Unterseiten` },
  domains: {
    en: (n: number) => (n === 1 ? '1 domain' : `${n} domains`),
    de: (n: number) => (n === 1 ? '1 Domain' : `${n} Domains`),
  },
  users: {
    en: (n: number) => (n === 1 ? '1 person' : `${n} people`),
    de: (n: number) => (n === 1 ? '1 Person' : `${n} Personen`),
  },
  templates: {
    en: (n: number) => (n === 1 ? '1 design for each kind of page' : `${n} designs for each kind of page`),
    de: (n: number) => (n === 1 ? '1 Design je Art von Seite' : `${n} Designs je Art von Seite`),
  },
  unlimitedDomains: { en: 'Unlimited domains', de: 'Domains unbegrenzt' },
  unlimitedUsers: { en: 'Unlimited people', de: 'Personen unbegrenzt' },
  unlimitedTemplates: { en: 'Unlimited designs', de: 'Designs unbegrenzt' },
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
  agencyLook: { en: 'Reports and PDFs in your own look', de: 'Berichte und PDFs in Ihrem eigenen Auftritt' },
  start: { en: 'Try for free', de: 'Kostenlos testen' },
  startFree: { en: 'Start free', de: 'Kostenlos starten' },
  credits: { en: (count: string) => `${count} credits`, de: (count: string) => `${count} Credits` },
  perImage: { en: (price: string) => `${price} a picture`, de: (price: string) => `${price} je Bild` },
  creditsText: {
    en: 'Bought once. One credit draws one picture, and credits never expire.',
    de: 'Einmal gekauft. Ein Credit zeichnet ein Bild, und Credits verfallen nie.',
  },

  needCredits: { en: 'Images', de: 'Bilder' },
  needCreditsHint: {
    en: 'One for each page, and again when a page changes.',
    de: 'Eines je Seite, und ein neues, wenn sich die Seite ändert.',
  },

  calculatorTitle: { en: 'Which plan fits?', de: 'Welcher Tarif passt?' },
  calculatorText: {
    en: 'Say what you need. The cheapest plan that holds all of it is shown.',
    de: 'Sagen Sie, was Sie brauchen. Gezeigt wird der günstigste Tarif, der alles davon fasst.',
  },
  needSubPages: { en: 'Sub pages', de: 'Unterseiten' },
  needSubPagesHint: {
    en: 'Products, collections, articles: every address in your sitemap.',
    de: 'Produkte, Kollektionen, Artikel: jede Adresse in Ihrer Sitemap.',
  },
  needDomains: { en: 'Domains', de: 'Domains' },
  needUsers: { en: 'People', de: 'Personen' },
  needTemplates: { en: 'Designs for each kind of page', de: 'Designs je Art von Seite' },
  needEvents: { en: 'Monitoring events a month', de: 'Monitoring-Ereignisse im Monat' },
  needRefresh: { en: 'Pictures follow changes within', de: 'Bilder folgen Änderungen binnen' },
  refreshMonth: { en: 'a month', de: 'eines Monats' },
  refreshDay: { en: 'a day', de: 'eines Tages' },
  refreshHour: { en: 'an hour', de: 'einer Stunde' },
  fits: { en: 'Fits you', de: 'Passt zu Ihnen' },
  noneFits: {
    en: 'More than our plans hold. Answer any of our mails and we find a way.',
    de: 'Mehr, als unsere Tarife fassen. Antworten Sie auf eine unserer E-Mails, wir finden einen Weg.',
  },

  stepsTitle: { en: 'All prices', de: 'Alle Preise' },
  stepsMonthly: { en: 'Euros a month, by the number of sub pages', de: 'Euro im Monat, nach Zahl der Unterseiten' },
  stepsYearly: { en: 'Euros a year, by the number of sub pages', de: 'Euro im Jahr, nach Zahl der Unterseiten' },

  questions: { en: 'Asked before buying', de: 'Vor dem Kauf gefragt' },
  question1: { en: 'What is a sub page?', de: 'Was ist eine Unterseite?' },
  answer1: {
    en: 'One address of your site that gets a picture: a product, a collection, an article. The same page in two languages is two sub pages.',
    de: 'Eine Adresse Ihrer Website, die ein Bild bekommt: ein Produkt, eine Kollektion, ein Artikel. Dieselbe Seite in zwei Sprachen sind zwei Unterseiten.',
  },
  question2: { en: 'What happens above the limit?', de: 'Was geschieht über der Grenze?' },
  answer2: {
    en: 'Nothing breaks. Pages beyond it are shared with your fallback picture, and the dashboard says so.',
    de: 'Nichts geht kaputt. Seiten darüber werden mit Ihrem Ersatzbild geteilt, und das Dashboard sagt es Ihnen.',
  },
  question3: { en: 'What happens after the trial?', de: 'Was geschieht nach der Testphase?' },
  answer3: {
    en: 'It ends by itself after 14 days and the project is on the free plan again. You enter no payment details to begin.',
    de: 'Sie endet nach 14 Tagen von selbst, und das Projekt hat wieder den kostenlosen Tarif. Zahlungsdaten geben Sie zum Start keine an.',
  },
  question4: { en: 'Do old pictures disappear when I leave?', de: 'Verschwinden alte Bilder, wenn ich gehe?' },
  answer4: {
    en: 'Addresses of pictures stay valid as long as the project exists, so that old posts do not break.',
    de: 'Die Adressen der Bilder bleiben gültig, solange es das Projekt gibt, damit alte Beiträge nicht kaputtgehen.',
  },
  question5: { en: 'How do I pay?', de: 'Wie bezahle ich?' },
  answer5: {
    en: 'You choose the plan in your project’s settings. We confirm it by mail, send an invoice and switch it on.',
    de: 'Sie wählen den Tarif in den Einstellungen Ihres Projekts. Wir bestätigen per E-Mail, schicken eine Rechnung und schalten ihn frei.',
  },
});

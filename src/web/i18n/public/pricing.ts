import { auditPagesOf } from '#domain/billing/allowances.ts';
import { basePlanNames } from '#domain/billing/prices.ts';
import type { Audience } from '#domain/operator/operator.ts';
import { rows, type TextsOf } from '#web/i18n/texts.ts';

export const pricingTexts = rows({
  heading: { en: 'Start free. Pay when it works.', de: 'Kostenlos starten. Zahlen, wenn es wirkt.' },
  lead: {
    en: (vat: string) =>
      `Try any paid plan free for 14 days. Pay yearly, get two months free. All prices in euros, ${vat}.`,
    de: (vat: string) =>
      `Jeden bezahlten Tarif testen Sie 14 Tage kostenlos. Wer jährlich zahlt, bekommt zwei Monate geschenkt. Alle Preise in Euro, ${vat}`,
  },
  ...basePlanNames,
  from: { en: 'from', de: 'ab' },
  aMonth: { en: 'a month', de: 'im Monat' },
  aYear: { en: 'a year', de: 'im Jahr' },
  forever: { en: 'for as long as you like', de: 'solange Sie möchten' },
  once: { en: 'one-off', de: 'einmalig' },

  model: { en: 'How you pay', de: 'Zahlungsweise' },
  subscription: { en: 'Subscription', de: 'Abonnement' },
  payAsYouGo: { en: 'Pay As You Go', de: 'Guthaben' },
  period: { en: 'Billing', de: 'Abrechnung' },
  monthly: { en: 'Monthly', de: 'Monatlich' },
  yearly: { en: 'Yearly', de: 'Jährlich' },
  twoMonthsOff: { en: '2 months free', de: '2 Monate gratis' },
  size: { en: 'Pages', de: 'Seiten' },
  upTo: { en: (count: string) => `up to ${count}`, de: (count: string) => `bis ${count}` },
  show: { en: 'Show', de: 'Anzeigen' },

  pages: { en: (count: string) => `${count} pages`, de: (count: string) => `${count} Seiten` },
  domains: {
    en: (n: number) => (n === 1 ? '1 domain' : `${n} domains`),
    de: (n: number) => (n === 1 ? '1 Domain' : `${n} Domains`),
  },
  users: {
    en: (n: number) => (n === 1 ? '1 person' : `${n} people`),
    de: (n: number) => (n === 1 ? '1 Person' : `${n} Personen`),
  },
  templates: {
    en: (n: number) => (n === 1 ? '1 template per page type' : `${n} templates per page type`),
    de: (n: number) => (n === 1 ? '1 Vorlage je Seitentyp' : `${n} Vorlagen je Seitentyp`),
  },
  unlimitedDomains: { en: 'Unlimited domains', de: 'Unbegrenzt viele Domains' },
  unlimitedUsers: { en: 'Unlimited people', de: 'Unbegrenzt viele Personen' },
  unlimitedTemplates: { en: 'Unlimited templates', de: 'Unbegrenzt viele Vorlagen' },
  refreshMonthly: { en: 'Images updated once a month', de: 'Bilder einmal im Monat aktualisiert' },
  refresh: {
    en: (hours: number) => (hours === 1 ? 'Images updated every hour' : `Images updated every ${hours} hours`),
    de: (hours: number) =>
      hours === 1 ? 'Bilder stündlich aktualisiert' : `Bilder alle ${hours} Stunden aktualisiert`,
  },
  oneAudit: { en: '1 audit a month', de: '1 Audit im Monat' },
  events: {
    en: (count: string) => `${count} monitoring events a month`,
    de: (count: string) => `${count} Monitoring-Ereignisse im Monat`,
  },
  eventsHint: {
    en: 'One event is one check of one page on every platform.',
    de: 'Ein Ereignis ist eine Prüfung einer Seite auf allen Plattformen.',
  },
  history: {
    en: (months: number) => `${months} months of preview history`,
    de: (months: number) => `Verlauf aller Vorschauen, ${months} Monate gespeichert`,
  },
  agencyLook: { en: 'Reports and PDFs with your own branding', de: 'Berichte und PDFs mit Ihrem Logo' },
  start: { en: 'Try for free', de: 'Kostenlos testen' },
  startFree: { en: 'Start free', de: 'Kostenlos starten' },
  credits: { en: (count: string) => `${count} credits`, de: (count: string) => `${count} Credits` },
  perImage: { en: (price: string) => `${price} an image`, de: (price: string) => `${price} je Bild` },
  creditsText: {
    en: 'Buy credits once. One credit creates one image, and credits never expire.',
    de: 'Credits kaufen Sie einmalig. Ein Credit reicht für ein Bild und verfällt nie.',
  },

  needCredits: { en: 'Images', de: 'Bilder' },
  needCreditsHint: {
    en: 'One per page, and a new one whenever the page changes.',
    de: 'Eines je Seite und ein neues, sobald sich die Seite ändert.',
  },

  calculatorTitle: { en: 'Which plan fits?', de: 'Welcher Tarif passt?' },
  calculatorText: {
    en: 'Tell us what you need. We show the cheapest plan that covers it.',
    de: 'Sagen Sie, was Sie brauchen. Wir zeigen den günstigsten Tarif, der dafür reicht.',
  },
  needSubPages: { en: 'Pages', de: 'Seiten' },
  needSubPagesHint: {
    en: 'Products, collections, articles: everything in your sitemaps, across all your websites.',
    de: 'Produkte, Kategorien, Artikel: jede Adresse in Ihren Sitemaps, alle Websites zusammen.',
  },
  needDomains: { en: 'Websites', de: 'Websites' },
  needDomainsHint: {
    en: 'One plan covers them all, each with its own domain.',
    de: 'Ein Tarif gilt für alle, jede mit ihrer Domain.',
  },
  needUsers: { en: 'People', de: 'Personen' },
  needTemplates: { en: 'Templates per page type', de: 'Vorlagen je Seitentyp' },
  needEvents: { en: 'Monitoring events a month', de: 'Monitoring-Ereignisse im Monat' },
  needRefresh: { en: 'Images updated within', de: 'Neue Bilder nach einer Änderung' },
  refreshMonth: { en: 'a month', de: 'in höchstens einem Monat' },
  refreshDay: { en: 'a day', de: 'in höchstens einem Tag' },
  refreshHour: { en: 'an hour', de: 'in höchstens einer Stunde' },
  fits: { en: 'Your plan', de: 'Ihr Tarif' },
  noneFits: {
    en: 'That’s more than our plans cover. Reply to any of our emails and we’ll find a solution.',
    de: 'Das ist mehr, als unsere Tarife abdecken. Antworten Sie auf eine unserer E-Mails, dann finden wir eine Lösung.',
  },

  examplesTitle: { en: 'One plan, all your websites', de: 'Ein Tarif, alle Ihre Websites' },
  examplesText: {
    en: 'A plan covers as many of your websites as it has domains. Pages, people, audits and monitoring events are counted across all of them.',
    de: 'Ein Tarif umfasst mehrere Websites, eine je Domain. Seiten, Personen, Audits und Monitoring-Ereignisse zählen für alle zusammen.',
  },
  exampleShop: { en: 'One shop', de: 'Ein Shop' },
  exampleShopText: {
    en: (pages: string) => `${pages} products, collections and articles.`,
    de: (pages: string) => `${pages} Produkte, Kategorien und Artikel.`,
  },
  exampleAgency: {
    en: (shops: number) => `An agency with ${shops} client shops`,
    de: (shops: number) => `Eine Agentur mit ${shops} Kundenshops`,
  },
  exampleAgencyText: {
    en: (each: string, all: string) => `${each} pages each, ${all} in total. Reports with the agency’s logo.`,
    de: (each: string, all: string) => `Je ${each} Seiten, zusammen ${all}. Berichte mit dem Logo der Agentur.`,
  },
  perShop: { en: (price: string) => `${price} per shop`, de: (price: string) => `${price} je Shop` },
  calculateOwn: { en: 'Calculate with your numbers', de: 'Mit Ihren Zahlen rechnen' },

  stepsTitle: { en: 'All prices', de: 'Alle Preise' },
  stepsMonthly: {
    en: (vat: string) => `Price per month in euros, by number of pages, ${vat}`,
    de: (vat: string) => `Euro im Monat nach Zahl der Seiten, ${vat}`,
  },
  stepsYearly: {
    en: (vat: string) => `Euros a year by number of pages, ${vat}`,
    de: (vat: string) => `Euro im Jahr nach Zahl der Seiten, ${vat}`,
  },

  questions: { en: 'FAQ', de: 'Häufige Fragen' },
  question1: { en: 'What counts as a page?', de: 'Was zählt als Seite?' },
  answer1: {
    en: 'Everything on your site that gets its own image: a product, a collection, an article. The same page in two languages counts as two.',
    de: 'Jede Adresse Ihrer Website, die ein Bild bekommt: ein Produkt, eine Kategorie, ein Artikel. Dieselbe Seite in zwei Sprachen zählt zweimal.',
  },
  question2: { en: 'What if I have more pages than my plan includes?', de: 'Was ist, wenn ich mehr Seiten habe?' },
  answer2: {
    en: 'Nothing breaks. Pages beyond the limit are shared with your fallback image, or with the image they had before, and the dashboard tells you.',
    de: 'Nichts geht kaputt. Alle weiteren Seiten werden mit Ihrem Ersatzbild geteilt oder mit dem Bild, das sie vorher hatten. Das Dashboard weist Sie darauf hin.',
  },
  questionWebsites: { en: 'Does every website need its own plan?', de: 'Braucht jede Website einen eigenen Tarif?' },
  answerWebsites: {
    en: 'No. Your plan covers as many of your websites as it has domains: three with Basic, any number with Pro. If the pages run out, you say which website gets its pages first. You can hand a website over to its own owner at any time. Plans bought in Shopify are the exception: they cover that store alone.',
    de: 'Nein. Ein Tarif umfasst mehrere Websites: drei in Basic, beliebig viele in Pro. Reichen die Seiten nicht für alle, legen Sie fest, welche Website zuerst dran ist. Eine Website können Sie jederzeit an einen anderen Inhaber übergeben. Nur in Shopify gekaufte Tarife gelten allein für den jeweiligen Shop.',
  },
  questionEvents: { en: 'What is a monitoring event?', de: 'Was ist ein Monitoring-Ereignis?' },
  answerEvents: {
    en: `One check of one page: its tags, its image and the preview on every platform. We spread your events over the month, and pages that changed come first. Once they’re used up, only the monthly audit checks your pages. Audits don’t use up events. They have an allowance of their own, of the same size. One audit covers up to ${auditPagesOf.starter} pages on Basic and up to ${auditPagesOf.professional} on Pro. Sharing never counts.`,
    de: `Eine Prüfung einer Seite: ihre Tags, ihr Bild und die Vorschau auf allen Plattformen. Wir verteilen Ihre Ereignisse über den Monat, geänderte Seiten kommen zuerst. Sind sie verbraucht, prüft nur noch das monatliche Audit. Audits verbrauchen keine Ereignisse. Für sie gibt es noch einmal ebenso viele Seiten im Monat. Ein Audit prüft in Basic bis zu ${auditPagesOf.starter} Seiten, in Pro bis zu ${auditPagesOf.professional}. Geteilte Links zählen nie mit.`,
  },
  question3: { en: 'What happens after the trial?', de: 'Was passiert nach der Testphase?' },
  answer3: {
    en: 'It ends automatically after 14 days, and your project goes back to the free plan. You don’t need to enter payment details.',
    de: 'Sie endet nach 14 Tagen automatisch, und Ihr Projekt hat wieder den kostenlosen Tarif. Zahlungsdaten brauchen wir dafür nicht.',
  },
  question4: { en: 'Do my images disappear if I leave?', de: 'Verschwinden meine Bilder, wenn ich kündige?' },
  answer4: {
    en: 'No. Their addresses keep working as long as the project exists, so old posts keep their preview.',
    de: 'Nein. Die Adressen der Bilder funktionieren, solange es das Projekt gibt. Alte Beiträge behalten also ihre Vorschau.',
  },
  question5: { en: 'How do I pay?', de: 'Wie bezahle ich?' },
  answer5: {
    en: 'You choose a plan in your project’s settings. We confirm it by email, send an invoice and activate it.',
    de: 'Sie fragen den Tarif in den Einstellungen Ihres Projekts an. Wir bestätigen per E-Mail, schicken eine Rechnung und schalten ihn frei.',
  },
  answerStripe: {
    en: 'Online, in your project’s settings: by card or any other method that our payment provider Stripe offers in your country. Your plan is active at once, and you get an invoice with your VAT ID.',
    de: 'Online in den Einstellungen Ihres Projekts: mit Karte oder einer anderen Zahlungsart, die unser Zahlungsanbieter Stripe in Ihrem Land anbietet. Der Tarif gilt sofort, und Sie bekommen eine Rechnung mit Ihrer USt-IdNr.',
  },
  questionCancel: { en: 'Can I cancel or change my plan?', de: 'Kann ich kündigen oder den Tarif wechseln?' },
  answerCancel: {
    en: 'At any time, in your project’s settings. If you cancel, the plan runs until the end of the period you’ve paid for. If you change it, you see beforehand what you pay or are credited for the rest of the period.',
    de: 'Jederzeit, in den Einstellungen Ihres Projekts. Nach der Kündigung gilt der Tarif noch bis zum Ende des bezahlten Zeitraums. Vor einem Wechsel sehen Sie, was Sie für den Rest des Zeitraums zahlen oder gutgeschrieben bekommen.',
  },
  questionShopify: {
    en: 'What if I install Linkbild in Shopify?',
    de: 'Was ist, wenn ich Linkbild in Shopify installiere?',
  },
  answerShopify: {
    en: 'You choose a plan in the app, and it goes on your Shopify bill. It covers that store alone. If you uninstall the app, your plan ends. Images in links already shared work for up to 90 days, or until Shopify asks us to delete the store’s data.',
    de: 'Sie wählen den Tarif in der App, und er kommt auf Ihre Shopify-Rechnung. Er gilt nur für diesen Shop. Wenn Sie die App entfernen, endet der Tarif. Bilder in bereits geteilten Links funktionieren noch bis zu 90 Tage oder bis Shopify uns auffordert, die Daten des Shops zu löschen.',
  },
  questionVat: { en: 'Do prices include VAT?', de: 'Ist die Umsatzsteuer enthalten?' },
  answerVat: {
    en: 'No, all prices exclude VAT. Your invoice shows the VAT that applies.',
    de: 'Nein, alle Preise sind netto. Die Rechnung weist die Umsatzsteuer aus.',
  },
  answerVatBusinesses: {
    en: 'No. Linkbild is for businesses, so all prices exclude VAT. Your invoice shows the VAT that applies.',
    de: 'Nein. Linkbild richtet sich an Unternehmen, alle Preise sind netto. Die Rechnung weist die Umsatzsteuer aus.',
  },
  answerVatConsumers: {
    en: 'Yes. All prices include German VAT. Your invoice shows it separately.',
    de: 'Ja. Alle Preise enthalten die deutsche Umsatzsteuer. Die Rechnung weist sie aus.',
  },
});

/** Apart: the calculator loads the others. */
export const pricingAgreementTexts = rows({
  before: { en: 'Every plan includes a ', de: 'Zu jedem Tarif gehört ein ' },
  link: { en: 'data processing agreement (DPA)', de: 'Vertrag zur Auftragsverarbeitung (AVV)' },
  after: {
    en: ', the free plan too. You accept it in your account.',
    de: ', auch zum kostenlosen. Sie nehmen ihn in Ihrem Konto an.',
  },
});

const vatAnswer = (texts: TextsOf<typeof pricingTexts>, sellsTo: Audience | null) => {
  if (sellsTo === null) return texts.answerVat;
  return sellsTo === 'consumers' ? texts.answerVatConsumers : texts.answerVatBusinesses;
};

/** In the order of the page; search engines get the same. */
export const pricingQuestions = (
  texts: TextsOf<typeof pricingTexts>,
  { hasShopifyApp, hasStripe, sellsTo }: { hasShopifyApp: boolean; hasStripe: boolean; sellsTo: Audience | null },
): [question: string, answer: string][] => [
  [texts.question1, texts.answer1],
  [texts.question2, texts.answer2],
  [texts.questionWebsites, texts.answerWebsites],
  [texts.questionEvents, texts.answerEvents],
  [texts.question3, texts.answer3],
  [texts.questionVat, vatAnswer(texts, sellsTo)],
  [texts.question5, hasStripe ? texts.answerStripe : texts.answer5],
  ...(hasStripe ? [[texts.questionCancel, texts.answerCancel] satisfies [string, string]] : []),
  ...(hasShopifyApp ? [[texts.questionShopify, texts.answerShopify] satisfies [string, string]] : []),
  [texts.question4, texts.answer4],
];

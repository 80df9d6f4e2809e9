import { writeNumber } from '#domain/format/numbers.ts';
import { rows } from '#web/i18n/texts.ts';

export const shopPlanTexts = rows({
  current: { en: 'Your plan', de: 'Ihr Tarif' },
  pages: {
    en: (used: number, all: number) =>
      `${writeNumber(used, 'en')} of the ${writeNumber(all, 'en')} pages in your plan are used.`,
    de: (used: number, all: number) =>
      `${writeNumber(used, 'de')} von ${writeNumber(all, 'de')} Seiten Ihres Tarifs sind belegt.`,
  },
  trialUntil: { en: 'Free trial until', de: 'Kostenloser Test bis' },
  renews: { en: 'Next bill on', de: 'Nächste Rechnung am' },
  frozen: {
    en: 'Shopify has paused billing for this store.',
    de: 'Shopify hat die Abrechnung für diesen Shop ausgesetzt.',
  },
  test: { en: 'Development store: nothing is charged.', de: 'Entwicklungsshop: Es wird nichts berechnet.' },
  next: {
    en: (plan: string) => `From your next bill: ${plan}`,
    de: (plan: string) => `Ab der nächsten Rechnung: ${plan}`,
  },
  cancel: { en: 'Cancel the plan', de: 'Tarif kündigen' },
  cancelTitle: { en: 'Cancel the plan?', de: 'Tarif kündigen?' },
  cancelText: {
    en: 'Your project continues on the free plan. Nothing is deleted, and images in links already shared keep working.',
    de: 'Ihr Projekt läuft mit dem kostenlosen Tarif weiter. Es wird nichts gelöscht, und Bilder in bereits geteilten Links funktionieren weiter.',
  },
  cancelDone: { en: 'The plan is cancelled', de: 'Der Tarif ist gekündigt' },
  choose: { en: 'Choose a plan', de: 'Tarif wählen' },
  chooseLead: {
    en: 'It goes on your Shopify bill. You approve the amount in Shopify first. If you don’t pay Shopify in euros, it’s the same figure in US dollars.',
    de: 'Er kommt auf Ihre Shopify-Rechnung. Den Betrag bestätigen Sie vorher bei Shopify. Wenn Sie Shopify nicht in Euro zahlen, ist es dieselbe Zahl in US-Dollar.',
  },
  steps: { en: 'Pages', de: 'Seiten' },
  period: { en: 'Billing', de: 'Abrechnung' },
  monthly: { en: 'Monthly', de: 'Monatlich' },
  yearly: { en: 'Yearly, two months free', de: 'Jährlich, zwei Monate gratis' },
  trial: { en: 'Try 14 days free', de: '14 Tage kostenlos testen' },
  refresh: {
    en: (hours: number): string => (hours <= 1 ? 'Pages re-checked every hour' : 'Pages re-checked every day'),
    de: (hours: number): string => (hours <= 1 ? 'Seiten stündlich neu geprüft' : 'Seiten täglich neu geprüft'),
  },
  templatesPerType: {
    en: (count: number | null) =>
      count === null ? 'As many templates per page type as you like' : `${count} templates per page type`,
    de: (count: number | null) =>
      count === null ? 'Beliebig viele Vorlagen je Seitentyp' : `${count} Vorlagen je Seitentyp`,
  },
  people: {
    en: (count: number | null) => (count === null ? 'Any number of people' : `${count} people`),
    de: (count: number | null) => (count === null ? 'Beliebig viele Personen' : `${count} Personen`),
  },
  take: { en: 'Choose this plan', de: 'Diesen Tarif wählen' },
  isCurrent: { en: 'Your plan', de: 'Ihr Tarif' },
  credits: { en: 'Credits', de: 'Credits' },
  creditsLead: {
    en: 'One credit is one image beyond your plan. Credits don’t expire.',
    de: 'Ein Credit reicht für ein Bild zusätzlich zu Ihrem Tarif. Credits verfallen nicht.',
  },
  balance: {
    en: (count: number) => `${writeNumber(count, 'en')} left`,
    de: (count: number) => `${writeNumber(count, 'de')} übrig`,
  },
  noCredits: {
    en: 'Credits go on the same bill as your plan. Choose a plan first.',
    de: 'Credits kommen mit auf die Rechnung Ihres Tarifs. Wählen Sie zuerst einen Tarif.',
  },
  buy: {
    en: (bundle: string, price: string) => `${bundle} for ${price}`,
    de: (bundle: string, price: string) => `${bundle} für ${price}`,
  },
  bought: { en: 'Credits added', de: 'Credits gutgeschrieben' },
});

/** Where the plan has no room for some of the store's pages. `part`: `25 of 34 pages`. */
export const shopPlanLimitTexts = rows({
  soFar: { en: (part: string) => `${part} so far`, de: (part: string) => `bisher ${part}` },
  covers: {
    en: (part: string) => `Your plan covers ${part}. The others keep their own image.`,
    de: (part: string) => `Ihr Tarif umfasst ${part}. Die anderen behalten ihr eigenes Bild.`,
  },
  live: {
    en: (part: string) =>
      `Your Linkbild images are live on the pages your plan covers: ${part}. The others keep their own image.`,
    de: (part: string) =>
      `Ihre Linkbild-Bilder sind auf den Seiten live, die Ihr Tarif umfasst: ${part}. Die anderen behalten ihr eigenes Bild.`,
  },
  templates: {
    en: (part: string) =>
      `Each page type has a template. Every page your plan covers (${part}) gets its own image from it, with its own title, photo and price.`,
    de: (part: string) =>
      `Jeder Seitentyp hat eine Vorlage. Daraus bekommt jede Seite, die Ihr Tarif umfasst (${part}), ihr eigenes Bild, mit Titel, Foto und Preis.`,
  },
  toPlan: { en: 'See your plan', de: 'Tarif ansehen' },
});

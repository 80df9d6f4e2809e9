import { rows } from '#web/i18n/texts.ts';

/** Plan, usage, trial, requests and credits of a project. */
export const planTexts = rows({
  lead: {
    en: 'Your plan, how much of it you use, and how to get more.',
    de: 'Ihr Tarif, was Sie davon nutzen und wie Sie mehr bekommen.',
  },
  onlyAdmins: {
    en: 'Only admins of this project can change the plan.',
    de: 'Den Tarif können nur Admins dieses Projekts ändern.',
  },
  onlyOwner: {
    en: 'This plan covers several websites. Only their owner can change it.',
    de: 'Dieser Tarif gilt für mehrere Websites. Ändern kann ihn nur deren Inhaber.',
  },
  current: { en: 'Current plan', de: 'Aktueller Tarif' },
  currentText: { en: 'Your plan and any open request.', de: 'Ihr Tarif und offene Anfragen.' },
  active: { en: 'Active', de: 'Aktiv' },
  trial: { en: 'Trial', de: 'Testphase' },
  since: { en: 'Since', de: 'Seit' },
  forNothing: { en: '€0, for as long as you like', de: '0 €, solange Sie möchten' },
  daysLeft: {
    en: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    de: (days: number) => (days === 1 ? 'Noch 1 Tag' : `Noch ${days} Tage`),
  },
  /** Within a sentence. */
  stillDays: {
    en: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    de: (days: number) => (days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`),
  },
  afterTrial: {
    en: 'After that you’re back on the free plan. Nothing is deleted.',
    de: 'Danach gilt wieder der kostenlose Tarif. Gelöscht wird nichts.',
  },
  startTrial: { en: 'Start trial', de: 'Testphase starten' },
  trialTitle: {
    en: (plan: string) => `Try ${plan} for 14 days`,
    de: (plan: string) => `${plan} 14 Tage testen`,
  },
  trialText: {
    en: 'Free. The trial ends by itself. You can try each plan once.',
    de: 'Kostenlos. Die Testphase endet von selbst. Jeden Tarif können Sie einmal testen.',
  },
  trialStarted: { en: 'Your trial has started.', de: 'Ihre Testphase hat begonnen.' },
  use: { en: 'Usage', de: 'Nutzung' },
  useText: {
    en: 'What your plan includes and how much you use.',
    de: 'Was Ihr Tarif enthält und wie viel Sie davon nutzen.',
  },
  limitNear: { en: 'Nearly used up', de: 'Fast ausgeschöpft' },
  limitPassed: { en: 'Over the limit', de: 'Über dem Limit' },
  limitReached: { en: 'Limit reached', de: 'Limit erreicht' },
  unlimited: {
    en: (used: string) => `${used} (unlimited)`,
    de: (used: string) => `${used}, ohne Limit`,
  },
  of: {
    en: (used: string, all: string) => `${used} of ${all}`,
    de: (used: string, all: string) => `${used} von ${all}`,
  },
  subPages: { en: 'Pages', de: 'Seiten' },
  subPagesAt: {
    en: 'Any further pages are shared with your fallback image, or with their own.',
    de: 'Weitere Seiten werden mit Ihrem Ersatzbild geteilt oder mit ihrem eigenen Bild.',
  },
  overLimit: { en: 'Last shared without a new image:', de: 'Zuletzt ohne neues Bild geteilt:' },
  leftOut: {
    en: (count: string) =>
      count === '1' ? '1 page of your sitemap is left out.' : `${count} pages of your sitemap are left out.`,
    de: (count: string) =>
      count === '1' ? '1 Seite Ihrer Sitemap ist nicht dabei.' : `${count} Seiten Ihrer Sitemap sind nicht dabei.`,
  },
  domains: { en: 'Domains', de: 'Domains' },
  domainsAt: {
    en: 'For more domains, choose a larger plan.',
    de: 'Für weitere Domains brauchen Sie einen größeren Tarif.',
  },
  users: { en: 'People', de: 'Personen' },
  usersAt: {
    en: 'For more people, choose a larger plan.',
    de: 'Für weitere Personen brauchen Sie einen größeren Tarif.',
  },
  templates: { en: 'Live templates on one page type', de: 'Live-Vorlagen je Seitentyp' },
  templatesAt: {
    en: 'Once all are taken, turn one off before another goes live.',
    de: 'Sind alle vergeben, schalten Sie eine aus, bevor die nächste live geht.',
  },
  refresh: { en: 'Refresh', de: 'Aktualisierung' },
  everyHours: {
    en: (hours: number) => (hours >= 720 ? 'once a month' : hours === 1 ? 'every hour' : `every ${hours} hours`),
    de: (hours: number) => (hours >= 720 ? 'einmal im Monat' : hours === 1 ? 'jede Stunde' : `alle ${hours} Stunden`),
  },
  refreshAt: { en: 'We re-read your pages automatically.', de: 'Wir lesen Ihre Seiten automatisch neu.' },
  lastRead: { en: 'Last read', de: 'Zuletzt gelesen' },
  events: { en: 'Monitoring events', de: 'Monitoring-Ereignisse' },
  eventsOf: { en: (count: string) => `${count} per month`, de: (count: string) => `${count} pro Monat` },
  audits: { en: 'Audits this month', de: 'Audits in diesem Monat' },
  auditsAt: {
    en: 'Once they’re used up, your next audit has to wait until next month.',
    de: 'Sind sie aufgebraucht, können Sie im nächsten Monat wieder ein Audit starten.',
  },
  eventsAt: {
    en: 'One event is one check of one page. Once your events are used up, only the monthly audit checks your pages until next month.',
    de: 'Ein Ereignis ist eine Prüfung einer Seite. Sind alle Ereignisse verbraucht, prüft bis zum nächsten Monat nur noch das monatliche Audit Ihre Seiten.',
  },
  startsAgain: { en: 'Resets on', de: 'Neu gezählt wird ab dem' },
  auditPages: { en: 'Pages audited this month', de: 'Von Audits geprüfte Seiten' },
  auditPagesAt: {
    en: 'Each page an audit reads counts once. Once they’re used up, your next audit has to wait until next month.',
    de: 'Jede Seite, die ein Audit liest, zählt einmal. Ist die Zahl erreicht, können Sie im nächsten Monat wieder ein Audit starten.',
  },
  choose: { en: 'Change plan', de: 'Tarif wechseln' },
  chooseText: {
    en: 'Choose a plan and we’ll activate it. You pay nothing until we email you.',
    de: 'Bestellen Sie einen Tarif. Wir schalten ihn frei und schreiben Ihnen, vorher zahlen Sie nichts.',
  },
  byShopify: {
    en: 'Shopify bills this store, and the plan covers this store alone. Change it and buy credits in your Shopify admin.',
    de: 'Diesen Shop rechnet Shopify ab, und der Tarif gilt nur für ihn. Den Tarif wechseln und Credits kaufen können Sie in Ihrem Shopify-Admin.',
  },
  toShopify: { en: 'Open in Shopify', de: 'In Shopify öffnen' },
  size: { en: 'Pages', de: 'Seiten' },
  period: { en: 'Billing', de: 'Abrechnung' },
  monthly: { en: 'Monthly', de: 'Monatlich' },
  yearly: { en: 'Yearly, two months free', de: 'Jährlich, zwei Monate gratis' },
  monthlyShort: { en: 'monthly', de: 'monatlich' },
  yearlyShort: { en: 'yearly', de: 'jährlich' },
  ask: { en: 'Choose plan', de: 'Tarif bestellen' },
  orderTitle: { en: (name: string) => `Order ${name}`, de: (name: string) => `${name} bestellen` },
  orderConfirmedNext: {
    en: 'We confirm your order by email. You pay nothing until then.',
    de: 'Wir bestätigen Ihre Bestellung per E-Mail. Bis dahin zahlen Sie nichts.',
  },
  orderPaidNext: {
    en: 'You pay in the next step, on Stripe’s page.',
    de: 'Sie bezahlen im nächsten Schritt auf der Seite von Stripe.',
  },
  // The German words are the law's (§ 312j BGB).
  orderNow: { en: 'Order with obligation to pay', de: 'Zahlungspflichtig bestellen' },
  orderTerms: { en: 'This order is subject to our', de: 'Es gelten unsere' },
  and: { en: ' and the ', de: ' und das ' },
  termsLink: { en: 'terms', de: 'AGB' },
  withdrawalLink: { en: 'right of withdrawal', de: 'Widerrufsrecht' },
  cancelTitle: {
    en: (plan: string) => `Cancel ${plan}?`,
    de: (plan: string) => `${plan} kündigen?`,
  },
  cancelText: {
    en: 'The plan runs until the end of the period you’ve paid for. After that the free plan applies. Nothing is deleted.',
    de: 'Der Tarif läuft bis zum Ende des bezahlten Zeitraums. Danach gilt der kostenlose Tarif. Gelöscht wird nichts.',
  },
  cancelPlan: { en: 'Cancel plan', de: 'Tarif kündigen' },
  keepPlan: { en: 'Keep plan', de: 'Tarif behalten' },
  cancelled: { en: 'Plan cancelled', de: 'Tarif gekündigt' },
  ends: {
    en: (day: string) => `Cancelled. It ends on ${day}.`,
    de: (day: string) => `Gekündigt. Endet am ${day}.`,
  },
  resume: { en: 'Keep plan after all', de: 'Kündigung zurücknehmen' },
  resumed: { en: 'Your plan goes on', de: 'Ihr Tarif läuft weiter' },
  isCurrent: { en: 'Your plan', de: 'Ihr Tarif' },
  requestReceived: { en: 'Order received', de: 'Bestellung eingegangen' },
  waiting: {
    en: (plan: string, price: string) => `You ordered ${plan}, ${price}. We’ll email you when it’s active.`,
    de: (plan: string, price: string) =>
      `Sie haben ${plan} bestellt, ${price}. Wir schreiben Ihnen, sobald der Tarif aktiv ist.`,
  },
  takeBack: { en: 'Withdraw order', de: 'Bestellung zurückziehen' },
  takenBack: { en: 'Order withdrawn', de: 'Bestellung zurückgezogen' },
  pointDomains: {
    en: (count: number | null) => (count === null ? 'Unlimited domains' : `${count} domains`),
    de: (count: number | null) => (count === null ? 'Unbegrenzt viele Domains' : `${count} Domains`),
  },
  pointUsers: {
    en: (count: number | null) => (count === null ? 'Unlimited people' : `${count} people`),
    de: (count: number | null) => (count === null ? 'Unbegrenzt viele Personen' : `${count} Personen`),
  },
  pointAgencyLook: { en: 'Reports and PDFs with your own branding', de: 'Berichte und PDFs mit Ihrem Logo' },
  pointTemplates: {
    en: (count: number | null) =>
      count === null ? 'Unlimited templates per page type' : `${count} templates per page type`,
    de: (count: number | null) =>
      count === null ? 'Unbegrenzt viele Vorlagen je Seitentyp' : `${count} Vorlagen je Seitentyp`,
  },
  credits: { en: 'Credits', de: 'Credits' },
  creditsText: {
    en: 'Pay As You Go: one credit creates one image beyond your plan. Credits don’t expire.',
    de: 'Guthaben: Mit jedem Credit bekommen Sie ein Bild mehr, als Ihr Tarif enthält. Credits verfallen nicht.',
  },
  balance: {
    en: (count: string) => `Balance: ${count}`,
    de: (count: string) => `Guthaben: ${count}`,
  },
  order: { en: 'Order', de: 'Bestellen' },
  ordered: { en: 'Order received', de: 'Bestellung eingegangen' },
  orderWaiting: { en: 'Awaiting activation', de: 'Wartet auf Freischaltung' },
  ledger: { en: 'Transactions', de: 'Transaktionen' },
  noBookings: { en: 'No transactions yet', de: 'Noch keine Transaktionen' },
  what: { en: 'Transaction', de: 'Transaktion' },
  change: { en: 'Credits', de: 'Credits' },
  date: { en: 'Date', de: 'Datum' },
  bundle: { en: 'Credits bought', de: 'Credits gekauft' },
  image: { en: 'Image created', de: 'Bild erstellt' },
  gift: { en: 'Gift from Linkbild', de: 'Von Linkbild geschenkt' },
  correction: { en: 'Correction', de: 'Korrektur' },
});

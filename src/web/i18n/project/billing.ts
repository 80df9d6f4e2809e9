import { rows } from '#web/i18n/texts.ts';

/** A plan that people buy by themselves: its state, changes, credits and invoices. */
export const billingTexts = rows({
  lead: {
    en: 'Your plan, how much of it you use, what you pay, and how to get more.',
    de: 'Ihr Tarif, was Sie davon nutzen, was Sie zahlen und wie Sie mehr bekommen.',
  },
  currentText: { en: 'What you have now, and what happens next.', de: 'Was Sie gerade haben und wie es weitergeht.' },

  // The state in words
  active: { en: 'Active', de: 'Aktiv' },
  ending: { en: 'Cancelled', de: 'Gekündigt' },
  failed: { en: 'Payment failed', de: 'Zahlung fehlgeschlagen' },
  bought: { en: 'Starts after your trial', de: 'Beginnt nach der Testphase' },
  nextPayment: { en: (day: string) => `Next payment on ${day}.`, de: (day: string) => `Nächste Zahlung am ${day}.` },
  firstPayment: {
    en: (day: string) => `Your trial runs until ${day}. You pay for the first time on that day.`,
    de: (day: string) => `Ihre Testphase läuft bis zum ${day}. An diesem Tag zahlen Sie zum ersten Mal.`,
  },
  endsOn: {
    en: (day: string) => `Your plan stays active until ${day}. After that you’re on the free plan.`,
    de: (day: string) => `Ihr Tarif gilt noch bis zum ${day}. Danach haben Sie den kostenlosen Tarif.`,
  },
  dataStays: {
    en: 'Nothing is deleted, and links already shared keep their images.',
    de: 'Gelöscht wird nichts, und bereits geteilte Links behalten ihr Bild.',
  },
  failedText: {
    en: (day: string) =>
      `We couldn’t charge your payment method. Your plan stays active until ${day}. If the payment hasn’t arrived by then, you go back to the free plan.`,
    de: (day: string) =>
      `Wir konnten den Betrag nicht abbuchen. Ihr Tarif gilt noch bis zum ${day}. Geht die Zahlung bis dahin nicht ein, haben Sie wieder den kostenlosen Tarif.`,
  },
  endedOn: {
    en: (plan: string, day: string) => `Your plan (${plan}) ended on ${day}. You’re on the free plan.`,
    de: (plan: string, day: string) =>
      `Ihr Tarif (${plan}) ist am ${day} ausgelaufen. Sie haben den kostenlosen Tarif.`,
  },
  endedUnpaid: {
    en: (plan: string, day: string) =>
      `Your plan (${plan}) ended on ${day} because the payment didn’t arrive. You’re on the free plan.`,
    de: (plan: string, day: string) =>
      `Ihr Tarif (${plan}) endete am ${day}, weil die Zahlung ausblieb. Sie haben den kostenlosen Tarif.`,
  },
  payNow: { en: 'Pay now', de: 'Jetzt bezahlen' },
  paymentDetails: { en: 'Payment and billing details', de: 'Zahlungs- und Rechnungsdaten' },
  cancel: { en: 'Cancel plan', de: 'Tarif kündigen' },
  cancelTitle: { en: (plan: string) => `Cancel ${plan}?`, de: (plan: string) => `${plan} kündigen?` },
  keep: { en: 'Keep plan', de: 'Tarif behalten' },
  cancelled: { en: 'Plan cancelled', de: 'Tarif gekündigt' },
  resume: { en: 'Resume plan', de: 'Kündigung zurücknehmen' },
  resumed: { en: 'Your plan continues', de: 'Ihr Tarif läuft weiter' },

  // Coming back from the payment page
  done: { en: 'Your purchase is complete', de: 'Ihr Kauf ist abgeschlossen' },
  doneText: {
    en: 'What you bought is available now. The invoice is at the bottom of this page.',
    de: 'Alles ist ab sofort freigeschaltet. Die Rechnung finden Sie unten auf dieser Seite.',
  },
  waiting: { en: 'Your payment is being processed', de: 'Ihre Zahlung wird verarbeitet' },
  waitingText: {
    en: 'This page updates by itself as soon as it arrives.',
    de: 'Sobald sie eingeht, aktualisiert sich diese Seite von selbst.',
  },
  unpaid: { en: 'Payment cancelled', de: 'Zahlung abgebrochen' },
  unpaidText: {
    en: 'You paid nothing, and your plan hasn’t changed.',
    de: 'Sie haben nichts bezahlt. Ihr Tarif bleibt, wie er war.',
  },

  // The next plan
  next: { en: 'Next plan', de: 'Nächster Tarif' },
  nextText: { en: 'What you’d get on top of what you have.', de: 'Was Sie zusätzlich bekommen.' },
  keepTrying: { en: 'Keep your plan', de: 'Tarif behalten' },
  keepTryingText: {
    en: 'Your trial ends by itself. Buy the plan to keep it.',
    de: 'Ihre Testphase endet von selbst. Kaufen Sie den Tarif, um ihn zu behalten.',
  },
  paysLater: {
    en: (day: string) => `You won’t be charged before your trial ends on ${day}.`,
    de: (day: string) => `Abgebucht wird erst, wenn Ihre Testphase am ${day} endet.`,
  },
  withVat: {
    en: (gross: string) => `plus VAT (${gross} including 19% German VAT)`,
    de: (gross: string) => `zzgl. USt. (${gross} inkl. 19 % deutscher USt.)`,
  },
  gainPages: {
    en: (to: string, from: string) => `${to} pages instead of ${from}`,
    de: (to: string, from: string) => `${to} Seiten statt ${from}`,
  },
  gainDomains: {
    en: (to: string | null, from: string) => (to ? `${to} domains instead of ${from}` : 'Unlimited domains'),
    de: (to: string | null, from: string) => (to ? `${to} Domains statt ${from}` : 'Unbegrenzt viele Domains'),
  },
  gainUsers: {
    en: (to: string | null, from: string) => (to ? `${to} people instead of ${from}` : 'Unlimited people'),
    de: (to: string | null, from: string) => (to ? `${to} Personen statt ${from}` : 'Unbegrenzt viele Personen'),
  },
  gainTemplates: {
    en: (to: string | null, from: string) =>
      to ? `${to} templates per page type instead of ${from}` : 'Unlimited templates per page type',
    de: (to: string | null, from: string) =>
      to ? `${to} Vorlagen je Seitentyp statt ${from}` : 'Unbegrenzt viele Vorlagen je Seitentyp',
  },
  gainEvents: {
    en: (to: string) => `${to} monitoring events a month`,
    de: (to: string) => `${to} Monitoring-Ereignisse im Monat`,
  },
  gainRefresh: {
    en: (to: string, from: string) => `Pages refreshed ${to} instead of ${from}`,
    de: (to: string, from: string) => `Seiten ${to} statt ${from} aktualisiert`,
  },
  tryFree: { en: 'Try 14 days free', de: '14 Tage kostenlos testen' },
  noCard: {
    en: 'No payment details needed. The trial ends by itself, and you can try each plan once.',
    de: 'Ohne Zahlungsdaten. Die Testphase endet von selbst, und Sie können jeden Tarif einmal testen.',
  },
  buy: { en: (plan: string) => `Buy ${plan}`, de: (plan: string) => `${plan} kaufen` },
  buyShort: { en: 'Buy', de: 'Kaufen' },
  changeTo: { en: (plan: string) => `Change to ${plan}`, de: (plan: string) => `Zu ${plan} wechseln` },
  changeShort: { en: 'Change', de: 'Wechseln' },

  // All plans
  choose: { en: 'All plans', de: 'Alle Tarife' },
  chooseText: {
    en: 'You pay through Stripe, by card or any other method it offers in your country. Cancel at any time and keep the plan until the end of the period you’ve paid for.',
    de: 'Sie zahlen über Stripe, mit Karte oder einer anderen Zahlungsart, die es in Ihrem Land gibt. Kündigen können Sie jederzeit zum Ende des bezahlten Zeitraums.',
  },
  chooseTextOwn: {
    en: 'Before you change, we show what you pay or are credited for the rest of the period.',
    de: 'Vor dem Wechsel zeigen wir, was Sie für den Rest des Zeitraums zahlen oder gutgeschrieben bekommen.',
  },

  // The change, with its amount
  changeTitle: { en: (plan: string) => `Change to ${plan}?`, de: (plan: string) => `Zu ${plan} wechseln?` },
  counting: { en: 'Working out the amount', de: 'Der Betrag wird berechnet' },
  dueNow: { en: 'Due now', de: 'Jetzt fällig' },
  credited: { en: 'Credited to your next invoices', de: 'Gutschrift für die nächsten Rechnungen' },
  nothingDue: { en: 'Nothing is due now.', de: 'Jetzt ist nichts zu zahlen.' },
  net: { en: 'Net', de: 'Netto' },
  vat: { en: 'VAT', de: 'USt.' },
  gross: { en: 'Total', de: 'Gesamtbetrag' },
  restOfPeriod: {
    en: 'The difference for the rest of the period you’ve already paid for.',
    de: 'Die Differenz für den Rest des bereits bezahlten Zeitraums.',
  },
  afterwards: {
    en: (price: string, day: string) => `From ${day} you pay ${price}.`,
    de: (price: string, day: string) => `Ab dem ${day} zahlen Sie ${price}`,
  },
  changeAndPay: { en: (sum: string) => `Change and pay ${sum}`, de: (sum: string) => `Wechseln und ${sum} zahlen` },
  changeOnly: { en: 'Change plan', de: 'Tarif wechseln' },
  changed: { en: 'Plan changed', de: 'Tarif gewechselt' },

  // Credits and invoices
  netPrices: {
    en: 'Prices exclude VAT. It’s added at checkout, where you can also enter your VAT ID.',
    de: 'Alle Preise sind netto. Die Umsatzsteuer kommt an der Kasse hinzu. Dort können Sie auch Ihre USt-IdNr. angeben.',
  },
  invoices: { en: 'Invoices', de: 'Rechnungen' },
  invoicesText: {
    en: 'Every invoice as a PDF, with your address and VAT ID.',
    de: 'Jede Rechnung als PDF, mit Ihrer Anschrift und USt-IdNr.',
  },
  noInvoices: { en: 'No invoices yet', de: 'Noch keine Rechnungen' },
  invoice: { en: 'Invoice', de: 'Rechnung' },
  state: { en: 'Status', de: 'Status' },
  paid: { en: 'Paid', de: 'Bezahlt' },
  open: { en: 'Open', de: 'Offen' },
  void: { en: 'Voided', de: 'Storniert' },
  uncollectible: { en: 'Unpaid', de: 'Nicht bezahlt' },
  refunded: { en: (sum: string) => `${sum} refunded`, de: (sum: string) => `${sum} erstattet` },
  includingVat: { en: (sum: string) => `incl. ${sum} VAT`, de: (sum: string) => `inkl. ${sum} USt.` },
  payShort: { en: 'Pay', de: 'Bezahlen' },
  pdf: { en: 'PDF', de: 'PDF' },
  openPdf: {
    en: (number: string) => `Invoice ${number} as a PDF`,
    de: (number: string) => `Rechnung ${number} als PDF`,
  },
});

import { rows } from '#web/i18n/texts.ts';

/** Subscriptions, income and refunds of the super admin. */
export const adminBillingTexts = rows({
  pays: { en: (day: string) => `pays on ${day}`, de: (day: string) => `zahlt am ${day}` },
  graceUntil: { en: (day: string) => `active until ${day}`, de: (day: string) => `aktiv bis ${day}` },
  ends: { en: (day: string) => `ends on ${day}`, de: (day: string) => `endet am ${day}` },
  hasEnded: { en: (day: string) => `ended on ${day}`, de: (day: string) => `beendet am ${day}` },
  deletedProject: { en: 'Deleted project', de: 'Gelöschtes Projekt' },
  invoicesOf: { en: (site: string) => `Invoices of ${site}`, de: (site: string) => `Rechnungen von ${site}` },
  monthly: {
    en: (sum: string) => `${sum} a month from running plans, net`,
    de: (sum: string) => `${sum} im Monat aus laufenden Tarifen, netto`,
  },
  movements: { en: 'Plans and trials', de: 'Tarife und Testphasen' },
  movementsText: {
    en: 'What running plans are worth a month, net. Granted plans stand apart: nobody pays for them here. A change of plan counts as neither new nor lost.',
    de: 'Was laufende Tarife im Monat wert sind, netto. Eingerichtete Tarife stehen getrennt: Für sie wird hier nichts bezahlt. Ein Wechsel zählt weder als neu noch als verloren.',
  },
  worthStripe: { en: 'Paid with Stripe', de: 'Über Stripe bezahlt' },
  worthShopify: { en: 'Billed by Shopify', de: 'Über Shopify abgerechnet' },
  worthGranted: {
    en: (count: string) => (count === '1' ? '1 granted plan' : `${count} granted plans`),
    de: (count: string) => (count === '1' ? '1 eingerichteter Tarif' : `${count} eingerichtete Tarife`),
  },
  begun: { en: 'New', de: 'Neu' },
  ended: { en: 'Lost', de: 'Verloren' },
  trials: { en: 'Trials begun', de: 'Testphasen' },
  converted: { en: 'Converted', de: 'Daraus Tarife' },
  noMovements: { en: 'No plans and no trials yet', de: 'Noch keine Tarife und Testphasen' },
  bookkeeping: { en: 'Bookkeeping', de: 'Buchhaltung' },
  download: {
    en: (month: string, form: string) => `Invoices of ${month} as ${form}`,
    de: (month: string, form: string) => `Rechnungen ${month} als ${form}`,
  },
  byMonth: { en: 'By month', de: 'Nach Monaten' },
  byMonthText: {
    en: 'Paid invoices by the month of their date. A refund counts in the month of its invoice.',
    de: 'Bezahlte Rechnungen nach dem Monat ihres Datums. Eine Erstattung zählt im Monat ihrer Rechnung.',
  },
  month: { en: 'Month', de: 'Monat' },
  refundedTotal: { en: 'Refunded', de: 'Erstattet' },
  noIncome: { en: 'No payments yet', de: 'Noch keine Zahlungen' },
  noInvoicesText: {
    en: 'Invoices appear here as soon as somebody buys a plan or credits.',
    de: 'Rechnungen erscheinen hier, sobald jemand einen Tarif oder Credits kauft.',
  },
  allInvoices: { en: 'Show all invoices', de: 'Alle Rechnungen zeigen' },
  refund: { en: 'Refund', de: 'Erstatten' },
  refundThis: { en: (number: string) => `Refund ${number}`, de: (number: string) => `${number} erstatten` },
  reason: { en: 'Reason', de: 'Grund' },
  reasonHint: {
    en: 'The customer reads it in the email about the refund.',
    de: 'Der Kunde liest ihn in der E-Mail zur Erstattung.',
  },
  planAfter: { en: 'The running plan', de: 'Der laufende Tarif' },
  keep: { en: 'goes on', de: 'läuft weiter' },
  'period-end': { en: 'ends with the period that’s paid for', de: 'endet mit dem bezahlten Zeitraum' },
  now: { en: 'ends now', de: 'endet sofort' },
  refundTitle: { en: (number: string) => `Refund ${number}?`, de: (number: string) => `${number} erstatten?` },
  refundText: {
    en: 'The money goes back to the payment method it came from, with a credit note that corrects the VAT. This can’t be undone.',
    de: 'Das Geld geht auf demselben Zahlungsweg zurück. Eine Gutschrift berichtigt die Umsatzsteuer. Das lässt sich nicht rückgängig machen.',
  },
  amount: { en: 'Amount in euros, including VAT', de: 'Betrag in Euro, inklusive USt.' },
  amountHint: {
    en: (left: string) => `Up to ${left}. If you refund credits in full, they’re removed from the balance.`,
    de: (left: string) => `Höchstens ${left}. Erstatten Sie Credits ganz, werden sie vom Guthaben abgezogen.`,
  },
  refunding: { en: 'Refunding', de: 'Wird erstattet' },
  refunded: { en: 'Refunded', de: 'Erstattet' },
  noProvider: { en: 'No payment provider', de: 'Kein Zahlungsanbieter' },
  noProviderText: {
    en: 'With STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET set, customers can buy plans themselves, and their payments appear here.',
    de: 'Sind STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET gesetzt, können Kunden Tarife selbst kaufen. Ihre Zahlungen erscheinen hier.',
  },
});

/** A payment that the customer's bank disputes, by its state. */
export const disputeTexts = rows({
  inquiry: { en: 'Bank asks about it', de: 'Rückfrage der Bank' },
  answer: { en: 'Disputed', de: 'Widersprochen' },
  review: { en: 'Disputed, bank decides', de: 'Widerspruch, Bank prüft' },
  won: { en: 'Dispute won', de: 'Widerspruch abgewehrt' },
  chargeback: { en: 'Dispute lost', de: 'Widerspruch verloren' },
  answerBy: { en: 'Answer by', de: 'Antworten bis' },
  atStripe: { en: 'Answer at Stripe', de: 'Bei Stripe antworten' },
});

import { rows } from '#web/i18n/texts.ts';

/** The form of § 312k BGB. The German word on its button is the law's. */
export const cancelContractTexts = rows({
  heading: { en: 'Cancel a contract', de: 'Vertrag kündigen' },
  lead: {
    en: 'You don’t need to log in. We confirm your cancellation at once, here and by email.',
    de: 'Sie müssen sich nicht anmelden. Ihre Kündigung bestätigen wir sofort, hier und per E-Mail.',
  },
  name: { en: 'Name', de: 'Name' },
  email: { en: 'Email address of your account', de: 'E-Mail-Adresse Ihres Kontos' },
  contract: { en: 'Which contract?', de: 'Welcher Vertrag?' },
  contractHint: {
    en: 'Your plan and your website, or the number of an invoice.',
    de: 'Ihr Tarif und Ihre Website oder eine Rechnungsnummer.',
  },
  contractPlaceholder: { en: 'Basic plan for my-shop.com', de: 'Tarif Basic für mein-shop.de' },
  kind: { en: 'Type of cancellation', de: 'Art der Kündigung' },
  ordinary: { en: 'Ordinary cancellation', de: 'Ordentliche Kündigung' },
  ordinaryHint: { en: 'No reason needed.', de: 'Ohne Angabe von Gründen.' },
  forCause: { en: 'Cancellation for cause', de: 'Außerordentliche Kündigung' },
  forCauseHint: { en: 'Give the reason below.', de: 'Nennen Sie unten den Grund.' },
  reason: { en: 'Reason', de: 'Grund' },
  reasonNote: { en: 'only for cause', de: 'nur bei außerordentlicher Kündigung' },
  ends: { en: 'When should it end?', de: 'Wann soll der Vertrag enden?' },
  optional: { en: 'optional', de: 'optional' },
  endsHint: {
    en: 'Leave this empty to end it as soon as possible.',
    de: 'Bleibt das Feld leer, endet der Vertrag zum nächstmöglichen Zeitpunkt.',
  },
  confirmation: { en: 'Send the receipt to', de: 'Bestätigung an' },
  confirmationHint: {
    en: 'Leave this empty to use the address above.',
    de: 'Bleibt das Feld leer, senden wir sie an die Adresse oben.',
  },
  send: { en: 'Cancel now', de: 'Jetzt kündigen' },
  endHeading: { en: 'Cancel your plan', de: 'Tarif kündigen' },
  endHeadings: { en: 'Cancel your plans', de: 'Tarife kündigen' },
  endPlan: {
    en: (plan: string, site: string) => `${plan}, for ${site}`,
    de: (plan: string, site: string) => `${plan}, für ${site}`,
  },
  endsOn: {
    en: (day: string) => `If you cancel now, this plan ends on ${day}. Until then you can use everything as before.`,
    de: (day: string) =>
      `Wenn Sie jetzt kündigen, endet dieser Tarif am ${day}. Bis dahin nutzen Sie alles wie bisher.`,
  },
  endNow: { en: 'Cancel plan', de: 'Tarif kündigen' },
  isCancelled: {
    en: (day: string) => `This plan is already cancelled. It ends on ${day}. There’s nothing left for you to do.`,
    de: (day: string) => `Dieser Tarif ist bereits gekündigt. Er endet am ${day}. Sie müssen nichts weiter tun.`,
  },
  cancelled: {
    en: (day: string) => `Your plan is cancelled. It ends on ${day}.`,
    de: (day: string) => `Ihr Tarif ist gekündigt. Er endet am ${day}.`,
  },
  toForm: { en: 'Open the form', de: 'Zum Formular' },
  logIn: { en: 'Log in', de: 'Anmelden' },
  doneHeading: { en: 'Cancellation received', de: 'Kündigung eingegangen' },
  done: {
    en: 'This is your receipt. We’ve also sent it by email. Print this page or save the file if you’d like to keep it.',
    de: 'Dies ist Ihre Eingangsbestätigung. Wir haben sie auch per E-Mail gesendet. Zum Aufbewahren drucken Sie diese Seite oder speichern Sie die Datei.',
  },
  save: { en: 'Save receipt', de: 'Bestätigung speichern' },
  fileName: { en: 'cancellation', de: 'kuendigung' },
});

/** The function of § 356a BGB. The German words on its buttons are the law's. */
export const withdrawTexts = rows({
  heading: { en: 'Withdraw from contract', de: 'Vertrag widerrufen' },
  lead: {
    en: 'For consumers, within 14 days of ordering. You don’t need to log in or give a reason. We confirm it at once, here and by email.',
    de: 'Für Verbraucher, innerhalb von 14 Tagen nach der Bestellung. Ohne Anmeldung und ohne Angabe von Gründen. Wir bestätigen den Eingang sofort, hier und per E-Mail.',
  },
  emailHint: { en: 'We send the receipt there.', de: 'Dorthin senden wir die Eingangsbestätigung.' },
  confirm: { en: 'Confirm withdrawal', de: 'Widerruf bestätigen' },
  doneHeading: { en: 'Withdrawal received', de: 'Widerruf eingegangen' },
  done: {
    en: 'This is your receipt. We’ve also sent it by email. Print this page or save the file if you’d like to keep it.',
    de: 'Dies ist Ihre Eingangsbestätigung. Wir haben sie auch per E-Mail gesendet. Zum Aufbewahren drucken Sie diese Seite oder speichern Sie die Datei.',
  },
  fileName: { en: 'withdrawal', de: 'widerruf' },
});

export const cancellationListTexts = rows({
  reason: { en: 'Read the reason', de: 'Grund lesen' },
  carryOut: { en: 'Carry out', de: 'Ausführen' },
  carryingOut: { en: 'Carrying out', de: 'Wird ausgeführt' },
  carriedOut: {
    en: 'Carried out. The customer gets an email.',
    de: 'Ausgeführt. Der Kunde bekommt eine E-Mail.',
  },
  carryOutText: {
    en: 'The chosen plans end on this day, and the customer is told. Plans paid through Stripe end with the period that’s paid for, or at once if the day is today or earlier.',
    de: 'Die gewählten Tarife enden an diesem Tag, und der Kunde erfährt es. Über Stripe bezahlte Tarife enden mit dem bezahlten Zeitraum oder sofort, wenn der Tag heute oder früher ist.',
  },
  endsOn: { en: 'Contract ends on', de: 'Vertrag endet am' },
  plans: { en: 'Plans of this account', de: 'Tarife dieses Kontos' },
  noPlans: {
    en: 'No account with this address has a running plan. The customer is only told the day.',
    de: 'Kein Konto mit dieser Adresse hat einen laufenden Tarif. Der Kunde erfährt nur den Tag.',
  },
  keepReason: { en: 'Reason if a plan goes on', de: 'Grund, falls ein Tarif weiterläuft' },
  keepReasonHint: {
    en: 'Required if you leave out a plan. The reason goes to the customer and into the activity log.',
    de: 'Pflicht, wenn Sie einen Tarif nicht auswählen. Der Grund geht an den Kunden und ins Aktivitätsprotokoll.',
  },
  until: {
    en: (day: string) => `period until ${day}`,
    de: (day: string) => `Zeitraum bis ${day}`,
  },
  markOpen: { en: 'Reopen', de: 'Wieder öffnen' },
  changed: { en: 'Saved', de: 'Gespeichert' },
});

import { rows } from '#web/i18n/texts.ts';

// What this software does is written as it is. Who offers it, and under which law, only the operator knows: those
// passages say what belongs there.

export const legalDraftTexts = rows({
  label: { en: 'Draft for the operator', de: 'Entwurf für den Betreiber' },
  text: {
    en: 'This page is a template. Before you sell anything, complete the passages marked “To be completed” and have the text checked by a lawyer.',
    de: 'Diese Seite ist eine Vorlage. Bevor Sie etwas verkaufen, ergänzen Sie die mit „Zu ergänzen“ markierten Abschnitte und lassen Sie den Text rechtlich prüfen.',
  },
});

export const termsTexts = rows({
  heading: { en: 'Terms', de: 'Allgemeine Geschäfts\u00adbedingungen' },
  lead: {
    en: 'What you get from Linkbild, what it costs and how either side can end it.',
    de: 'Was Sie von Linkbild bekommen, was es kostet und wie beide Seiten den Vertrag beenden können.',
  },
  party: { en: 'Who the contract is with', de: 'Vertragspartner' },
  partyText: {
    en: 'To be completed: name or company, address, register entry and VAT ID of the operator. The contract is between you and this operator.',
    de: 'Zu ergänzen: Name oder Firma, Anschrift, Registereintrag und USt-IdNr. des Betreibers. Der Vertrag kommt zwischen Ihnen und diesem Betreiber zustande.',
  },
  service: { en: 'What you get', de: 'Leistung' },
  serviceText: {
    en: 'Linkbild checks how your links look on other platforms, creates images for them and serves these images. What each plan includes is on the pricing page. Whether and how a platform shows an image is up to that platform.',
    de: 'Linkbild prüft, wie Ihre Links auf anderen Plattformen aussehen, erstellt Bilder dafür und liefert sie aus. Was ein Tarif umfasst, zeigt die Preisseite. Ob und wie eine Plattform ein Bild zeigt, entscheidet diese Plattform.',
  },
  contract: { en: 'Starting a contract', de: 'Vertragsschluss' },
  contractText: {
    en: 'The free plan starts with your account. A trial lasts 14 days, needs no payment details and ends by itself. A paid plan starts when you order it and we confirm it by email.',
    de: 'Der kostenlose Tarif beginnt mit Ihrem Konto. Eine Testphase dauert 14 Tage, kommt ohne Zahlungsdaten aus und endet von selbst. Ein bezahlter Tarif beginnt, wenn Sie ihn bestellen und wir ihn per E-Mail bestätigen.',
  },
  prices: { en: 'Prices and payment', de: 'Preise und Zahlung' },
  pricesText: {
    en: 'Prices are for one month or one year and exclude VAT, which is added before you pay. You pay in advance. If you change your plan during a period, you see beforehand what you pay or are credited for the rest of it. Credits are paid once and don’t expire.',
    de: 'Die Preise gelten für einen Monat oder ein Jahr und verstehen sich zuzüglich Umsatzsteuer, die vor dem Bezahlen ausgewiesen wird. Sie zahlen im Voraus. Wechseln Sie den Tarif während der Laufzeit, sehen Sie vorher, was Sie für den Rest des Zeitraums zahlen oder gutgeschrieben bekommen. Credits zahlen Sie einmalig, sie verfallen nicht.',
  },
  failed: { en: 'If a payment fails', de: 'Wenn eine Zahlung fehlschlägt' },
  failedText: {
    en: 'We tell you by email. Your plan keeps running for 7 days so that you can pay. After that, the free plan applies. Nothing is deleted, and links already shared keep their images.',
    de: 'Wir informieren Sie per E-Mail. Ihr Tarif läuft noch 7 Tage weiter, damit Sie zahlen können. Danach gilt der kostenlose Tarif. Gelöscht wird nichts, und bereits geteilte Links behalten ihr Bild.',
  },
  ending: { en: 'Term and cancellation', de: 'Laufzeit und Kündigung' },
  endingText: {
    en: 'A plan renews for the same period until you cancel. You can cancel at any time, on the plan page or with “Cancel contracts here” at the bottom of every page. The plan then ends with the period you’ve paid for. The right to cancel for cause isn’t affected.',
    de: 'Ein Tarif verlängert sich um denselben Zeitraum, bis Sie kündigen. Kündigen können Sie jederzeit zum Ende des Zeitraums, auf der Tarifseite oder über „Verträge hier kündigen“ am Ende jeder Seite. Das Recht zur außerordentlichen Kündigung bleibt unberührt.',
  },
  duties: { en: 'What you take care of', de: 'Ihre Pflichten' },
  dutiesText: {
    en: 'You only use websites, images and fonts that you have the right to use, and you don’t share your login.',
    de: 'Sie verwenden nur Websites, Bilder und Schriften, die Sie nutzen dürfen, und geben Ihre Zugangsdaten nicht weiter.',
  },
  liability: { en: 'Liability', de: 'Haftung' },
  liabilityText: {
    en: 'To be completed: the operator’s liability, availability and warranty.',
    de: 'Zu ergänzen: Haftung, Verfügbarkeit und Gewährleistung des Betreibers.',
  },
  law: { en: 'Applicable law', de: 'Anwendbares Recht' },
  lawText: {
    en: 'To be completed: applicable law, place of jurisdiction, and whether the operator takes part in dispute resolution for consumers.',
    de: 'Zu ergänzen: anwendbares Recht, Gerichtsstand und ob der Betreiber an der Streitbeilegung für Verbraucher teilnimmt.',
  },
});

export const withdrawalTexts = rows({
  heading: { en: 'Right of withdrawal', de: 'Widerrufsrecht' },
  lead: {
    en: 'Consumers can withdraw from a contract within 14 days, without giving a reason.',
    de: 'Verbraucher können einen Vertrag innerhalb von 14 Tagen widerrufen, ohne Gründe zu nennen.',
  },
  right: { en: 'Your right', de: 'Ihr Recht' },
  rightText: {
    en: 'The period is 14 days from the day the contract was concluded. It’s enough to send your withdrawal before the period ends.',
    de: 'Die Frist beträgt 14 Tage ab dem Tag des Vertragsschlusses. Es genügt, den Widerruf vor Ablauf der Frist abzusenden.',
  },
  how: { en: 'How to withdraw', de: 'So widerrufen Sie' },
  howText: {
    en: 'To be completed: name, postal address, phone number and email address of the operator, and the online withdrawal function that the EU has required since June 2026. Tell the operator clearly that you withdraw from the contract, for example by letter or email. You may use the form below, but you don’t have to.',
    de: 'Zu ergänzen: Name, Anschrift, Telefonnummer und E-Mail-Adresse des Betreibers sowie die seit Juni 2026 vorgeschriebene Widerrufsfunktion auf der Website. Teilen Sie dem Betreiber eindeutig mit, dass Sie den Vertrag widerrufen, zum Beispiel per Brief oder E-Mail. Das Muster unten können Sie verwenden, müssen es aber nicht.',
  },
  effects: { en: 'What happens then', de: 'Folgen des Widerrufs' },
  effectsText: {
    en: 'You get back everything you’ve paid within 14 days of your withdrawal reaching the operator, by the same means of payment and at no charge. If you asked for the service to begin during the period, you pay for the part you used until then.',
    de: 'Sie bekommen alle Zahlungen binnen 14 Tagen zurück, nachdem Ihr Widerruf beim Betreiber eingegangen ist, auf demselben Zahlungsweg und ohne Kosten. Haben Sie verlangt, dass die Leistung schon während der Frist beginnt, zahlen Sie den bis dahin genutzten Teil.',
  },
  form: { en: 'Sample form', de: 'Muster-Widerrufsformular' },
  formText: {
    en: 'To (name, address and email address of the operator):\nI hereby withdraw from the contract I concluded for the following service: …\nOrdered on: …\nName: …\nAddress: …\nSignature (only if on paper): …\nDate: …',
    de: 'An (Name, Anschrift und E-Mail-Adresse des Betreibers):\nHiermit widerrufe ich den von mir abgeschlossenen Vertrag über die folgende Dienstleistung: …\nBestellt am: …\nName: …\nAnschrift: …\nUnterschrift (nur auf Papier): …\nDatum: …',
  },
  business: { en: 'Businesses', de: 'Unternehmen' },
  businessText: {
    en: 'The right of withdrawal applies to consumers. Businesses can cancel at any time, and their plan then ends with the period they’ve paid for.',
    de: 'Das Widerrufsrecht gilt für Verbraucher. Unternehmen können jederzeit zum Ende des bezahlten Zeitraums kündigen.',
  },
});

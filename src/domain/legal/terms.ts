import type { Language, Text } from '#domain/language.ts';
import type { Audience } from '#domain/operator/operator.ts';
import type { LegalDocument, LegalFacts } from './legal-document.ts';
import { describeOperator, ownPassage, passage } from './passages.ts';

// States what this software does. Liability and applicable law are the operator's own words.

export function terms({ operator }: LegalFacts, language: Language): LegalDocument {
  const { sellsTo } = operator;
  return {
    heading: { en: 'Terms', de: 'Allgemeine Geschäfts\u00adbedingungen' }[language],
    lead: {
      en: 'What you get from Linkbild, what it costs and how either side can end it.',
      de: 'Was Sie von Linkbild bekommen, was es kostet und wie beide Seiten den Vertrag beenden können.',
    }[language],
    passages: [
      ownPassage(party, describeOperator(operator, language), language),
      ownPassage(customers, sellsTo && customersText[sellsTo][language], language),
      passage(service, serviceText, language),
      passage(contract, contractText, language),
      ownPassage(prices, sellsTo && pricesText[sellsTo][language], language),
      ...(operator.vatAbroad ? [ownPassage(vatAbroad, operator.vatAbroad, language)] : []),
      passage(failed, failedText, language),
      passage(ending, endingText, language),
      passage(duties, dutiesText, language),
      ownPassage(liability, operator.liability, language),
      ownPassage(law, operator.law, language),
    ],
  };
}

const party: Text = { en: 'Who the contract is with', de: 'Vertragspartner' };
const customers: Text = { en: 'Who can order', de: 'Wer bestellen kann' };
const customersText: Record<Audience, Text> = {
  businesses: {
    en: 'Our plans and credits are for businesses only. We don’t sell to consumers.',
    de: 'Unsere Tarife und Credits richten sich nur an Unternehmen. An Verbraucher verkaufen wir nicht.',
  },
  consumers: {
    en: 'Both businesses and consumers can order. Consumers have a right of withdrawal, explained on a page of its own.',
    de: 'Bestellen können Unternehmen und Verbraucher. Verbraucher haben ein Widerrufsrecht, das auf einer eigenen Seite erklärt ist.',
  },
};
const service: Text = { en: 'What you get', de: 'Leistung' };
const serviceText: Text = {
  en: 'Linkbild checks how your links look on other platforms, creates images for them and serves these images. What each plan includes is on the pricing page. Whether and how a platform shows an image is up to that platform.',
  de: 'Linkbild prüft, wie Ihre Links auf anderen Plattformen aussehen, erstellt Bilder dafür und liefert sie aus. Was ein Tarif umfasst, zeigt die Preisseite. Ob und wie eine Plattform ein Bild zeigt, entscheidet diese Plattform.',
};
const contract: Text = { en: 'Starting a contract', de: 'Vertragsschluss' };
const contractText: Text = {
  en: 'The free plan starts with your account. A trial lasts 14 days, needs no payment details and ends by itself. Before you order a paid plan or credits, you see what you order, for how long, the price with VAT and how to cancel. The contract starts when we confirm your order by email. That email contains the same facts and these terms.',
  de: 'Der kostenlose Tarif beginnt mit Ihrem Konto. Eine Testphase dauert 14 Tage, kommt ohne Zahlungsdaten aus und endet von selbst. Bevor Sie einen bezahlten Tarif oder Credits bestellen, sehen Sie, was Sie bestellen, für wie lange, den Preis mit Umsatzsteuer und wie Sie kündigen. Der Vertrag beginnt, wenn wir Ihre Bestellung per E-Mail bestätigen. Diese E-Mail enthält dieselben Angaben und diese Bedingungen.',
};
const prices: Text = { en: 'Prices and payment', de: 'Preise und Zahlung' };
const payment: Text = {
  en: 'You pay in advance. If you change your plan during a period, you see beforehand what you pay or are credited for the rest of it. Credits are paid once and don’t expire.',
  de: 'Sie zahlen im Voraus. Wechseln Sie den Tarif während der Laufzeit, sehen Sie vorher, was Sie für den Rest des Zeitraums zahlen oder gutgeschrieben bekommen. Credits zahlen Sie einmalig, sie verfallen nicht.',
};
const pricesText: Record<Audience, Text> = {
  businesses: {
    en: `Prices are for one month or one year and exclude VAT, which is added before you pay. ${payment.en}`,
    de: `Die Preise gelten für einen Monat oder ein Jahr und verstehen sich zuzüglich Umsatzsteuer, die vor dem Bezahlen ausgewiesen wird. ${payment.de}`,
  },
  consumers: {
    en: `Prices are for one month or one year and include VAT. ${payment.en}`,
    de: `Die Preise gelten für einen Monat oder ein Jahr und enthalten die Umsatzsteuer. ${payment.de}`,
  },
};
const vatAbroad: Text = { en: 'VAT outside Germany', de: 'Umsatzsteuer außerhalb Deutschlands' };
const failed: Text = { en: 'If a payment fails', de: 'Wenn eine Zahlung fehlschlägt' };
const failedText: Text = {
  en: 'We tell you by email. Your plan keeps running for 7 days so that you can pay. After that, the free plan applies. Nothing is deleted, and links already shared keep their images.',
  de: 'Wir informieren Sie per E-Mail. Ihr Tarif läuft noch 7 Tage weiter, damit Sie zahlen können. Danach gilt der kostenlose Tarif. Gelöscht wird nichts, und bereits geteilte Links behalten ihr Bild.',
};
const ending: Text = { en: 'Term and cancellation', de: 'Laufzeit und Kündigung' };
const endingText: Text = {
  en: 'A plan renews for the same period until you cancel. You can cancel at any time, on the plan page or with “Cancel contracts here” at the bottom of every page. The plan then ends with the period you’ve paid for. The right to cancel for cause isn’t affected.',
  de: 'Ein Tarif verlängert sich um denselben Zeitraum, bis Sie kündigen. Kündigen können Sie jederzeit zum Ende des Zeitraums, auf der Tarifseite oder über „Verträge hier kündigen“ am Ende jeder Seite. Das Recht zur außerordentlichen Kündigung bleibt unberührt.',
};
const duties: Text = { en: 'What you take care of', de: 'Ihre Pflichten' };
const dutiesText: Text = {
  en: 'You only use websites, images and fonts that you have the right to use, and you don’t share your login.',
  de: 'Sie verwenden nur Websites, Bilder und Schriften, die Sie nutzen dürfen, und geben Ihre Zugangsdaten nicht weiter.',
};
const liability: Text = { en: 'Liability', de: 'Haftung' };
const law: Text = { en: 'Applicable law', de: 'Anwendbares Recht' };

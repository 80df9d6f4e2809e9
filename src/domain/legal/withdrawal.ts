import type { Language, Text } from '#domain/language.ts';
import { letterHead } from '#domain/operator/operator.ts';
import type { LegalDocument, LegalFacts } from './legal-document.ts';
import { describeOperator, ownPassage, passage } from './passages.ts';

/** For operators who sell to consumers; others have no such page. */
export function withdrawal({ operator }: LegalFacts, language: Language): LegalDocument {
  const to = letterHead(operator);
  return {
    heading: { en: 'Right of withdrawal', de: 'Widerrufsrecht' }[language],
    lead: {
      en: 'Consumers can withdraw from a contract within 14 days, without giving a reason.',
      de: 'Verbraucher können einen Vertrag innerhalb von 14 Tagen widerrufen, ohne Gründe zu nennen.',
    }[language],
    passages: [
      passage(right, rightText, language),
      passage(how, howText, language),
      ownPassage(addressee, describeOperator(operator, language), language),
      passage(effects, effectsText, language),
      {
        title: form[language],
        text: formText[language](to?.replaceAll('\n', ', ') ?? '…'),
      },
      passage(business, businessText, language),
    ],
  };
}

const right: Text = { en: 'Your right', de: 'Ihr Recht' };
const rightText: Text = {
  en: 'The period is 14 days from the day the contract was concluded. It’s enough to send your withdrawal before the period ends.',
  de: 'Die Frist beträgt 14 Tage ab dem Tag des Vertragsschlusses. Es genügt, den Widerruf vor Ablauf der Frist abzusenden.',
};
const how: Text = { en: 'How to withdraw', de: 'So widerrufen Sie' };
const howText: Text = {
  en: 'Use the form on this page, and we confirm it at once by email. Or tell us clearly in another way that you withdraw from the contract, for example by letter or email. You may use the sample below, but you don’t have to.',
  de: 'Verwenden Sie das Formular auf dieser Seite, wir bestätigen den Eingang sofort per E-Mail. Oder teilen Sie uns auf anderem Weg eindeutig mit, dass Sie den Vertrag widerrufen, zum Beispiel per Brief oder E-Mail. Das Muster unten können Sie verwenden, müssen es aber nicht.',
};
const addressee: Text = { en: 'Whom to tell', de: 'An wen' };
const effects: Text = { en: 'What happens then', de: 'Folgen des Widerrufs' };
const effectsText: Text = {
  en: 'You get back everything you’ve paid within 14 days of your withdrawal reaching us, by the same means of payment and at no charge. If you asked for the service to begin during the period, you pay for the part you used until then.',
  de: 'Sie bekommen alle Zahlungen binnen 14 Tagen zurück, nachdem Ihr Widerruf bei uns eingegangen ist, auf demselben Zahlungsweg und ohne Kosten. Haben Sie verlangt, dass die Leistung schon während der Frist beginnt, zahlen Sie den bis dahin genutzten Teil.',
};
const form: Text = { en: 'Sample form', de: 'Muster-Widerrufsformular' };
const formText = {
  en: (to: string) =>
    `To ${to}:\nI hereby withdraw from the contract I concluded for the following service: …\nOrdered on: …\nName: …\nAddress: …\nSignature (only if on paper): …\nDate: …`,
  de: (to: string) =>
    `An ${to}:\nHiermit widerrufe ich den von mir abgeschlossenen Vertrag über die folgende Dienstleistung: …\nBestellt am: …\nName: …\nAnschrift: …\nUnterschrift (nur auf Papier): …\nDatum: …`,
};
const business: Text = { en: 'Businesses', de: 'Unternehmen' };
const businessText: Text = {
  en: 'The right of withdrawal applies to consumers. Businesses can cancel at any time, and their plan then ends with the period they’ve paid for.',
  de: 'Das Widerrufsrecht gilt für Verbraucher. Unternehmen können jederzeit zum Ende des bezahlten Zeitraums kündigen.',
};

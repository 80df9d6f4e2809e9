import type { Language } from '#domain/language.ts';
import type { LegalFacts } from './legal-document.ts';
import { notFilledIn } from './passages.ts';

/** Who receives data in the operator's place, one per line: what is set up here, and what the operator names. */
export function processorLines({ operator, hasStripe, mailHost }: LegalFacts, language: Language): string[] {
  const line = (name: string, what: Record<Language, string>) => `${what[language]}: ${name}`;
  const further = operator.processors
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
  return [
    line(operator.hosting ? operator.hosting.split('\n').join(', ') : notFilledIn[language], {
      en: 'Hosting (database, images, server logs)',
      de: 'Hosting (Datenbank, Bilder, Serverprotokolle)',
    }),
    ...(mailHost
      ? [
          line(mailHost, {
            en: 'Sending emails (address, subject, text)',
            de: 'E-Mail-Versand (Adresse, Betreff, Text)',
          }),
        ]
      : []),
    ...(hasStripe
      ? [
          line('Stripe', {
            en: 'Payments and invoices (name, email, address, means of payment)',
            de: 'Zahlungen und Rechnungen (Name, E-Mail, Anschrift, Zahlungsmittel)',
          }),
        ]
      : []),
    ...further,
  ];
}

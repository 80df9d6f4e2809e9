import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { missingFields, noOperator, type Operator } from '#domain/operator/operator.ts';
import { documentText, type LegalFacts, legalDocument, legalDocumentNames } from './legal-document.ts';
import { processorLines } from './processors.ts';

const filledIn: Operator = {
  name: 'Halm & Ton Studio',
  legalForm: 'GmbH',
  address: 'Weserstraße 1\n12047 Berlin\nDeutschland',
  responsible: 'Mira Schütz',
  telephone: '+49 30 1234567',
  email: 'hallo@halm-und-ton.example',
  register: 'Amtsgericht Charlottenburg, HRB 1234',
  vatId: 'DE123456789',
  vatAbroad: 'Unternehmen in der EU: Steuerschuldnerschaft des Leistungsempfängers.',
  dataProtection: 'Jo Weiß, datenschutz@halm-und-ton.example',
  hosting: 'Rechenhaus GmbH, Nürnberg',
  processors: 'Postbote AG, E-Mail-Versand',
  measures: 'Zutritt nur mit Schlüssel.',
  liability: 'Wir haften nach dem Gesetz.',
  law: 'Es gilt deutsches Recht.',
  sellsTo: 'consumers',
};
const facts = (operator: Operator): LegalFacts => ({ operator, hasStripe: false, hasShopify: false, mailHost: null });
const passagesOf = (name: (typeof legalDocumentNames)[number], operator: Operator, language: 'en' | 'de' = 'de') =>
  legalDocument(name, facts(operator), language).passages;

describe.each(languages)('in %s', (language) => {
  test.each(legalDocumentNames)('%s says what is missing while nobody has filled it in', (name) => {
    const passages = passagesOf(name, noOperator, language);
    expect(passages.some(({ isMissing }) => isMissing)).toBe(true);
  });

  test.each(legalDocumentNames)('%s is complete with an operator, and names them', (name) => {
    const document = legalDocument(name, facts(filledIn), language);
    expect(document.passages.filter(({ isMissing }) => isMissing)).toEqual([]);
    const text = documentText(document);
    expect(text).toContain('Halm & Ton Studio GmbH');
    expect(text).not.toMatch(/To be completed|Zu ergänzen|Not filled in|Noch nicht ausgefüllt/);
  });
});

test('what counsel decides appears word for word', () => {
  const texts = passagesOf('terms', filledIn).map(({ text }) => text);
  expect(texts).toContain('Wir haften nach dem Gesetz.');
  expect(texts).toContain('Es gilt deutsches Recht.');
  expect(texts).toContain('Unternehmen in der EU: Steuerschuldnerschaft des Leistungsempfängers.');
  expect(
    passagesOf('terms', { ...filledIn, vatAbroad: '' }).filter(({ title }) => title.startsWith('Umsatzsteuer')),
  ).toEqual([]);
});

test('prices are net for businesses and gross for consumers', () => {
  const textOf = (sellsTo: Operator['sellsTo']) =>
    documentText(legalDocument('terms', facts({ ...filledIn, sellsTo }), 'de'));
  expect(textOf('businesses')).toContain('zuzüglich Umsatzsteuer');
  expect(textOf('businesses')).toContain('An Verbraucher verkaufen wir nicht');
  expect(textOf('consumers')).toContain('enthalten die Umsatzsteuer');
  // Undecided, it is missing like everything else that the operator has not said.
  expect(textOf(null)).not.toContain('zuzüglich Umsatzsteuer');
  const missing = passagesOf('terms', { ...filledIn, sellsTo: null }).filter(({ isMissing }) => isMissing);
  expect(missing.map(({ title }) => title)).toEqual(['Wer bestellen kann', 'Preise und Zahlung']);
});

test('processors are those that are set up, and those the operator names', () => {
  const names = (change: Partial<LegalFacts>) => processorLines({ ...facts(filledIn), ...change }, 'de').join('\n');
  expect(names({})).not.toMatch(/Stripe|smtp/);
  expect(names({ hasStripe: true, mailHost: 'smtp.postbote.example' })).toMatch(
    /Rechenhaus GmbH[\s\S]*smtp\.postbote\.example[\s\S]*Stripe[\s\S]*Postbote AG/,
  );
});

test('the needed fields are missing until they are filled in', () => {
  expect(missingFields(filledIn)).toEqual([]);
  expect(missingFields(noOperator)).toContain('sellsTo');
  // Not everybody is registered or has a VAT ID.
  expect(missingFields({ ...filledIn, register: '', vatId: '', legalForm: '', processors: '' })).toEqual([]);
});

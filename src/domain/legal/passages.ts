import type { Language, Text } from '#domain/language.ts';
import { letterHead, type Operator } from '#domain/operator/operator.ts';
import type { Passage } from './legal-document.ts';

export const notFilledIn: Text = { en: 'Not filled in yet.', de: 'Noch nicht ausgefüllt.' };

export const passage = (title: Text, text: Text, language: Language): Passage => ({
  title: title[language],
  text: text[language],
});

/** A passage that the operator writes. */
export const ownPassage = (title: Text, text: string | null, language: Language): Passage =>
  text ? { title: title[language], text } : { title: title[language], text: notFilledIn[language], isMissing: true };

/** Company, address and what identifies it; null while somebody has yet to fill it in. */
export function describeOperator(operator: Operator, language: Language): string | null {
  const head = letterHead(operator);
  if (head === null) return null;
  const rows: [Text, string][] = [
    [{ en: 'Represented by', de: 'Vertreten durch' }, operator.responsible],
    [{ en: 'Phone', de: 'Telefon' }, operator.telephone],
    [{ en: 'Email', de: 'E-Mail' }, operator.email],
    [{ en: 'Register', de: 'Register' }, operator.register],
    [{ en: 'VAT ID', de: 'USt-IdNr.' }, operator.vatId],
  ];
  const given = rows.filter(([, value]) => value !== '').map(([label, value]) => `${label[language]}: ${value}`);
  return [head, ...(given.length > 0 ? ['', ...given] : [])].join('\n');
}

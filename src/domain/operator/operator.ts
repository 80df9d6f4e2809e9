import type { Language, Text } from '#domain/language.ts';

// Who runs this installation. Everything that only the operator can know (who they are, under which law, what counsel
// decided) is a field here; pages, mails and documents take it from this one place and say so where it is missing.

export const audiences = ['businesses', 'consumers'] as const;
export type Audience = (typeof audiences)[number];

/** The parts of the form. */
export type OperatorPart = 'company' | 'selling' | 'privacy' | 'law';

interface OperatorField {
  /** Where the form has it. Saving sends all fields, so one that is in no part would be emptied. */
  part: OperatorPart;
  label: Text;
  hint?: Text;
  /** Several lines. */
  isLong?: true;
  /** A public site without it is not complete. */
  isNeeded?: true;
  maxLength: number;
  /** For those who prefer the environment, where it replaces what is stored. */
  variable: string;
}

export const operatorFields = {
  name: {
    part: 'company',
    label: { en: 'Name or company', de: 'Name oder Firma' },
    isNeeded: true,
    maxLength: 200,
    variable: 'OPERATOR_NAME',
  },
  legalForm: {
    part: 'company',
    label: { en: 'Legal form', de: 'Rechtsform' },
    hint: { en: 'If it isn’t part of the name.', de: 'Falls sie nicht im Namen steht.' },
    maxLength: 100,
    variable: 'OPERATOR_LEGAL_FORM',
  },
  address: {
    part: 'company',
    label: { en: 'Postal address', de: 'Anschrift' },
    hint: { en: 'Street, postcode, city, country.', de: 'Straße, PLZ, Ort, Land.' },
    isLong: true,
    isNeeded: true,
    maxLength: 500,
    variable: 'OPERATOR_ADDRESS',
  },
  responsible: {
    part: 'company',
    label: { en: 'Represented by, responsible for the content', de: 'Vertreten durch, verantwortlich für den Inhalt' },
    isNeeded: true,
    maxLength: 300,
    variable: 'OPERATOR_RESPONSIBLE',
  },
  telephone: {
    part: 'company',
    label: { en: 'Phone', de: 'Telefon' },
    isNeeded: true,
    maxLength: 60,
    variable: 'OPERATOR_TELEPHONE',
  },
  email: {
    part: 'company',
    label: { en: 'Email', de: 'E-Mail' },
    isNeeded: true,
    maxLength: 254,
    variable: 'OPERATOR_EMAIL',
  },
  register: {
    part: 'company',
    label: { en: 'Register and number', de: 'Register und Registernummer' },
    hint: { en: 'If you’re registered.', de: 'Falls eingetragen.' },
    maxLength: 200,
    variable: 'OPERATOR_REGISTER',
  },
  vatId: {
    part: 'company',
    label: { en: 'VAT ID', de: 'USt-IdNr.' },
    hint: { en: 'If you have one.', de: 'Falls vorhanden.' },
    maxLength: 40,
    variable: 'OPERATOR_VAT_ID',
  },
  vatAbroad: {
    part: 'selling',
    label: {
      en: 'Orders: VAT for customers outside Germany',
      de: 'Bestellung: Umsatzsteuer für Kunden außerhalb Deutschlands',
    },
    hint: {
      en: 'For example what holds for businesses with a VAT ID in other EU countries. Shown word for word in the order and in the terms. Ask your tax advisor.',
      de: 'Zum Beispiel, was für Unternehmen mit USt-IdNr. in anderen EU-Ländern gilt. Erscheint im Wortlaut in der Bestellung und in den AGB. Fragen Sie Ihre Steuerberatung.',
    },
    isLong: true,
    maxLength: 1000,
    variable: 'OPERATOR_VAT_ABROAD',
  },
  dataProtection: {
    part: 'privacy',
    label: { en: 'Data protection contact', de: 'Kontakt für Datenschutz' },
    hint: {
      en: 'Who answers questions about personal data, and your data protection officer if you have one.',
      de: 'Wer Fragen zu personenbezogenen Daten beantwortet, und Ihr Datenschutzbeauftragter, falls Sie einen haben.',
    },
    isLong: true,
    isNeeded: true,
    maxLength: 1000,
    variable: 'OPERATOR_DATA_PROTECTION',
  },
  hosting: {
    part: 'privacy',
    label: { en: 'Hosting company', de: 'Hosting-Anbieter' },
    hint: {
      en: 'Company, address and where the servers are.',
      de: 'Firma, Anschrift und Standort der Server.',
    },
    isLong: true,
    isNeeded: true,
    maxLength: 1000,
    variable: 'OPERATOR_HOSTING',
  },
  processors: {
    part: 'privacy',
    label: { en: 'Other processors', de: 'Weitere Auftragsverarbeiter' },
    hint: {
      en: 'One per line: company, address, what for. For example your email service and your backup storage.',
      de: 'Je Zeile einer: Firma, Anschrift, wofür. Zum Beispiel Ihr Mailanbieter und Ihr Speicher für Backups.',
    },
    isLong: true,
    maxLength: 4000,
    variable: 'OPERATOR_PROCESSORS',
  },
  measures: {
    part: 'privacy',
    label: { en: 'Your technical and organisational measures', de: 'Ihre technischen und organisatorischen Maßnahmen' },
    hint: {
      en: 'What you and your hosting company do: access to buildings and servers, backups, staff. What Linkbild itself does is listed already.',
      de: 'Was Sie und Ihr Hosting-Anbieter tun: Zutritt und Zugriff auf Server, Backups, Mitarbeitende. Was Linkbild selbst tut, steht schon in der Liste.',
    },
    isLong: true,
    isNeeded: true,
    maxLength: 6000,
    variable: 'OPERATOR_MEASURES',
  },
  liability: {
    part: 'law',
    label: { en: 'Terms: liability, availability, warranty', de: 'AGB: Haftung, Verfügbarkeit, Gewährleistung' },
    hint: { en: 'Have a lawyer write this.', de: 'Lassen Sie das von einer Kanzlei formulieren.' },
    isLong: true,
    isNeeded: true,
    maxLength: 8000,
    variable: 'OPERATOR_LIABILITY',
  },
  law: {
    part: 'law',
    label: { en: 'Terms: applicable law and jurisdiction', de: 'AGB: anwendbares Recht und Gerichtsstand' },
    hint: {
      en: 'And whether you take part in dispute resolution for consumers.',
      de: 'Und ob Sie an der Streitbeilegung für Verbraucher teilnehmen.',
    },
    isLong: true,
    isNeeded: true,
    maxLength: 4000,
    variable: 'OPERATOR_LAW',
  },
} as const satisfies Record<string, OperatorField>;

export type OperatorFieldName = keyof typeof operatorFields;
export const operatorFieldNames = Object.keys(operatorFields) as OperatorFieldName[];
export const SELLS_TO_VARIABLE = 'OPERATOR_SELLS_TO';

/** An empty text is a field that nobody has filled in yet; `sellsTo` null has not been decided. */
export type Operator = Record<OperatorFieldName, string> & { sellsTo: Audience | null };

export const fieldsOf = (part: OperatorPart): OperatorFieldName[] =>
  operatorFieldNames.filter((name) => operatorFields[name].part === part);

export const fieldOf = (name: OperatorFieldName): OperatorField => operatorFields[name];

export const noOperator: Operator = {
  ...(Object.fromEntries(operatorFieldNames.map((name) => [name, ''])) as Record<OperatorFieldName, string>),
  sellsTo: null,
};

export type MissingField = OperatorFieldName | 'sellsTo';

/** The facts that a public site still lacks, in the order of the form. */
export const missingFields = (operator: Operator): MissingField[] => [
  ...operatorFieldNames.filter((name) => fieldOf(name).isNeeded && operator[name] === ''),
  ...(operator.sellsTo === null ? (['sellsTo'] as const) : []),
];

export const sellsToLabel: Text = { en: 'You sell to', de: 'Sie verkaufen an' };

export const labelOf = (name: MissingField): Text => (name === 'sellsTo' ? sellsToLabel : operatorFields[name].label);

/** `Linkbild Studio GmbH`. */
const companyOf = ({ name, legalForm }: Pick<Operator, 'name' | 'legalForm'>): string =>
  [name, legalForm].filter(Boolean).join(' ');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Company and address below each other, as on a letter. Null: nobody has filled them in. */
export function letterHead(operator: Operator): string | null {
  if (operator.name === '' || operator.address === '') return null;
  return [companyOf(operator), ...linesOf(operator.address)].join('\n');
}

/** The lines below a mail or on an invoice, without those that are empty. */
export function operatorLines(operator: Operator, language: Language): string[] {
  if (operator.name === '') return [];
  const { responsible, register, telephone, email, vatId } = operator;
  const named = (label: Text, value: string) => (value === '' ? [] : [`${label[language]}: ${value}`]);
  return [
    [companyOf(operator), ...linesOf(operator.address)].join(', '),
    [responsible, register, ...named({ en: 'VAT ID', de: 'USt-IdNr.' }, vatId)].filter(Boolean).join(' · '),
    [...named({ en: 'Phone', de: 'Telefon' }, telephone), email].filter(Boolean).join(' · '),
  ].filter(Boolean);
}

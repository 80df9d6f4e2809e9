import type { Language, Text } from '#domain/language.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { processingAgreement } from './processing-agreement.ts';
import { terms } from './terms.ts';
import { withdrawal } from './withdrawal.ts';

// Documents of the operator: on a page, as PDF and with a mail, from the same passages.

/** The facts that differ between installations. */
export interface LegalFacts {
  operator: Operator;
  hasStripe: boolean;
  hasShopify: boolean;
  /** The mail server; null: mails are not sent. */
  mailHost: string | null;
}

export interface Passage {
  title: string;
  text: string;
  /** Only the operator can say it, and has not yet. */
  isMissing?: true;
}

export interface LegalDocument {
  heading: string;
  lead: string;
  passages: Passage[];
}

export const legalDocumentNames = ['terms', 'withdrawal', 'data-processing'] as const;
export type LegalDocumentName = (typeof legalDocumentNames)[number];

const documents: Record<LegalDocumentName, (facts: LegalFacts, language: Language) => LegalDocument> = {
  terms,
  withdrawal,
  'data-processing': processingAgreement,
};

export const legalDocument = (name: LegalDocumentName, facts: LegalFacts, language: Language): LegalDocument =>
  documents[name](facts, language);

/** The name of its file. */
export const documentFileNames: Record<LegalDocumentName, Text> = {
  terms: { en: 'terms', de: 'agb' },
  withdrawal: { en: 'withdrawal', de: 'widerrufsbelehrung' },
  'data-processing': { en: 'data-processing-agreement', de: 'auftragsverarbeitung' },
};

/** The document as plain text, where no browser can print it. */
export const documentText = ({ heading, lead, passages }: LegalDocument): string =>
  `${[heading.replaceAll('\u00ad', ''), lead, ...passages.map(({ title, text }) => `${title}\n${text}`)].join('\n\n')}\n`;

import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { documentFileNames, type LegalDocument } from '#domain/legal/legal-document.ts';
import { type Controller, processingAgreement } from '#domain/legal/processing-agreement.ts';
import { addAgreement, findAgreement, listAgreements } from '#io/db/queries/billing/agreements.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { type DocumentFile, legalFacts, printDocument } from './legal-documents.ts';

// The data processing agreement, accepted in the app. What was accepted is stored word for word.

const PURPOSE = 'read-agreement';
/** For the browser that prints the page, and nobody else. */
const VALID_MS = 600_000;
const Link = z.object({ id: z.number(), user: z.number(), until: z.number() });

export async function describeAgreement(io: Io, userId: number, language: Language) {
  const facts = await legalFacts(io);
  const rows = await listAgreements(io.db, userId);
  const accepted = rows.map(({ document, ...row }) => ({
    ...row,
    isCurrent: isSame(document, processingAgreement(facts, row.language, row)),
  }));
  return { document: processingAgreement(facts, language), accepted };
}

const isSame = (a: LegalDocument, b: LegalDocument) => wordsOf(a) === wordsOf(b);
const wordsOf = ({ passages }: LegalDocument) => JSON.stringify(passages.map(({ title, text }) => [title, text]));

/** Refused while the operator has yet to fill in their part. */
export async function acceptAgreement(
  io: Io,
  { userId, language, clientHash, ...by }: Controller & { userId: number; language: Language; clientHash: string },
) {
  const document = processingAgreement(await legalFacts(io), language, by);
  if (document.passages.some(({ isMissing }) => isMissing)) throw new ApiError('CONFLICT', { text: notReady });
  return io.db.transaction(async (db) => {
    const row = await addAgreement(db, { userId, language, document, ...by });
    await recordActivity(db, { action: 'agreement-accepted', actorId: userId, subject: by.company, clientHash });
    return { ...row, isCurrent: true };
  });
}

export async function agreementFile(io: Io, id: number, userId: number): Promise<DocumentFile> {
  const row = await findAgreement(io.db, id);
  if (!row || row.userId !== userId) throw new ApiError('NOT_FOUND');
  const { document, language } = row;
  const code = io.keys.encrypt(PURPOSE, JSON.stringify({ id, user: userId, until: io.now().getTime() + VALID_MS }));
  const fileName = documentFileNames['data-processing'][language];
  return printDocument(io, { document, language, path: code, fileName });
}

export async function readAgreement(io: Io, code: string): Promise<LegalDocument> {
  const text = io.keys.decrypt(PURPOSE, code);
  const link = text === null ? null : Link.parse(JSON.parse(text));
  if (!link || link.until < io.now().getTime()) throw new ApiError('NOT_FOUND');
  const row = await findAgreement(io.db, link.id);
  if (!row || row.userId !== link.user) throw new ApiError('NOT_FOUND');
  return row.document;
}

const notReady = {
  en: 'The operator hasn’t filled in all details of this agreement yet.',
  de: 'Der Betreiber hat noch nicht alle Angaben zu diesem Vertrag ausgefüllt.',
};

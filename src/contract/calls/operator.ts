import { z } from 'zod';
import { call, Download } from '#contract/call.ts';
import { Code, Done, Email, idParams, Language, line, requiredLine, Timestamp } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { legalDocumentNames } from '#domain/legal/legal-document.ts';
import {
  audiences,
  fieldOf,
  type MissingField,
  type OperatorFieldName,
  operatorFieldNames,
} from '#domain/operator/operator.ts';

/** An address, or nothing yet. */
const OptionalEmail = z.union([z.literal(''), Email]);
const fieldShapes = Object.fromEntries(
  operatorFieldNames.map((name) => [name, name === 'email' ? OptionalEmail : line(fieldOf(name).maxLength)]),
) as unknown as Record<OperatorFieldName, z.ZodString>;

const Operator = z.strictObject({ ...fieldShapes, sellsTo: z.enum(audiences).nullable() });
const FieldName = z.enum(['sellsTo', ...operatorFieldNames] satisfies MissingField[]);

const Document = z.object({
  heading: z.string(),
  lead: z.string(),
  passages: z.array(z.object({ title: z.string(), text: z.string(), isMissing: z.literal(true).optional() })),
});

const Agreement = z.object({
  id: z.number(),
  company: z.string(),
  person: z.string(),
  createdAt: Timestamp,
  /** It says what it would say today. */
  isCurrent: z.boolean(),
});

/** Who runs this installation, and the documents that follow from it (docs/decisions/075-who-runs-this.md). */
export const operatorCalls = {
  getOperator: call({
    method: 'get',
    path: '/admin/operator',
    access: 'superadmin',
    summary: { en: 'Get who runs this installation', de: 'Angaben zum Betreiber' },
    ok: z.object({
      operator: Operator,
      /** Set by the environment. */
      fixed: z.array(FieldName),
      missing: z.array(FieldName),
      isPublic: z.boolean(),
    }),
  }),
  saveOperator: call({
    method: 'put',
    path: '/admin/operator',
    access: 'superadmin',
    needs: 'session',
    summary: { en: 'Save who runs this installation', de: 'Angaben zum Betreiber speichern' },
    body: Operator,
    ok: Done,
  }),
  downloadDocument: call({
    method: 'get',
    path: '/document/{name}',
    access: 'public',
    summary: { en: 'Download a legal document as PDF', de: 'Rechtliches Dokument als PDF' },
    params: z.strictObject({ name: z.enum(legalDocumentNames) }),
    query: z.strictObject({ language: Language.optional() }),
    gives: 'download',
    limits: [limits.documents],
    ok: Download,
  }),
  readAgreement: call({
    method: 'post',
    path: '/agreement',
    access: 'public',
    summary: { en: 'Read an accepted agreement by its code', de: 'Angenommenen Vertrag über seinen Code lesen' },
    body: z.strictObject({ code: Code }),
    limits: [limits.documents],
    ok: Document,
  }),
  getAgreement: call({
    method: 'get',
    path: '/user/agreement',
    access: 'user',
    summary: { en: 'Get the data processing agreement', de: 'Vertrag zur Auftragsverarbeitung' },
    ok: z.object({ document: Document, accepted: z.array(Agreement) }),
  }),
  acceptAgreement: call({
    method: 'post',
    path: '/user/agreement',
    access: 'user',
    needs: 'session',
    summary: { en: 'Accept the data processing agreement', de: 'Vertrag zur Auftragsverarbeitung annehmen' },
    body: z.strictObject({ company: requiredLine(200), address: requiredLine(500), person: requiredLine(200) }),
    limits: [limits.agreements],
    ok: Agreement,
  }),
  downloadAgreement: call({
    method: 'get',
    path: '/user/agreement/{id}',
    access: 'user',
    summary: { en: 'Download an accepted agreement as PDF', de: 'Angenommenen Vertrag als PDF laden' },
    params: idParams,
    gives: 'download',
    limits: [limits.documents],
    ok: Download,
  }),
};

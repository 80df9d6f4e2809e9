import { missingFields, type Operator } from '#domain/operator/operator.ts';
import { acceptAgreement, agreementFile, describeAgreement, readAgreement } from '#flows/mails/agreements.ts';
import { type DocumentFile, documentFile } from '#flows/mails/legal-documents.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { type Handlers, numberOf } from './handler.ts';

const sent = ({ bytes, contentType, fileName }: DocumentFile) => ({
  stream: new Blob([new Uint8Array(bytes)]).stream(),
  contentType,
  fileName,
});

export const operatorHandlers = {
  acceptAgreement: ({ io, user, language, client, body }) =>
    acceptAgreement(io, { ...body, userId: user.id, language, clientHash: io.keys.hash('client', client) }),

  downloadAgreement: async ({ io, user, params }) => sent(await agreementFile(io, numberOf(params.id), user.id)),

  downloadDocument: async ({ io, params, query, language }) =>
    sent(await documentFile(io, params.name, query.language ?? language)),

  getAgreement: ({ io, user, language }) => describeAgreement(io, user.id, language),

  getOperator: async ({ io }) => {
    const operator = await io.operator.current();
    const { isPublic } = io.settings;
    return { operator, fixed: [...io.operator.fixed], missing: missingFields(operator), isPublic };
  },

  readAgreement: ({ io, body }) => readAgreement(io, body.code),

  saveOperator: async ({ io, user, client, body }) => {
    const before = await io.operator.current();
    const names = Object.keys(body) as (keyof Operator)[];
    const changed = names.filter((name) => body[name] !== before[name]);
    await io.operator.save(body);
    const detail = { fields: changed.join(', ') };
    const clientHash = io.keys.hash('client', client);
    await recordActivity(io.db, { action: 'operator-changed', actorId: user.id, clientHash, detail });
    return { done: true };
  },
} satisfies Partial<Handlers>;

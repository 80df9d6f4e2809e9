import { saveTemplate } from '#flows/save-template.ts';
import { definedOf } from '../defined-of.ts';
import type { Handler } from '../handler.ts';
import { answerTemplate } from './answer-template.ts';

export const updateTemplate: Handler<'updateTemplate'> = async ({ io, projectId, entityId, language, body }) => {
  const { version, others, ...change } = body;
  return answerTemplate(
    io,
    await saveTemplate(io, { projectId, id: entityId, change: definedOf(change), version, others, language }),
  );
};

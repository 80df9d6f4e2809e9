import { saveTemplate } from '#flows/templates/save-template.ts';
import type { Handler } from '../handler.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { answerTemplate } from './answer-template.ts';

export const updateTemplate: Handler<'updateTemplate'> = async ({ io, projectId, entityId, language, body }) => {
  const { version, others, ...change } = body;
  return answerTemplate(
    io,
    await saveTemplate(io, { projectId, id: entityId, change: withoutUndefined(change), version, others, language }),
  );
};

import { addTemplate } from '#flows/templates/save-template.ts';
import type { Handler } from '../handler.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { answerTemplate } from './answer-template.ts';

export const createRouteTemplate: Handler<'createRouteTemplate'> = async (input) => {
  const { io, projectId, entityId, language, body } = input;
  const { routeId: _, ...template } = body;
  const row = {
    ...withoutUndefined(template),
    name: body.name,
    projectId,
    routeId: entityId,
    state: 'inactive' as const,
  };
  return answerTemplate(io, await addTemplate(io, row, language));
};

import { startConfiguration as start } from '#flows/templates/start-template.ts';
import type { Handler } from '../handler.ts';
import { answerTemplate } from './answer-template.ts';

export const startConfiguration: Handler<'startConfiguration'> = async ({
  io,
  projectId,
  entityId,
  language,
  body,
}) => {
  const { baseTemplateId } = body;
  return answerTemplate(io, await start(io, { projectId, routeId: entityId, language, baseTemplateId }));
};

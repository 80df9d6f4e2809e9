import { startDesign as start } from '#flows/templates/start-template.ts';
import type { Handler } from '../handler.ts';
import { answerTemplate } from './answer-template.ts';

export const startDesign: Handler<'startDesign'> = async ({ io, projectId, entityId, language, body }) => {
  const { name, baseTemplateId } = body;
  return answerTemplate(io, await start(io, { projectId, routeId: entityId, language, name, baseTemplateId }));
};

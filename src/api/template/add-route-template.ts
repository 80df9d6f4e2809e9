import { placeTemplate } from '#flows/templates/change-template.ts';
import type { Handler } from '../handler.ts';
import { answerTemplate } from './answer-template.ts';

export const addRouteTemplate: Handler<'addRouteTemplate'> = async (input) => {
  const { io, projectId, entityId: templateId, language, body } = input;
  const { route: routeId, templateName: name, width, height, sessionId } = body;
  const placing = { projectId, templateId, routeId, name, size: { width, height }, sessionId, language };
  return answerTemplate(io, await placeTemplate(io, placing));
};

import { changeTemplateValue } from '#flows/templates/change-template.ts';
import type { Handler } from '../handler.ts';

export const updateRouteParam: Handler<'updateRouteParam'> = async ({ io, projectId, params, body, language }) => {
  const { templateId } = params;
  const { param, value = null, version } = body;
  await changeTemplateValue(io, { projectId, templateId, param, value, version, language });
  return { done: true };
};

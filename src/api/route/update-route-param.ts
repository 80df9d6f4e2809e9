import { ApiError } from '#contract/errors.ts';
import { saveTemplate } from '#flows/save-template.ts';
import { findRouteTemplate } from '#io/db/queries/route-templates.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import type { Handler } from '../handler.ts';

/** One value of the template's data; null takes it out again, so that the page's own shows. */
export const updateRouteParam: Handler<'updateRouteParam'> = async ({ io, projectId, params, body, language }) => {
  const scope = await findScope(io.db, 'template', params.templateId);
  const template = scope?.projectId === projectId ? await findRouteTemplate(io.db, projectId, scope.id) : null;
  if (!template) throw new ApiError('NOT_FOUND');
  const { param, value = null } = body;
  const data = { ...template.data, [param]: value };
  if (value === null) delete data[param];
  // Made on what was just read: a change in between would otherwise be taken back with the other values.
  const version = body.version ?? template.version;
  await saveTemplate(io, { projectId, id: template.id, change: { data }, version, language });
  return { done: true };
};

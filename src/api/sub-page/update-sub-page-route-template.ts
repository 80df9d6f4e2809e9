import { ApiError } from '#contract/errors.ts';
import { findRouteTemplate } from '#io/db/queries/route-templates.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import { changeSubPage } from '#io/db/queries/sub-pages.ts';
import type { Handler } from '../handler.ts';
import { subPageOf } from './shown-sub-page.ts';

/** Null gives the page back to its route. Any finished template of the project will do, live or not. */
export const updateSubPageRouteTemplate: Handler<'updateSubPageRouteTemplate'> = async (input) => {
  const { io, projectId, entityId, body } = input;
  const scope = body.routeTemplateId === null ? null : await findScope(io.db, 'template', body.routeTemplateId);
  if (body.routeTemplateId !== null && scope?.projectId !== projectId) throw new ApiError('NOT_FOUND');
  const template = scope && (await findRouteTemplate(io.db, projectId, scope.id));
  if (template?.type === 'html' && template.html === '')
    throw new ApiError('VALIDATION_FAILED', { fields: { routeTemplateId: [emptySheet] } });
  await changeSubPage(io.db, projectId, entityId, { routeTemplateId: template?.id ?? null });
  return subPageOf(io, projectId, entityId);
};

const emptySheet = { en: 'This template is still empty.', de: 'Diese Vorlage ist noch leer.' };

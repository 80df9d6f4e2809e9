import { ApiError } from '#contract/errors.ts';
import { findProject } from '#io/db/queries/projects.ts';
import { findRouteTemplate, listRouteTemplates } from '#io/db/queries/route-templates.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import { changeSubPage, findSubPage } from '#io/db/queries/sub-pages.ts';
import type { Handler } from '../handler.ts';
import { subPageOf } from '../project/sub-pages.ts';
import { shownTemplates } from './shown.ts';

/** Those of its route, and its own where that belongs to another: what the page may be drawn with. */
export const listSubPageRouteTemplates: Handler<'listSubPageRouteTemplates'> = async ({ io, projectId, entityId }) => {
  const [project, page] = await Promise.all([findProject(io.db, projectId), findSubPage(io.db, projectId, entityId)]);
  if (!project || !page) throw new ApiError('NOT_FOUND');
  const ofRoute = page.routeId === null ? [] : await listRouteTemplates(io.db, projectId, page.routeId);
  const isThere = page.routeTemplateId === null || ofRoute.some(({ id }) => id === page.routeTemplateId);
  const own = isThere ? null : await findRouteTemplate(io.db, projectId, page.routeTemplateId ?? 0);
  return shownTemplates(io, project.uuid, [...(own ? [own] : []), ...ofRoute]);
};

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

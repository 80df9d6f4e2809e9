import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { templateOf } from '#flows/guards/refusals.ts';
import { changeSubPage, findSubPageByUrl } from '#io/db/queries/pages/sub-pages.ts';
import { findScope } from '#io/db/queries/projects/access.ts';
import {
  findRouteTemplate,
  type RouteTemplateRow,
  takeTemplateDraft,
} from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';
import { drawOrReject, drawRequestOf } from './draw-template.ts';
import { saveTemplate } from './save-template.ts';

// Template changes that start outside its own editor.

interface Placing {
  projectId: number;
  templateId: number;
  routeId: number | string;
  name: string;
  size: { width?: number | undefined; height?: number | undefined };
  /** The tab it was drafted in: the page drafted on becomes the template's own. */
  sessionId?: string | undefined;
  language: Language;
}

/** A draft gets its name and route; it is drawn once in the requested size, to prove that it works. */
export async function placeTemplate(io: Io, placing: Placing): Promise<RouteTemplateRow> {
  const { projectId, templateId, name, size, language } = placing;
  const route = await findScope(io.db, 'route', placing.routeId);
  if (route?.projectId !== projectId) throw new ApiError('NOT_FOUND');
  const template = await templateOf(io, projectId, templateId);
  const subPageId = placing.sessionId
    ? await draftedPage(io, { projectId, templateId, sessionId: placing.sessionId })
    : null;
  const page = subPageId === null ? {} : { subPageId };
  const request = await drawRequestOf(io, { projectId, template, routeId: route.id, ...page, language });
  await drawOrReject(io, { ...request, ...size });
  const state = template.routeId === route.id && template.state === 'live' ? ('live' as const) : ('inactive' as const);
  return saveTemplate(io, {
    projectId,
    id: template.id,
    change: { name, routeId: route.id, state, ...page },
    language,
  });
}

async function draftedPage(io: Io, draft: { projectId: number; templateId: number; sessionId: string }) {
  const { projectId, templateId: routeTemplateId, sessionId } = draft;
  const found = await takeTemplateDraft(io.db, { projectId, routeTemplateId, sessionId });
  return (found && (await findSubPageByUrl(io.db, projectId, found.url))?.id) ?? null;
}

interface ValueChange {
  projectId: number;
  templateId: number | string;
  param: string;
  value: RouteTemplateRow['data'][string] | null;
  version?: number | undefined;
  language: Language;
}

/** One value of the template's data; null removes it, so that the page's own value is used. */
export async function changeTemplateValue(io: Io, change: ValueChange): Promise<void> {
  const { projectId, param, value, language } = change;
  const template = await namedTemplate(io, projectId, change.templateId);
  const data = { ...template.data, [param]: value };
  if (value === null) delete data[param];
  // Based on what was just read: otherwise a concurrent change would be undone with the other values.
  const version = change.version ?? template.version;
  await saveTemplate(io, { projectId, id: template.id, change: { data }, version, language });
}

/** Null returns the page to its route. Any finished template of the project is allowed, live or not. */
export async function chooseTemplateOfPage(
  io: Io,
  page: { projectId: number; subPageId: number; templateId: number | string | null },
): Promise<void> {
  const { projectId, subPageId, templateId } = page;
  const template = templateId === null ? null : await namedTemplate(io, projectId, templateId);
  if (template?.type === 'html' && template.html === '')
    throw new ApiError('VALIDATION_FAILED', { fields: { routeTemplateId: [emptySheet] } });
  await changeSubPage(io.db, projectId, subPageId, { routeTemplateId: template?.id ?? null });
}

const emptySheet = { en: 'This template is still empty.', de: 'Diese Vorlage ist noch leer.' };

/** By id or uuid; those of other projects are not found. */
async function namedTemplate(io: Io, projectId: number, id: number | string): Promise<RouteTemplateRow> {
  const scope = await findScope(io.db, 'template', id);
  const template = scope?.projectId === projectId ? await findRouteTemplate(io.db, projectId, scope.id) : null;
  if (!template) throw new ApiError('NOT_FOUND');
  return template;
}

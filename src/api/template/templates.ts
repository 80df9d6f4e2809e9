import { ApiError } from '#contract/errors.ts';
import { designOfBase, titleOfBase } from '#flows/design-of-base.ts';
import { drawOrRefuse, templateWish } from '#flows/draw-template.ts';
import { addTemplate, saveTemplate } from '#flows/save-template.ts';
import { findBaseRouteTemplate } from '#io/db/queries/base-route-templates.ts';
import { findProject } from '#io/db/queries/projects.ts';
import {
  deleteRouteTemplateRow,
  findRouteTemplate,
  findUntouchedDraft,
  listRouteTemplates,
  type RouteTemplateRow,
  templateNumbers,
} from '#io/db/queries/route-templates.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import type { Io } from '#io/io.ts';
import { definedOf } from '../defined-of.ts';
import type { Handler } from '../handler.ts';
import { shownTemplate, shownTemplates } from './shown.ts';

const DAY_MS = 86_400_000;
/** As long as the dashboard's chart (docs/specification.md#s9.2). */
const NUMBERS_DAYS = 21;

export const listTemplates: Handler<'listTemplates'> = async ({ io, projectId }) => {
  // Whoever looks at templates will see pictures next: the drawing processes start while the list is read.
  io.renderer.warmUp();
  const since = new Date(io.now().getTime() - NUMBERS_DAYS * DAY_MS);
  const [{ uuid }, rows, numbers] = await Promise.all([
    projectOf(io, projectId),
    listRouteTemplates(io.db, projectId),
    templateNumbers(io.db, projectId, since),
  ]);
  const shown = await shownTemplates(io, uuid, rows);
  return shown.map((template) => ({ ...template, ...(numbers.get(template.id) ?? noNumbers) }));
};

const noNumbers = { images: 0, subPages: 0, crawls: { total: 0, bots: 0, people: 0 } };

export const getTemplate: Handler<'getTemplate'> = async ({ io, projectId, entityId }) => {
  io.renderer.warmUp();
  return answer(io, await templateOf(io, projectId, entityId));
};

export const updateTemplate: Handler<'updateTemplate'> = async ({ io, projectId, entityId, language, body }) => {
  const { version, others, ...change } = body;
  return answer(
    io,
    await saveTemplate(io, { projectId, id: entityId, change: definedOf(change), version, others, language }),
  );
};

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

export const deleteTemplate: Handler<'deleteTemplate'> = async ({ io, projectId, entityId }) => {
  await deleteRouteTemplateRow(io.db, projectId, entityId);
  return { done: true };
};

export const duplicateTemplate: Handler<'duplicateTemplate'> = async ({ io, projectId, entityId, language }) => {
  const template = await templateOf(io, projectId, entityId);
  const { routeId } = template;
  if (routeId === null) throw new ApiError('TEMPLATE_WITHOUT_ROUTE');
  const name = copyName(template.name, await listRouteTemplates(io.db, projectId, routeId), language);
  const { html, style, data, appearance, type, variants, selectedVariant, baseRouteTemplateId, updateData } = template;
  const design = { html, style, data, appearance, type, variants, selectedVariant, baseRouteTemplateId, updateData };
  return answer(io, await addTemplate(io, { ...design, projectId, routeId, name, state: 'inactive' }, language));
};

/** `Sale (copy)`, `Sale (copy 2)`: never `Sale (copy) (copy)`. */
function copyName(name: string, others: { name: string }[], language: 'en' | 'de'): string {
  const word = language === 'de' ? 'Kopie' : 'copy';
  const bare = name.replace(/ \((?:copy|Kopie)(?: \d+)?\)$/, '').slice(0, 80);
  for (let number = 1; ; number++) {
    const candidate = `${bare} (${number === 1 ? word : `${word} ${number}`})`;
    if (!others.some((other) => other.name === candidate)) return candidate;
  }
}

export const startConfiguration: Handler<'startConfiguration'> = async (input) => {
  const { io, projectId, entityId: routeId, language, body } = input;
  const base = await findBaseRouteTemplate(io.db, { id: body.baseTemplateId });
  if (!base) throw new ApiError('NOT_FOUND');
  const begun = await findUntouchedDraft(io.db, routeId, base.id);
  if (begun) return answer(io, begun);
  const name = titleOfBase(base)[language];
  return answer(
    io,
    await addTemplate(io, { ...designOfBase(base), projectId, routeId, name, state: 'draft' }, language),
  );
};

/** An empty sheet with the page's title on it: something to select and move from the first moment. */
const emptySheet = `<div data-id="card" style="display:flex;flex-direction:column;justify-content:center;width:100%;height:100%;padding:80px;background-color:{{ c.surface }}">
  <h1 data-id="title" style="font-family:{{ font }};font-weight:700;font-size:72px;line-height:1.15;color:{{ c.text }}">{{ title }}</h1>
</div>`;
const sheetName = { en: 'My design', de: 'Mein Entwurf' };

export const startDesign: Handler<'startDesign'> = async ({ io, projectId, entityId: routeId, language, body }) => {
  const base =
    body.baseTemplateId === undefined ? null : await findBaseRouteTemplate(io.db, { id: body.baseTemplateId });
  if (body.baseTemplateId !== undefined && !base) throw new ApiError('NOT_FOUND');
  const name = body.name || (base ? titleOfBase(base)[language] : sheetName[language]);
  const design = base ? designOfBase(base) : { html: emptySheet };
  return answer(io, await addTemplate(io, { ...design, projectId, routeId, name, state: 'draft' }, language));
};

export const createRouteTemplate: Handler<'createRouteTemplate'> = async (input) => {
  const { io, projectId, entityId, language, body } = input;
  const { routeId: _, ...template } = body;
  const row = { ...definedOf(template), name: body.name, projectId, routeId: entityId, state: 'inactive' as const };
  return answer(io, await addTemplate(io, row, language));
};

export const createPastedRouteTemplate: Handler<'createPastedRouteTemplate'> = async (input) => {
  const { io, projectId, entityId, language, body } = input;
  const { name, ...template } = body.routeTemplate;
  const row = { ...definedOf(template), name, projectId, routeId: entityId, state: 'inactive' as const };
  return answer(io, await addTemplate(io, row, language));
};

/** A draft gets its name and its place; drawn once in the size that was asked for, so that it is known to hold. */
export const addRouteTemplate: Handler<'addRouteTemplate'> = async (input) => {
  const { io, projectId, entityId, language, body } = input;
  const route = await findScope(io.db, 'route', body.route);
  if (route?.projectId !== projectId) throw new ApiError('NOT_FOUND');
  const template = await templateOf(io, projectId, entityId);
  const wish = await templateWish(io, { projectId, template, routeId: route.id, language });
  await drawOrRefuse(io, { ...wish, width: body.width, height: body.height });
  const state = template.routeId === route.id && template.state === 'live' ? ('live' as const) : ('inactive' as const);
  const change = { name: body.templateName, routeId: route.id, state };
  return answer(io, await saveTemplate(io, { projectId, id: template.id, change, language }));
};

async function templateOf(io: Io, projectId: number, id: number): Promise<RouteTemplateRow> {
  const template = await findRouteTemplate(io.db, projectId, id);
  if (!template) throw new ApiError('NOT_FOUND');
  return template;
}

async function projectOf(io: Io, id: number) {
  const project = await findProject(io.db, id);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return project;
}

async function answer(io: Io, row: RouteTemplateRow) {
  return shownTemplate(io, (await projectOf(io, row.projectId)).uuid, row);
}

import { ogImageType } from '#domain/enumerations.ts';
import { formatOfType, liveImageUrl, storedImageUrl } from '#domain/images/image-address.ts';
import { type CardKind, cardKinds } from '#domain/template/base-template.ts';
import { baseTemplates } from '#domain/template/recommend-templates.ts';
import { projectOf, templateOf } from '#flows/guards/refusals.ts';
import { placeTemplate } from '#flows/templates/change-template.ts';
import { compareTemplates } from '#flows/templates/compare-templates.ts';
import { redrawBase } from '#flows/templates/draw-preview.ts';
import { makeBaseTemplate, offerForUrl, offerOnRoute } from '#flows/templates/offer-base-templates.ts';
import { addTemplate, saveTemplate } from '#flows/templates/save-template.ts';
import { duplicateTemplate, startConfiguration, startDesign, titleOfBase } from '#flows/templates/start-template.ts';
import { type BaseRouteTemplateRow, listBaseRouteTemplates } from '#io/db/queries/templates/base-templates.ts';
import type { OgImageRow } from '#io/db/queries/templates/og-images.ts';
import {
  deleteRouteTemplateRow,
  listRouteTemplates,
  newestImagesOf,
  type RouteTemplateRow,
  templateNumbers,
} from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';
import { type Handlers, withoutUndefined } from './handler.ts';

export const templateHandlers = {
  addRouteTemplate: async (input) => {
    const { io, projectId, entityId: templateId, language, body } = input;
    const { route: routeId, templateName: name, width, height, sessionId } = body;
    const placing = { projectId, templateId, routeId, name, size: { width, height }, sessionId, language };
    return answerTemplate(io, await placeTemplate(io, placing));
  },

  compareTemplates: ({ io, projectId }) => compareTemplates(io, projectId),

  createBaseRouteTemplate: async ({ io, body }) => {
    const made = await makeBaseTemplate(io, {
      name: body.name,
      preferredRoutePath: body.preferredRoutePath || null,
      templateId: body.routeTemplateId,
      overrides: body.overrideExistingBaseTemplate,
    });
    return baseTemplateView(io, made);
  },

  createPastedRouteTemplate: async (input) => {
    const { io, projectId, entityId, language, body } = input;
    const { name, ...template } = body.routeTemplate;
    const row = { ...withoutUndefined(template), name, projectId, routeId: entityId, state: 'inactive' as const };
    return answerTemplate(io, await addTemplate(io, row, language));
  },

  createRouteTemplate: async (input) => {
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
  },

  deleteTemplate: async ({ io, projectId, entityId }) => {
    await deleteRouteTemplateRow(io.db, projectId, entityId);
    return { done: true };
  },

  duplicateTemplate: async ({ io, projectId, entityId, language }) =>
    answerTemplate(io, await duplicateTemplate(io, { projectId, templateId: entityId, language })),

  getTemplateRecommendations: async ({ io, query }) =>
    (await offerForUrl(io, query.url)).map((row) => baseTemplateView(io, row)),

  getTemplate: async ({ io, projectId, entityId }) => {
    io.renderer.warmUp();
    return answerTemplate(io, await templateOf(io, projectId, entityId));
  },

  listBaseTemplates: async ({ io }) => (await listBaseRouteTemplates(io.db)).map((row) => baseTemplateView(io, row)),

  listRouteBaseTemplates: async (input) => {
    const { io, projectId, entityId: routeId, language, query } = input;
    const { rows, subPageId } = await offerOnRoute(io, { projectId, routeId, language, subPageId: query.subPageId });
    return rows.map((row) => baseTemplateView(io, row, { routeId, subPageId }));
  },

  listTemplates: async ({ io, projectId }) => {
    // Image requests usually follow this list, so the render processes start while it is read.
    io.renderer.warmUp();
    const since = new Date(io.now().getTime() - STATS_DAYS * DAY_MS);
    const [{ uuid }, rows, numbers] = await Promise.all([
      projectOf(io, projectId),
      listRouteTemplates(io.db, projectId),
      templateNumbers(io.db, projectId, since),
    ]);
    const shown = await templateViews(io, uuid, rows);
    return shown.map((template) => ({ ...template, ...(numbers.get(template.id) ?? noNumbers) }));
  },

  startConfiguration: async ({ io, projectId, entityId, language, body }) => {
    const { baseTemplateId } = body;
    return answerTemplate(io, await startConfiguration(io, { projectId, routeId: entityId, language, baseTemplateId }));
  },

  startDesign: async ({ io, projectId, entityId, language, body }) => {
    const { name, baseTemplateId } = body;
    return answerTemplate(io, await startDesign(io, { projectId, routeId: entityId, language, name, baseTemplateId }));
  },

  /** A new URL makes browsers reload it. */
  updateBaseRouteTemplatePreview: async (input) =>
    baseTemplateView(input.io, await redrawBase(input.io, input.params.id, input.language)),

  updateTemplate: async ({ io, projectId, entityId, language, body }) => {
    const { version, others, ...change } = body;
    return answerTemplate(
      io,
      await saveTemplate(io, { projectId, id: entityId, change: withoutUndefined(change), version, others, language }),
    );
  },
} satisfies Partial<Handlers>;

// Rows as the contract shows them.

/** Images included with a template; the rest has its own list. */
const IMAGES_SHOWN = 6;

interface ImageParts {
  image: OgImageRow;
  path: string | null;
  templateName?: string | null;
}

export function imageView(io: Io, projectUuid: string, { image, path, templateName = null }: ImageParts) {
  const { draftsUrl, demosUrl, imagesUrl } = io.settings;
  const { type, uuid, contentType, version } = image;
  const url =
    type === ogImageType.PRODUCTION
      ? liveImageUrl(imagesUrl, { projectUuid, version, path: path ?? '/', format: formatOfType(contentType) })
      : storedImageUrl(type === ogImageType.DRAFT ? draftsUrl : demosUrl, projectUuid, uuid, contentType);
  return { ...image, url, path, templateName };
}

export async function templateViews<Row extends RouteTemplateRow>(io: Io, projectUuid: string, rows: Row[]) {
  const images = await newestImagesOf(
    io.db,
    rows.map(({ id }) => id),
    IMAGES_SHOWN,
  );
  return rows.map((row) => ({
    ...row,
    previewUrl: `${io.settings.apiUrl}/template/${row.id}/picture?v=${row.updatedAt.getTime().toString(36)}`,
    ogImages: images
      .filter(({ image }) => image.routeTemplateId === row.id)
      .map((parts) => imageView(io, projectUuid, { ...parts, templateName: row.name })),
  }));
}

export async function templateView(io: Io, projectUuid: string, row: RouteTemplateRow) {
  const [template] = await templateViews(io, projectUuid, [row]);
  if (!template) throw new Error('one template in, one out');
  return template;
}

/** `on`: the route whose own page the preview shows, and which page. */
export function baseTemplateView(
  io: Io,
  row: BaseRouteTemplateRow,
  on?: { routeId: number; subPageId?: number | string | undefined },
) {
  const known = baseTemplates.find(({ name }) => name === row.name);
  const page = on?.subPageId === undefined ? '' : `&subPageId=${on.subPageId}`;
  const v = row.updatedAt.getTime().toString(36);
  return {
    ...row,
    title: titleOfBase(row),
    kinds: row.pageKinds.filter((kind): kind is CardKind => cardKinds.some((one) => one === kind)),
    needs: [...(known?.needs ?? [])],
    previewUrl: on
      ? `${io.settings.apiUrl}/route/${on.routeId}/base-template/${row.id}/picture?v=${v}${page}`
      : `${io.settings.apiUrl}/template/base/${row.id}/picture?v=${v}`,
  };
}

async function answerTemplate(io: Io, row: RouteTemplateRow) {
  return templateView(io, (await projectOf(io, row.projectId)).uuid, row);
}

const DAY_MS = 86_400_000;

/** As long as the dashboard's chart (docs/specification.md#s9.2). */
const STATS_DAYS = 21;

const noNumbers = { images: 0, subPages: 0, crawls: { total: 0, shares: 0 } };

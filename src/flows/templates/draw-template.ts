import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import type { CardKind } from '#domain/template/base-template.ts';
import { cardKindOf, cardKindOfPage } from '#domain/template/card-kind.ts';
import type { StoredTemplate } from '#domain/template/design-of.ts';
import { samplePage } from '#domain/template/sample-page.ts';
import { describeRenderError } from '#domain/template/template-error.ts';
import {
  type DrawFailure,
  type DrawnImage,
  type DrawRequest,
  drawImage,
  templateFieldsOf,
} from '#flows/drawing/draw-image.ts';
import { readPage } from '#flows/drawing/page-to-draw.ts';
import { findRoute } from '#io/db/queries/pages/routes.ts';
import { findPageToShow, type PageToShow } from '#io/db/queries/pages/sub-pages.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { listAssetRows } from '#io/db/queries/templates/og-images.ts';
import type { Io } from '#io/io.ts';

// A template as people see it while they choose and edit it: drawn on a page of its route. If it cannot be drawn, the
// error has the position in the template.

/** The fields that drawing a draft needs, without a stored row. */
export type DrawableTemplate = StoredTemplate & { type?: string };

export interface TemplateDrawRequest extends DrawRequest {
  project: ProjectRow;
  /** Null: sample data. */
  page: PageToShow | null;
  kind: CardKind;
}

interface Wanted {
  projectId: number;
  template: DrawableTemplate;
  /** The route whose sample page is drawn; null: any page of the project. */
  routeId: number | null;
  /** A page of the project instead. */
  subPageId?: number | undefined;
  language: Language;
}

/** Everything an image is drawn from, looked up together. */
export async function drawRequestOf(io: Io, wanted: Wanted): Promise<TemplateDrawRequest> {
  const { projectId, routeId, subPageId, template, language } = wanted;
  const [project, route, found, assets] = await Promise.all([
    findProject(io.db, projectId),
    routeId === null ? null : findRoute(io.db, projectId, routeId),
    findPageToShow(io.db, projectId, { routeId, subPageId }),
    listAssetRows(io.db, projectId),
  ]);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  if (subPageId !== undefined && !found) throw new ApiError('NOT_FOUND');
  const meta = found?.meta ?? (await readNow(io, found));
  const kind = found ? cardKindOfPage({ ...found, meta }) : cardKindOf(route?.path ?? '/');
  return {
    project,
    template,
    assets,
    kind,
    page: meta ? found : null,
    meta: meta ?? samplePage(kind, language, project.full),
  };
}

/** A page no crawl has read yet is read while the person waits, two seconds at most. */
async function readNow(io: Io, page: PageToShow | null) {
  if (!page) return null;
  const read = await readPage(io, page.url);
  return read.ok ? read.meta : null;
}

/** The image, or an error that says what is wrong and where. */
export async function drawOrReject(io: Io, request: DrawRequest): Promise<DrawnImage> {
  const drawn = await drawImage(io, request);
  return drawn.ok ? drawn : rejectTemplateError(drawn);
}

export function rejectTemplateError({ reason, detail, place }: DrawFailure): never {
  if (reason === 'busy') throw new ApiError('RENDERER_BUSY', { retryAfterSeconds: 1 });
  const { part, where } = place ?? { part: 'html' };
  const fault = { reason, detail, part, ...(where ? { where } : {}) };
  throw new ApiError('TEMPLATE_FAULT', { fields: { [part]: [describeRenderError(fault)] }, fault });
}

/** The page's Liquid fields, without those of variant and template. */
export function pageDataOf(io: Io, request: DrawRequest): Record<string, unknown> {
  const template = { ...request.template, data: {}, variants: [] };
  return templateFieldsOf(io, { ...request, template });
}

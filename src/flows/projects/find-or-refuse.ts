import { ApiError } from '#contract/errors.ts';
import { findScope } from '#io/db/queries/projects/access.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { type BaseRouteTemplateRow, findBaseRouteTemplate } from '#io/db/queries/templates/base-templates.ts';
import { findRouteTemplate, type RouteTemplateRow } from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';

// Rows that a call names: found in the project, or the call is refused as if they did not exist.

type Parts = Pick<Io, 'db'>;

export async function projectOf({ db }: Parts, id: number): Promise<ProjectRow> {
  const project = await findProject(db, id);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return project;
}

export async function templateOf({ db }: Parts, projectId: number, id: number): Promise<RouteTemplateRow> {
  const template = await findRouteTemplate(db, projectId, id);
  if (!template) throw new ApiError('NOT_FOUND');
  return template;
}

/** Base templates belong to no project: everybody may start with them. */
export async function baseTemplateOf(
  { db }: Parts,
  by: Parameters<typeof findBaseRouteTemplate>[1],
): Promise<BaseRouteTemplateRow> {
  const base = await findBaseRouteTemplate(db, by);
  if (!base) throw new ApiError('NOT_FOUND');
  return base;
}

/** The id of a page that may also be named by its uuid; pages of other projects are not found. */
export async function subPageIdOf({ db }: Parts, projectId: number, id: number | string): Promise<number> {
  const page = await findScope(db, 'sub-page', id);
  if (page?.projectId !== projectId) throw new ApiError('NOT_FOUND');
  return page.id;
}

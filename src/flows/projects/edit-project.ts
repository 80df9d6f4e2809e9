import { ApiError } from '#contract/errors.ts';
import { mergeEdit } from '#domain/access/merge-edit.ts';
import type { Text } from '#domain/language.ts';
import { parsePattern, patternReasons } from '#domain/routing/path-pattern.ts';
import { subPageIdOf } from '#flows/guards/refusals.ts';
import { addFirstTemplates } from '#flows/templates/start-template.ts';
import type { Db } from '#io/db/db.ts';
import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { findJobProgress } from '#io/db/queries/operation/jobs.ts';
import {
  addRouteRow,
  deleteRouteRow,
  findRoute,
  listRouteRows,
  type RouteRow,
  rematchSubPages,
  setSampleSubPage,
} from '#io/db/queries/pages/routes.ts';
import {
  changeProject,
  findProject,
  findProjectsByAddress,
  lockProject,
  type ProjectRow,
} from '#io/db/queries/projects/projects.ts';
import { countOnRoute } from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';

/** Saves a person's changes of a project, merged with what others save at the same time. */
export function editProject(
  io: Io,
  projectId: number,
  wanted: Partial<ProjectRow>,
  seen: Record<string, string | null> = {},
): Promise<ProjectRow> {
  return io.db.transaction(async (db) => {
    const current = await lockProject(db, projectId);
    if (!current) throw new ApiError('PROJECT_NOT_FOUND');
    const { changes, conflicts } = mergeEdit(wanted, seen, current);
    if (conflicts.length > 0) {
      const fields = Object.fromEntries(conflicts.map((field) => [field, [changedTo(String(current[field] ?? ''))]]));
      throw new ApiError('CONFLICT', { fields, text: changedMeanwhile });
    }
    if (Object.keys(changes).length === 0) return current;
    return (await changeProject(db, projectId, { ...changes, updatedAt: io.now() })) ?? current;
  });
}

const changedMeanwhile: Text = {
  en: 'Someone else has changed this in the meantime. Your text is still here. Compare it with theirs and save again to replace it.',
  de: 'Jemand anderes hat das inzwischen geändert. Ihr Text ist noch da. Vergleichen Sie beide Fassungen und speichern Sie erneut, um die andere zu ersetzen.',
};

const changedTo = (value: string): Text =>
  value === ''
    ? { en: 'This field has been cleared in the meantime.', de: 'Das Feld wurde inzwischen geleert.' }
    : { en: `Now saved: ${value}`, de: `Jetzt gespeichert: ${value}` };

/** Every page is compared with all of them. */
const MAX_ROUTES = 100;

/** After the existing routes, before the fallback; pages that match it move to it, and still have an image there. */
export function addRoute(io: Io, projectId: number, path: string): Promise<{ id: number }> {
  const parsed = parsePattern(path);
  if (!parsed.ok) throw new ApiError('VALIDATION_FAILED', { fields: { path: [patternReasons[parsed.reason]] } });
  return io.db.transaction(async (db) => {
    await lockProject(db, projectId);
    const route = await addRouteRow(db, projectId, parsed.pattern.path);
    if (!route) throw new ApiError('ROUTE_EXISTS');
    if ((await listRouteRows(db, projectId)).length > MAX_ROUTES) throw new ApiError('TOO_MANY_ROUTES');
    await rematchSubPages(db, projectId);
    await addTemplateOfRoute(db, route);
    return route;
  });
}

/** Its pages come from the fallback, as it is matched last: with a live template there, they had an image. */
async function addTemplateOfRoute(db: Db, { id, projectId }: RouteRow): Promise<void> {
  const fallback = (await listRouteRows(db, projectId)).find(({ isFallback }) => isFallback);
  const hadImages = fallback && (await countOnRoute(db, fallback.id)).live > 0;
  const project = hadImages ? await findProject(db, projectId) : null;
  // Other routes without a template are left alone.
  const none = { live: [], inactive: [] };
  if (project) await addFirstTemplates({ db }, project, (route) => (route.id === id ? null : none));
}

export async function deleteRoute(io: Io, projectId: number, routeId: number): Promise<void> {
  const route = await findRoute(io.db, projectId, routeId);
  if (route?.isFallback) throw new ApiError('ROUTE_IS_FALLBACK');
  await io.db.transaction(async (db) => {
    await deleteRouteRow(db, projectId, routeId);
    await rematchSubPages(db, projectId);
  });
}

/** Any page of the project that belongs to the route. */
export async function chooseSamplePage(
  io: Io,
  { projectId, routeId, subPageId }: { projectId: number; routeId: number; subPageId: number | string },
): Promise<void> {
  await setSampleSubPage(io.db, projectId, routeId, await subPageIdOf(io, projectId, subPageId));
}

/** Before a project is created: the person's existing project of this site, with their role in it. */
export async function existingProject(io: Pick<Io, 'db'>, user: UserRow, url: string) {
  const memberId = user.role === 'superadmin' ? null : user.id;
  const [known] = await findProjectsByAddress(io.db, url, memberId);
  const project = known && (await findProject(io.db, known.id));
  if (!project) return null;
  const role = (await findMembership(io.db, user.id, project.id))?.role ?? null;
  return { id: project.id, slug: project.slug, title: project.title, role };
}

/** May be followed by the person who started the job, by members of its project, and by a token for that project. */
export async function followJob(
  io: Pick<Io, 'db'>,
  { user, tokenProjectId }: { user: UserRow; tokenProjectId: number | null },
  jobId: string,
) {
  const progress = await findJobProgress(io.db, jobId);
  if (tokenProjectId !== null && progress?.projectId !== tokenProjectId) throw new ApiError('NOT_FOUND');
  const isOwn = progress && (user.role === 'superadmin' || progress.userId === user.id);
  const isMember = progress?.projectId && (await findMembership(io.db, user.id, progress.projectId));
  if (!progress || !(isOwn || isMember)) throw new ApiError('NOT_FOUND');
  return progress;
}

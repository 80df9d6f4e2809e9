import { ApiError } from '#contract/errors.ts';
import { type AddressOwner, type ProvenAddress, provenAddressOf } from '#domain/access/proven-address.ts';
import type { PlanLimit } from '#domain/billing/limits.ts';
import type { Text } from '#domain/language.ts';
import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { findScope } from '#io/db/queries/projects/access.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { type BaseRouteTemplateRow, findBaseRouteTemplate } from '#io/db/queries/templates/base-templates.ts';
import { findRouteTemplate, type RouteTemplateRow } from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';

// Refusals that many flows share. A row that a call names is found in the project, or the call is refused as if it did
// not exist.

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

/** For a project that people name as theirs. A super admin may name every project that is there. */
export async function refuseForeignProject(io: Io, user: UserRow, projectId: number): Promise<void> {
  const isSuperAdmin = user.role === 'superadmin';
  const found = isSuperAdmin ? await findProject(io.db, projectId) : await findMembership(io.db, user.id, projectId);
  if (!found) throw new ApiError('PROJECT_NOT_FOUND');
}

/** The only way to refuse for a plan's limit: it names the limit, so that the response can say which plan helps. */
export const limitReached = (limit: PlanLimit, text: Text, fields?: Record<string, Text[]>): ApiError =>
  new ApiError('LIMIT_REACHED', { text, limit, ...(fields ? { fields } : {}) });

/** For everything that relies on the person owning their address: refused until they have proven it. */
export function requireProvenAddress(user: AddressOwner): ProvenAddress {
  const address = provenAddressOf(user);
  if (address === null) throw new ApiError('ADDRESS_NOT_PROVEN');
  return address;
}

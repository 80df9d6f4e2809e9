import { and, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { projects as list } from '#contract/admin-lists/customers.ts';
import type { PageState } from '#domain/enumerations.ts';
import { readableSlug } from '#domain/routing/site-address.ts';
import type { Db } from '#io/db/db.ts';
import { coveredProjects } from '#io/db/queries/billing/covering-plan.ts';
import { type ListPage, likePattern, type OrderColumns, orderBy } from '#io/db/queries/operation/lists.ts';
import { audits, projects, routes, subPages, users, userToProject } from '#io/db/schema/index.ts';

export type ProjectRow = typeof projects.$inferSelect;

/**
 * A deleted project is recorded in `deletions` at once, while its rows remain until a job has deleted them. Queries
 * must skip it.
 */
export const isNotDeleted = sql`not exists (select from deletions where deletions.project_id = "projects"."id")`;

export async function findProject(db: Db, id: number): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), isNotDeleted));
  return row ?? null;
}

interface List {
  /** Null: every project (super admin). */
  memberId: number | null;
  /** Of a token for one project. */
  onlyId?: number | null;
  page: number;
  perPage: number;
  search?: string | undefined;
}

/** Projects a person can open, searched by address as people say it: without protocol and www. */
export async function listProjects(db: Db, { memberId, onlyId = null, page, perPage, search }: List) {
  const spoken = sql`regexp_replace(${projects.full}, '^https?://(www\\.)?', '')`;
  const wanted = search?.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  const where = and(
    isNotDeleted,
    onlyId === null ? undefined : eq(projects.id, onlyId),
    memberId === null
      ? undefined
      : sql`exists (select from ${userToProject} where ${userToProject.projectId} = ${projects.id} and ${userToProject.userId} = ${memberId})`,
    wanted ? ilike(spoken, likePattern(wanted)) : undefined,
  );
  const [items, [count]] = await Promise.all([
    db
      .select()
      .from(projects)
      .where(where)
      .orderBy(projects.id)
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(projects).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

/**
 * The row, locked until the transaction ends, so that counting members, pages or audits of a project is serialised.
 * Rows that only reference the project are not blocked. Every transaction locks in one order, so that none waits for
 * another in a circle: person, project, pages.
 */
export async function lockProject(db: Db, id: number): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), isNotDeleted))
    .for('no key update');
  return row ?? null;
}

export async function findProjectByUuid(db: Db, uuid: string): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.uuid, uuid), isNotDeleted));
  return row ?? null;
}

export async function findProjectBySlug(db: Db, slug: string): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.slug, slug), isNotDeleted));
  return row ?? null;
}

export async function changeProject(
  db: Db,
  id: number,
  change: Partial<typeof projects.$inferInsert>,
): Promise<ProjectRow | null> {
  const [row] = await db.update(projects).set(change).where(eq(projects.id, id)).returning();
  return row ?? null;
}

/** Null: it was verified before. */
export async function verifyOnce(db: Db, id: number, at: Date): Promise<ProjectRow | null> {
  const isFirst = and(eq(projects.id, id), isNull(projects.verifiedAt));
  const [row] = await db.update(projects).set({ verifiedAt: at, state: 'active' }).where(isFirst).returning();
  return row ?? null;
}

export async function deleteProjectRow(db: Db, id: number) {
  await db.delete(projects).where(eq(projects.id, id));
}

/** Names tried before giving up. */
const MAX_SLUG_TRIES = 50;

/** Saves under the first name of the address that no other project has. */
async function withFreeSlug(db: Db, full: string, save: (slug: string) => Promise<ProjectRow[]>, ownId?: number) {
  const taken = new Set<string>();
  for (let tries = 0; tries < MAX_SLUG_TRIES; tries++) {
    const slug = readableSlug(full, taken);
    const [known] = await db.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));
    const [row] = known && known.id !== ownId ? [] : await save(slug);
    if (row) return row;
    taken.add(slug);
  }
  throw new Error(`no free name for ${full}`);
}

/** A project with a unique readable name and its fallback route. Two at once never get the same name. */
export async function addProject(db: Db, project: Omit<typeof projects.$inferInsert, 'slug'>): Promise<ProjectRow> {
  const row = await withFreeSlug(db, project.full, (slug) =>
    db
      .insert(projects)
      .values({ ...project, slug })
      .onConflictDoNothing({ target: projects.slug })
      .returning(),
  );
  await db.insert(routes).values({ projectId: row.id, path: '*', isFallback: true, position: 1000 });
  return row;
}

/** Names a project after its corrected address. */
export const renameProject = (db: Db, { id, full }: Pick<ProjectRow, 'id' | 'full'>): Promise<ProjectRow> =>
  withFreeSlug(db, full, (slug) => db.update(projects).set({ slug }).where(eq(projects.id, id)).returning(), id);

/** The site's address as projects store it: without protocol, www and trailing slash. */
export const addressOf = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/(?<!\/)\/+$/, '');

/** Projects of an address that a person is a member of. */
export async function findProjectsByAddress(db: Db, url: string, memberId: number | null) {
  return db
    .select({ id: projects.id, slug: projects.slug })
    .from(projects)
    .where(
      and(
        eq(projects.address, addressOf(url)),
        isNotDeleted,
        memberId === null
          ? undefined
          : sql`exists (select from ${userToProject} where ${userToProject.projectId} = ${projects.id} and ${userToProject.userId} = ${memberId})`,
      ),
    )
    .orderBy(desc(projects.id))
    .limit(10);
}

interface AdminList extends ListPage<typeof list> {
  state?: PageState | undefined;
}

const lastScore = sql<
  number | null
>`(select audit.score from ${audits} as audit where audit.project_id = "projects"."id"
  and audit.score is not null order by audit.id desc limit 1)`;
// Written out: drizzle omits the table name from columns when selecting from a single table.
const members = sql<number>`(select count(*)::int from ${userToProject} as member where member.project_id = "projects"."id")`;
const pages = sql<number>`(select count(*)::int from sub_pages where sub_pages.project_id = "projects"."id")`;
const ownerId = sql<number | null>`(select member.user_id from ${userToProject} as member
  join ${users} as person on person.id = member.user_id where member.project_id = "projects"."id"
  and member.role = 'admin' and person.status in ('active', 'first_login') order by member.id limit 1)`;
const planId = sql<string>`coalesce((select covered.plan_id from ${coveredProjects(
  undefined,
  sql`(site.id = "projects"."id" or site.owner_id = "projects"."owner_id")`,
)} as covered where covered.project_id = "projects"."id"), 'free')`;
const ownerEmail = sql<string | null>`(select owner.email from ${users} as owner where owner.id = ${ownerId})`;
const adminOrder: OrderColumns<typeof list> = {
  name: sql`"projects"."address"`,
  owner: ownerEmail,
  plan: planId,
  score: lastScore,
  subPages: pages,
  members,
  verified: sql`"projects"."verified_at"`,
  since: sql`"projects"."created_at"`,
};

/** Every project with its last score, for the super admin. */
export async function listAllProjects(db: Db, { page, perPage, search, state, ...order }: AdminList) {
  const pattern = search ? likePattern(search) : null;
  const where = and(
    isNotDeleted,
    state ? eq(projects.state, state) : undefined,
    pattern
      ? or(
          ilike(projects.full, pattern),
          ilike(projects.slug, pattern),
          ilike(projects.title, pattern),
          ilike(ownerEmail, pattern),
        )
      : undefined,
  );
  const [items, [count]] = await Promise.all([
    db
      .select({
        project: projects,
        members,
        ownerId,
        ownerEmail,
        planId,
        subPages: pages,
        score: lastScore,
      })
      .from(projects)
      .where(where)
      .orderBy(orderBy(adminOrder, order, sql`"projects"."id" desc`))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(projects).where(where),
  ]);
  return {
    items: items.map(({ project, ownerId: id, ownerEmail: email, ...more }) => ({
      ...project,
      ...more,
      owner: id !== null && email !== null ? { id, email } : null,
    })),
    total: count?.total ?? 0,
  };
}

/** Results of each kind; longer lists have their own screen. */
const SHOWN = 8;

interface Search {
  text: string;
  /**
   * Null: a super admin, who finds every project but only pages of the open one, because searching the pages of all
   * shops is too slow.
   */
  memberId: number | null;
  projectId?: number | undefined;
}

/** Projects and pages a person can open, found by a part of address or title. */
export async function quickSearch(db: Db, { text, memberId, projectId }: Search) {
  const spoken = text.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  const pattern = likePattern(spoken);
  const isMember = (project: typeof projects.id | typeof subPages.projectId) =>
    memberId === null
      ? undefined
      : sql`${project} in (select ${userToProject.projectId} from ${userToProject} where ${userToProject.userId} = ${memberId})`;
  const isOpen = sql<boolean>`${subPages.projectId} = ${projectId ?? null}::int`;
  const [foundProjects, pages] = await Promise.all([
    db
      .select()
      .from(projects)
      .where(
        and(isNotDeleted, isMember(projects.id), or(ilike(projects.full, pattern), ilike(projects.title, pattern))),
      )
      .orderBy(projects.id)
      .limit(SHOWN),
    db
      .select({
        id: subPages.id,
        path: subPages.path,
        title: subPages.title,
        projectSlug: projects.slug,
        projectFull: projects.full,
      })
      .from(subPages)
      .innerJoin(projects, eq(projects.id, subPages.projectId))
      .where(
        and(
          isNotDeleted,
          memberId === null ? isOpen : isMember(subPages.projectId),
          sql`${subPages.status} >= 0`,
          or(ilike(subPages.path, pattern), ilike(subPages.title, pattern), ilike(subPages.url, pattern)),
        ),
      )
      .orderBy(sql`${isOpen} desc nulls last`, sql`length(${subPages.path})`, subPages.id)
      .limit(SHOWN),
  ]);
  return { projects: foundProjects, pages };
}

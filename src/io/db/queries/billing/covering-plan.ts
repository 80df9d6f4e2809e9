import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Website } from '#contract/entities/website.ts';
import type { Plan } from '#domain/billing/plan.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { projects, shopifyShops } from '#io/db/schema/index.ts';
import { isRunningPlan } from './current-plan.ts';

// Which plan covers a project (docs/decisions/080-what-a-plan-covers.md). A plan is held by one project and covers the
// websites of that project's owner, as many as it has domains. A project with a plan of its own keeps it, and so does a
// shop that Shopify bills.

const hasOwner = sql`exists (select from user_to_project as member
  where member.project_id = site.id and member.user_id = site.owner_id)`;

const isShopifys = sql`own.stripe_subscription_id is null and exists (select from shopify_charges as charge
  where charge.project_id = site.id and charge.state in ('accepted', 'active', 'frozen'))`;

/**
 * Rows `project_id`, `subscription_id`, `holder_id`, `plan_id`, `owner_id`, `place`, `is_shared` of all projects that a
 * running plan covers; others are on the free plan, each by itself. Of an owner's plans the largest one is shared.
 * `scope` limits the projects looked at (`site`), to whole owners.
 */
export const coveredProjects = (now: SQL = sql`now()`, scope: SQL = sql`true`): SQL => sql`(
  with website as (
    select site.id, split_part(site.address, '/', 1) as host, site.plan_place,
      case when ${hasOwner} then site.owner_id end as owner_id,
      own.id as own_id, own.plan_id, own.state = 'active' as is_active, own.id is not null and ${isShopifys} as is_shopifys
    from projects as site left join subscriptions as own on own.project_id = site.id and ${isRunningPlan('own', now)}
    where ${scope}
  ), main as (
    select distinct on (website.owner_id) website.owner_id, website.id as holder_id, website.own_id, website.plan_id,
      plans.domains
    from website join plans on plans.id = website.plan_id
    where website.owner_id is not null and not website.is_shopifys
    order by website.owner_id, website.is_active desc, plans.monthly_cents desc, website.own_id
  ), candidate as (
    select website.id, website.owner_id, website.host, main.holder_id, main.own_id, main.plan_id, main.domains,
      row_number() over (partition by website.owner_id order by website.plan_place nulls last, website.id) as place
    from website join main on main.owner_id = website.owner_id and (website.own_id is null or website.own_id = main.own_id)
  ), host as (
    select owner_id, host, row_number() over (partition by owner_id order by min(place)) as place
    from candidate group by owner_id, host
  )
  select candidate.id as project_id, candidate.own_id as subscription_id, candidate.holder_id, candidate.plan_id,
    candidate.owner_id, candidate.place, true as is_shared
  from candidate join host on host.owner_id = candidate.owner_id and host.host = candidate.host
  where candidate.domains is null or host.place <= candidate.domains
  union all
  select website.id, website.own_id, website.id, website.plan_id, website.owner_id, 1, false from website
  where website.own_id is not null and not exists (select from main where main.own_id = website.own_id)
)`;

/** A scope: the project and all of its owner's. */
export const withOwner = (projectId: number): SQL =>
  sql`(site.id = ${projectId} or site.owner_id = (select owner_id from projects where id = ${projectId}))`;

const coveredRow = {
  projectId: z.number(),
  subscriptionId: z.number(),
  holderId: z.number(),
  planId: z.string(),
  isShared: z.boolean(),
};

export interface Cover {
  plan: Plan;
  /** The project that holds the plan, or would hold one that is bought. */
  holderId: number;
  /** False: the free plan, because there is no other or the owner's does not reach this website. */
  isCovered: boolean;
  /** All projects that the plan covers, in the owner's order of preference. */
  projectIds: readonly number[];
}

/** The plan that covers a project, and which others share it. */
export async function findCover(db: Db, projectId: number, now?: SQL): Promise<Cover> {
  const rows = await rawRows(
    db,
    coveredRow,
    sql`
    select project_id as "projectId", subscription_id as "subscriptionId", holder_id as "holderId", plan_id as "planId", is_shared as "isShared"
    from ${coveredProjects(now, withOwner(projectId))} as covered order by place, project_id`,
  );
  const own = rows.find((row) => row.projectId === projectId);
  const plan = own && planById(own.planId);
  if (!own || !plan) {
    const isShops = await isInstalledShop(db, projectId);
    const holderId = isShops ? projectId : (rows.find((row) => row.isShared)?.holderId ?? projectId);
    return { plan: freePlan, holderId, isCovered: false, projectIds: [projectId] };
  }
  const shared = rows.filter((row) => row.subscriptionId === own.subscriptionId);
  return { plan, holderId: own.holderId, isCovered: true, projectIds: shared.map((row) => row.projectId) };
}

/** Shopify bills an installed shop that no other plan covers. */
async function isInstalledShop(db: Db, projectId: number): Promise<boolean> {
  const isInstalled = and(eq(shopifyShops.projectId, projectId), isNotNull(shopifyShops.accessToken));
  const rows = await db.select({ id: shopifyShops.id }).from(shopifyShops).where(isInstalled).limit(1);
  return rows.length > 0;
}

export const currentPlan = async (db: Db, projectId: number): Promise<Plan> => (await findCover(db, projectId)).plan;

/**
 * How many pages a project may have: what the plan includes, less the pages of websites that the owner prefers. Pages
 * that are known from requests alone displace no others.
 */
export async function pageLimit(db: Db, projectId: number, cover?: Cover): Promise<number> {
  const { plan, projectIds } = cover ?? (await findCover(db, projectId));
  const preferred = projectIds.slice(0, projectIds.indexOf(projectId));
  if (preferred.length === 0) return plan.subPagesIncluded;
  const [row] = await rawRows(
    db,
    { pages: z.number() },
    sql`select count(*)::int as pages from sub_pages where project_id = any(${sql.param(preferred)}::int[]) and is_confirmed`,
  );
  return Math.max(0, plan.subPagesIncluded - (row?.pages ?? 0));
}

/**
 * Websites that a person owns, and how many their plan covers; null: unlimited. One with a plan of its own, such as a
 * shop that Shopify bills, counts neither way.
 */
export async function domainsOf(db: Db, userId: number): Promise<{ used: number; allowed: number | null }> {
  const [row] = await rawRows(
    db,
    { used: z.number(), plan_id: z.string().nullable() },
    sql`
    with covered as (select * from ${coveredProjects(undefined, sql`site.owner_id = ${userId}`)} as all_covered)
    select (select plan_id from covered where is_shared limit 1) as plan_id,
      (select count(distinct split_part(address, '/', 1))::int from projects where owner_id = ${userId}
        and not exists (select from covered where covered.project_id = projects.id and not is_shared)) as used`,
  );
  const plan = (row?.plan_id ? planById(row.plan_id) : null) ?? freePlan;
  return { used: row?.used ?? 0, allowed: plan.domains };
}

/** People and open invitations of the projects that share a plan, each address once. */
const takenPlaces = (projectIds: readonly number[], except = '') => sql`(select count(*) from (
  select person.email from user_to_project as member join users as person on person.id = member.user_id
  where member.project_id = any(${sql.param([...projectIds])}::int[])
  union select waiting.email from invitations as waiting
  where waiting.project_id = any(${sql.param([...projectIds])}::int[]) and waiting.ended_at is null and waiting.expires_at > now()
) as people where email <> ${except})`;

/** `email` is not counted, because somebody in another website of the plan already has a seat. */
export async function countUsers(db: Db, { projectIds }: Pick<Cover, 'projectIds'>, email = ''): Promise<number> {
  const rows = await rawRows(db, { count: z.number() }, sql`select ${takenPlaces(projectIds, email)}::int as count`);
  return rows[0]?.count ?? 0;
}

/** How much of its plan a project uses. Limits of the whole plan are counted over all of its websites. */
export async function planUsage(db: Db, projectId: number, { projectIds }: Pick<Cover, 'projectIds'>) {
  const [row] = await db
    .select({
      subPages: sql<number>`(select count(*)::int from sub_pages
        where sub_pages.project_id = any(${sql.param([...projectIds])}::int[]))`,
      subPagesFound: projects.subPagesFound,
      users: sql<number>`${takenPlaces(projectIds)}::int`,
      templatesPerRoute: sql<number>`coalesce((select count(*)::int from route_templates as template
        where template.project_id = ${projectId} and template.state = 'live' and template.route_id is not null
        group by template.route_id order by 1 desc limit 1), 0)`,
      refreshedAt: projects.subPagesFetchedAt,
      overLimitAt: projects.overLimitAt,
      ownerId: projects.ownerId,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!row) throw new Error(`no project ${projectId}`);
  return row;
}

/** Every website of an owner with what it uses, in their order of preference. */
export async function listWebsites(db: Db, ownerId: number, month: string) {
  return rawRows(
    db,
    Website.shape,
    sql`
    with covered as (select * from ${coveredProjects(undefined, sql`site.owner_id = ${ownerId}`)} as every_one)
    select site.id, site.slug, site.address, coalesce(covered.is_shared, false) as "isCovered",
      coalesce(not covered.is_shared, false) as "hasOwnPlan", site.sub_pages_found as "pagesFound",
      (select count(*)::int from sub_pages where project_id = site.id and is_confirmed) as pages,
      (select count(*)::int from user_to_project where project_id = site.id) as people,
      (select coalesce(sum(case when failure is null then pages_planned else pages_done end), 0)::int from audits
        where project_id = site.id and trigger in ('manual', 'schedule') and (failure is null or failure = 'cancelled')
          and created_at >= ${month}::date::timestamp at time zone 'UTC') as "auditPages",
      coalesce((select used from monitoring_months where project_id = site.id and month = ${month}), 0) as looks
    from projects as site left join covered on covered.project_id = site.id
    where site.owner_id = ${ownerId} and ${hasOwner}
    order by site.plan_place nulls last, site.id`,
  );
}

/** The owner's order of preference; returns which of their websites it moved. Those of others are left alone. */
export async function orderWebsites(db: Db, ownerId: number, projectIds: readonly number[]): Promise<number[]> {
  const place = sql`array_position(${sql.param([...projectIds])}::int[], id)`;
  const isTheirs = sql`owner_id = ${ownerId} and plan_place is distinct from ${place}`;
  const rows = await rawRows(
    db,
    { id: z.number() },
    sql`update projects set plan_place = ${place} where ${isTheirs} returning id`,
  );
  return rows.map(({ id }) => id);
}

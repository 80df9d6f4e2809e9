import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createStripeApi } from '#api/billing/stripe.fixture.ts';
import { mergePlans } from '#flows/billing/merge-plans.ts';
import { deleteProject } from '#flows/projects/delete-project.ts';
import { currentPlan, domainsOf, pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { upsertSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { findServedProject } from '#io/db/queries/templates/served-images.ts';
import { listWatchedProjects } from '#io/db/queries/watch/watched-projects.ts';
import { audits, projects, shopifyCharges, subPages, subscriptions } from '#io/db/schema/index.ts';
import { newestMail } from '../../../test/mails.ts';

// A plan belongs to the owner and covers as many of their websites as it has domains.

const { addBuyer, deliverEvents, ...api } = await createStripeApi();
const { db } = api.io;
let count = 0;

/** An owner with websites, the first of which holds the plan. */
async function addOwner(name: string, websites: number, planId?: string) {
  const owner = await api.addPerson(`${name}@example.com`);
  const all: { id: number; uuid: string }[] = [];
  for (let at = 0; at < websites; at++) all.push(await addWebsite(owner.id, `${name}-${at}`));
  const [first] = all;
  if (!first) throw new Error('no website');
  if (planId) await upsertSubscription(db, { projectId: first.id, userId: owner.id, planId, period: 'monthly' });
  const at = (index: number) => all[index] ?? first;
  return { owner, as: api.as(owner.token), at, ids: all.map(({ id }) => id) };
}

async function addWebsite(ownerId: number, slug: string) {
  const project = await api.addProject(slug);
  await db
    .update(projects)
    .set({ ownerId, full: `https://${slug}.example/`, state: 'active' })
    .where(eq(projects.id, project.id));
  await api.join(project.id, ownerId, 'admin');
  return project;
}

const fill = (projectId: number, pages: number) =>
  db.insert(subPages).values(
    Array.from({ length: pages }, () => {
      count += 1;
      return { projectId, url: `https://x.example/${count}`, path: `/${count}` };
    }),
  );
/** Without what keeps names in it from being links. */
const mailTo = async (email: string, kind: string) => (await newestMail(db, email, kind)).text.replaceAll('\u2060', '');
const of = ({ id }: { id: number }) => ({ id: String(id) });
const planIds = async (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await currentPlan(db, id)).id));

describe('what a plan covers', () => {
  test('as many websites as it has domains; others are on the free plan', async () => {
    const { ids, owner } = await addOwner('three', 4, 'starter-100');
    expect(await planIds(ids)).toEqual(['starter-100', 'starter-100', 'starter-100', 'free']);
    expect(await domainsOf(db, owner.id)).toEqual({ used: 4, allowed: 3 });
    const pro = await addOwner('many', 6, 'professional-100');
    expect(new Set(await planIds(pro.ids))).toEqual(new Set(['professional-100']));
  });

  test('neither the websites of somebody else nor those that its owner has left', async () => {
    const { at, owner, ids } = await addOwner('left', 2, 'starter-100');
    await db.execute(sql`delete from user_to_project where project_id = ${at(1).id} and user_id = ${owner.id}`);
    expect(await planIds(ids)).toEqual(['starter-100', 'free']);
  });

  test('a website without an owner has the domains of its own plan, not those of who looks at it', async () => {
    const { as, at } = await addOwner('nobody', 1, 'starter-100');
    await db
      .update(projects)
      .set({ ownerId: null })
      .where(eq(projects.id, at(0).id));
    const { usage } = await as.getPlan({ params: of(at(0)) });
    expect([usage.domains, usage.domainsAllowed]).toEqual([1, 3]);
  });

  test('a shop that Shopify bills has its plan to itself, and takes no domain', async () => {
    const { at, owner, ids } = await addOwner('shop', 2, 'professional-100');
    const charge = { projectId: at(0).id, gid: 'g', planId: 'professional-100', period: 'monthly' } as const;
    await db.insert(shopifyCharges).values({ ...charge, state: 'active', isTest: false, changedAt: new Date() });
    expect(await planIds(ids)).toEqual(['professional-100', 'free']);
    expect(await domainsOf(db, owner.id)).toEqual({ used: 1, allowed: 1 });
  });

  test('pages are counted over all of them, in the order that the owner prefers', async () => {
    const { as, at, ids } = await addOwner('pages', 2, 'starter-100');
    await fill(at(0).id, 80);
    await fill(at(1).id, 20);
    const add = (index: number) =>
      as.addSubPage({ params: of(at(index)), body: { url: `https://pages-${index}.example/new` } });
    await expect(add(1)).rejects.toMatchObject({ status: 402, code: 'LIMIT_REACHED' });
    expect((await as.getPlan({ params: of(at(1)) })).usage.subPages).toBe(100);
    expect((await as.getPlan({ params: of(at(1)) })).coverage).toMatchObject({
      pageLimit: 20,
      others: 1,
      isOwner: true,
    });
    await as.preferWebsites({ body: { projectIds: ids.toReversed() } });
    expect([await pageLimit(db, at(1).id), await pageLimit(db, at(0).id)]).toEqual([100, 80]);
    await fill(at(1).id, 60);
    expect((await findServedProject(db, at(0).uuid))?.pageLimit).toBe(20);
  });

  test('an order names only the own websites: those of others are neither moved nor read', async () => {
    const { as, at, ids } = await addOwner('orders', 2, 'starter-100');
    const foreign = await addOwner('foreign', 1, 'starter-100');
    const reading = async (project: { id: number }) =>
      (await db.execute(sql`select 1 from pgboss.job where singleton_key = ${`project-${project.id}`}`)).rows.length;
    const order = (...projectIds: number[]) => as.preferWebsites({ body: { projectIds } });
    await order(foreign.at(0).id, ...ids.toReversed());
    expect((await findProject(db, foreign.at(0).id))?.planPlace).toBeNull();
    expect([await reading(foreign.at(0)), await reading(at(1))]).toEqual([0, 1]);
    // Nor one that is not there.
    await order(2_147_483_647);
    await expect(order(2_147_483_648)).rejects.toMatchObject({ status: 422 });
    await db.execute(sql`delete from pgboss.job where name = 'fetch-sub-pages'`);
    await order(...ids);
    await db.execute(sql`delete from pgboss.job where name = 'fetch-sub-pages'`);
    await order(...ids);
    expect(await reading(at(0)), 'the same order again').toBe(0);
  });

  test('people are counted once, however many websites they work on', async () => {
    const { as, at, owner } = await addOwner('people', 2, 'starter-100');
    const members = await Promise.all([1, 2, 3, 4].map((one) => api.addPerson(`p${one}@people.example`)));
    for (const { id } of members) await api.join(at(0).id, id, 'user');
    expect((await as.getPlan({ params: of(at(1)) })).usage.users).toBe(5);
    const invite = (email: string) => as.addCollaborator({ params: of(at(1)), body: { email } });
    await expect(invite('sixth@people.example')).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await invite('p1@people.example')).toMatchObject({ role: 'user' });
    expect(owner.email).toBe('people@example.com');
  });

  test('audits and monitoring events are counted over all of them', async () => {
    const { as, at, ids } = await addOwner('events', 2, 'starter-100');
    await db.insert(audits).values({ projectId: at(0).id, status: 'completed', pagesPlanned: 990, pagesDone: 990 });
    expect((await as.getPlan({ params: of(at(1)) })).usage.monitoringThisMonth).toBe(990);
    await fill(at(0).id, 30);
    await fill(at(1).id, 10);
    const now = new Date();
    await db.execute(sql`insert into monitoring_months (project_id, month, used)
      values (${at(0).id}, ${`${now.toISOString().slice(0, 7)}-01`}, 200)`);
    const watched = (await listWatchedProjects(db, now)).filter(({ projectId }) => ids.includes(projectId));
    // 800 are left: three quarters for the one with 30 of 40 pages.
    expect(watched.map(({ limit, used }) => [limit, used])).toEqual([
      [800, 200],
      [200, 0],
    ]);
    expect((await as.getMonitoring({ params: of(at(1)) })).events).toMatchObject({ used: 200, limit: 1000 });
  });
});

describe('whose plan it is', () => {
  test('the admin of one website neither cancels the owner’s plan nor sees their other websites', async () => {
    const { as, at } = await addOwner('agency', 2, 'professional-100');
    const client = await api.addPerson('client@example.com');
    await api.join(at(0).id, client.id, 'admin');
    const theirs = api.as(client.token);
    const params = of(at(0));
    await expect(theirs.cancelGrantedPlan({ params })).rejects.toMatchObject({ status: 403 });
    await expect(theirs.requestPlan({ params, body: { planId: 'starter-100' } })).rejects.toMatchObject({
      status: 403,
    });
    expect((await theirs.getPlan({ params })).coverage).toMatchObject({ mayChange: false, websites: [], others: 1 });
    const { coverage } = await as.getPlan({ params: of(at(1)) });
    expect(coverage.mayChange).toBe(true);
    expect(coverage.websites.map(({ address }) => address)).toEqual(['agency-0.example', 'agency-1.example']);
  });

  test('nor where that website holds the plan and is beyond its domains', async () => {
    const { as, at, ids } = await addOwner('beyond', 4, 'starter-100');
    const client = await api.addPerson('client-beyond@example.com');
    await api.join(at(0).id, client.id, 'admin');
    await as.preferWebsites({ body: { projectIds: ids.toReversed() } });
    const refused = api.as(client.token).cancelGrantedPlan({ params: of(at(0)) });
    await expect(refused).rejects.toMatchObject({ status: 403 });
  });

  test('from any of the websites the owner changes the same plan', async () => {
    const { as, at } = await addOwner('same', 2, 'starter-100');
    expect(await as.cancelGrantedPlan({ params: of(at(1)) })).toHaveProperty('endsAt');
    expect((await as.getPlan({ params: of(at(0)) })).endsAt).not.toBeNull();
  });

  test('a website that is deleted or left does not take the plan with it', async () => {
    const { at, ids } = await addOwner('deleted', 2, 'starter-100');
    const project = await findProject(db, at(0).id);
    if (!project) throw new Error('no project');
    await deleteProject(api.io, project, { actorId: null, clientHash: null });
    expect(await planIds(ids.slice(1))).toEqual(['starter-100']);
    const leaving = await addOwner('leaving', 2, 'starter-100');
    const other = await api.addPerson('stays@example.com');
    await api.join(leaving.at(0).id, other.id, 'admin');
    await leaving.as.leaveProject({ params: of(leaving.at(0)) });
    expect(await planIds(leaving.ids)).toEqual(['free', 'starter-100']);
  });
});

describe('handing a website over', () => {
  const offer = async (as: ReturnType<typeof api.as>, project: { id: number }, email: string) => {
    const members = await as.listCollaborators({ params: of(project) });
    const { id } = members.find(({ user }) => user.email === email) ?? { id: 0 };
    return as.offerWebsite({ params: of(project), body: { collaboratorId: id } });
  };

  test('the new owner accepts; the plan stays with the old one', async () => {
    const { as, at, ids } = await addOwner('seller', 2, 'starter-100');
    const buyer = await api.addPerson('buyer@example.com');
    await api.join(at(0).id, buyer.id, 'admin');
    const theirs = api.as(buyer.token);
    await expect(offer(theirs, at(0), buyer.email)).rejects.toMatchObject({ status: 403 });
    await offer(as, at(0), buyer.email);
    expect(await mailTo(buyer.email, 'website-offered')).toContain('seller-0.example');
    expect((await theirs.getPlan({ params: of(at(0)) })).coverage.offer).toEqual({ email: buyer.email, isYours: true });
    await expect(as.answerOffer({ params: of(at(0)), body: { accepts: true } })).rejects.toMatchObject({ status: 404 });
    await theirs.answerOffer({ params: of(at(0)), body: { accepts: true } });
    expect((await findProject(db, at(0).id))?.ownerId).toBe(buyer.id);
    expect(await planIds(ids)).toEqual(['free', 'starter-100']);
    expect(await mailTo('seller@example.com', 'website-handed-over')).toContain('buyer@example.com');
  });

  test('who has no room for another website cannot accept; a declined offer changes nothing', async () => {
    const { as, at } = await addOwner('full', 2, 'starter-100');
    const { owner: busy } = await addOwner('busy', 1);
    await api.join(at(1).id, busy.id, 'admin');
    await offer(as, at(1), busy.email);
    const theirs = api.as(busy.token);
    const answer = (accepts: boolean) => theirs.answerOffer({ params: of(at(1)), body: { accepts } });
    await expect(answer(true)).rejects.toMatchObject({ status: 402 });
    await answer(false);
    await expect(answer(true)).rejects.toMatchObject({ status: 404 });
  });

  test('the last website of a plan is not handed over while somebody pays for it', async () => {
    const { as, at } = await addOwner('last', 1, 'starter-100');
    const buyer = await api.addPerson('wants-last@example.com');
    await api.join(at(0).id, buyer.id, 'admin');
    await expect(offer(as, at(0), buyer.email)).rejects.toMatchObject({ status: 409 });
  });
});

test('of several plans of one owner the largest stays; the others end with their period, with a mail', async () => {
  const first = await addBuyer('merged');
  await first.buy('starter-100');
  await deliverEvents();
  await db
    .update(projects)
    .set({ ownerId: first.owner.id, full: 'https://merged.example/', state: 'active' })
    .where(eq(projects.id, first.project.id));
  const larger = await addWebsite(first.owner.id, 'merged-larger');
  const granted = await addWebsite(first.owner.id, 'merged-granted');
  const plan = { userId: first.owner.id, period: 'monthly' } as const;
  await upsertSubscription(db, { ...plan, projectId: larger.id, planId: 'professional-250' });
  await upsertSubscription(db, { ...plan, projectId: granted.id, planId: 'starter-100' });
  const ids = [first.project.id, larger.id, granted.id];
  // Until then each keeps what it has.
  expect(await planIds(ids)).toEqual(['starter-100', 'professional-250', 'starter-100']);
  await mergePlans(api.io);
  const endings = await Promise.all(ids.map(async (id) => first.as.getPlan({ params: { id: String(id) } })));
  expect(endings.map(({ billing, endsAt }) => Boolean(billing?.endsAt ?? endsAt))).toEqual([true, false, true]);
  expect(await mailTo(first.owner.email, 'plans-merged')).toContain('Pro, 250 pages');
  expect(await planIds(ids)).toEqual(['starter-100', 'professional-250', 'starter-100']);
  const mailsBefore = (await first.mailsOf()).length;
  await mergePlans(api.io);
  expect(await first.mailsOf()).toHaveLength(mailsBefore);
  await db.execute(sql`update subscriptions set ends_at = now() - interval '1 hour' where project_id = ${granted.id}`);
  expect(await planIds([granted.id])).toEqual(['professional-250']);
});

test('a plan that ends itself or is not paid for ends no other, which covers the websites after it', async () => {
  const { as, params, owner, project, buy } = await addBuyer('ending');
  await buy('professional-100');
  await deliverEvents();
  await db
    .update(projects)
    .set({ ownerId: owner.id, full: 'https://ending.example/', state: 'active' })
    .where(eq(projects.id, project.id));
  const smaller = await addWebsite(owner.id, 'ending-smaller');
  await upsertSubscription(db, { projectId: smaller.id, userId: owner.id, planId: 'starter-100', period: 'monthly' });
  const isSmallerEnding = async () => {
    await mergePlans(api.io);
    return (await as.getPlan({ params: of(smaller) })).endsAt !== null;
  };
  const setLarger = (dates: { endsAt?: Date | null; graceEndsAt?: Date | null }) =>
    db.update(subscriptions).set(dates).where(eq(subscriptions.projectId, project.id));
  await as.cancelBilledPlan({ params });
  expect(await isSmallerEnding(), 'cancelled at Stripe').toBe(false);
  await as.resumeBilledPlan({ params });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await setLarger({ endsAt: tomorrow });
  expect(await isSmallerEnding(), 'cancelled').toBe(false);
  await setLarger({ endsAt: null, graceEndsAt: tomorrow });
  expect(await isSmallerEnding(), 'not paid').toBe(false);
  await setLarger({ graceEndsAt: new Date(0) });
  expect(await planIds([project.id, smaller.id])).toEqual(['starter-100', 'starter-100']);
  await setLarger({ graceEndsAt: null });
  expect(await isSmallerEnding()).toBe(true);
});

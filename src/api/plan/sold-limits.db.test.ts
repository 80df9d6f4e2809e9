import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTemplatesTest, of } from '#api/template/templates.fixture.ts';
import type { CallName } from '#contract/index.ts';
import type { ProvenAddress } from '#domain/access/proven-address.ts';
import { type PlanLimit, planLimits } from '#domain/billing/limits.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { claim } from '#flows/projects/claim-checked-shop.ts';
import { upsertSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { audits, checkerRequests, projects, subPages, subscriptions } from '#io/db/schema/index.ts';

// Every limit that is sold: which calls refuse it, and what they offer instead. Two have no call that could refuse: the
// refresh (api/admin/tables.db.test.ts) and monitoring events (flows/watch/watch-limits.db.test.ts).

const { api, db, project, owner, as, begin, params, routeId } = await createTemplatesTest();
await db.update(projects).set({ ownerId: owner.id }).where(eq(projects.id, project.id));

const page = (at: number) => ({
  projectId: project.id,
  url: `https://halm.example/products/full-${at}`,
  path: `/products/full-${at}`,
  routeId,
});
const fill = () =>
  db
    .insert(subPages)
    .values(Array.from({ length: 25 }, (_, at) => page(at)))
    .onConflictDoNothing();
const metaData = extractMeta({
  body: Buffer.from('<title>Vase</title>'),
  url: page(99).url,
  contentType: null,
});
const look = { name: 'Nord', color: null, contact: '', footer: '', showsLinkbild: true };
const liveOnes = async () => {
  const [one, two] = [await begin('product-full'), await begin('price-tag')];
  await as.updateTemplate({ params: of(one.id), body: { state: 'live', others: 'inactive' } });
  return two.id;
};

interface Row {
  limit: PlanLimit;
  call: CallName;
  refused: (who?: typeof as) => Promise<unknown>;
  offers: string;
}

const rows: Row[] = [
  {
    limit: 'subPages',
    call: 'addSubPage',
    refused: async (who = as) => {
      await fill();
      return who.addSubPage({ params, body: { url: 'https://halm.example/one-more' } });
    },
    offers: 'starter-100',
  },
  {
    limit: 'subPages',
    call: 'drawLiveOgImage',
    refused: async (who = as) => {
      await fill();
      await as.updateTemplate({
        params: of((await begin('product-full')).id),
        body: { state: 'live', others: 'inactive' },
      });
      const [last] = await db
        .insert(subPages)
        .values({ ...page(99), fetchedAt: new Date(), metaData })
        .onConflictDoUpdate({ target: [subPages.projectId, subPages.urlHash], set: { title: 'Vase' } })
        .returning({ id: subPages.id });
      return who.drawLiveOgImage({ params: of(last?.id ?? 0) });
    },
    offers: 'starter-100',
  },
  {
    limit: 'domains',
    call: 'saveProject',
    refused: (who = as) => who.saveProject({ body: { full: 'https://second.example' } }),
    offers: 'starter-100',
  },
  {
    limit: 'users',
    call: 'addCollaborator',
    refused: (who = as) => who.addCollaborator({ params, body: { email: 'second@example.com' } }),
    offers: 'starter-100',
  },
  {
    limit: 'templatesPerRoute',
    call: 'updateTemplate',
    refused: async (who = as) => who.updateTemplate({ params: of(await liveOnes()), body: { state: 'live' } }),
    offers: 'starter-100',
  },
  {
    limit: 'audits',
    call: 'startAudit',
    refused: async (who = as) => {
      await db
        .insert(audits)
        .values({ projectId: project.id, trigger: 'manual', status: 'completed', pagesPlanned: 20 });
      return who.startAudit({ params });
    },
    offers: 'starter-100',
  },
  {
    limit: 'agencyLook',
    call: 'saveAgencyLook',
    refused: (who = as) => who.saveAgencyLook({ params, body: look }),
    offers: 'professional-100',
  },
];

const plan = async (planId: string) => {
  await db.delete(subscriptions);
  await upsertSubscription(db, { projectId: project.id, planId, period: 'monthly', userId: null });
};
beforeEach(() => plan('free'));

test('every limit has a call that refuses it', () => {
  expect(new Set(rows.map(({ limit }) => limit))).toEqual(new Set(planLimits));
});

test.each(rows)(
  '$call refuses beyond $limit and offers to try the plan that helps',
  async ({ limit, refused, offers }) => {
    await expect(refused()).rejects.toMatchObject({
      status: 402,
      code: 'LIMIT_REACHED',
      offer: {
        limit,
        project: { id: project.id, slug: 'halm' },
        planId: offers,
        basePlan: offers.split('-')[0],
        isTrial: true,
        provider: 'operator',
        mayChange: true,
      },
    });
  },
);

describe('what is offered', () => {
  const invite = (who = as) => who.addCollaborator({ params, body: { email: 'second@example.com' } });

  test('who had the trial is offered the plan itself', async () => {
    await db
      .insert(subscriptions)
      .values({ projectId: project.id, userId: owner.id, planId: 'starter-100', state: 'ended', endedAt: new Date() });
    await expect(invite()).rejects.toMatchObject({ offer: { planId: 'starter-100', isTrial: false } });
  });

  test('an editor is told that an admin has to choose', async () => {
    const editor = await api.addPerson('editor@example.com');
    await api.join(project.id, editor.id, 'user');
    const starting = rows.find(({ call }) => call === 'startAudit')?.refused(api.as(editor.token));
    await expect(starting).rejects.toMatchObject({ offer: { mayChange: false, isTrial: false } });
  });

  test('a paying project is offered the next plan, and at the largest one none', async () => {
    await plan('starter-250');
    await expect(as.saveAgencyLook({ params, body: look })).rejects.toMatchObject({
      offer: { planId: 'professional-250', isTrial: false },
    });
  });

  test('a person without a project that could have a plan is refused without an offer', async () => {
    const guest = await api.addPerson('guest@example.com');
    await db
      .insert(projects)
      .values({ slug: 'gone', full: 'https://gone.example', state: 'active', ownerId: guest.id });
    const refusal = await api
      .as(guest.token)
      .saveProject({ body: { full: 'https://guest.example' } })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 402, offer: undefined });
  });
});

describe('ways around a limit', () => {
  test('an invitation of a larger plan is not accepted in a smaller one, and waits for room', async () => {
    await plan('starter-100');
    const { id } = await as.addCollaborator({ params, body: { email: 'late@example.com' } });
    await plan('free');
    const late = await api.addPerson('late@example.com');
    const accept = () => api.as(late.token).acceptInvitation({ params: { id: String(id) } });
    await expect(accept()).rejects.toMatchObject({ status: 409, code: 'PROJECT_FULL' });
    await plan('starter-100');
    expect(await accept()).toEqual({ projectSlug: 'halm' });
  });

  test('of a cancelled audit the pages count that it had read, and the audit once half was read', async () => {
    const used = async () => (await as.getPlan({ params })).usage.monitoringThisMonth;
    await db.delete(audits);
    const cancelled = { projectId: project.id, status: 'completed', failure: 'cancelled', pagesPlanned: 50 } as const;
    await db.insert(audits).values({ ...cancelled, pagesDone: 4 });
    await db.insert(audits).values({ ...cancelled, failure: 'unreachable', pagesDone: 9 });
    expect(await used()).toBe(0);
    await db.insert(audits).values({ ...cancelled, pagesDone: 30 });
    expect(await used()).toBe(1);
    await plan('starter-100');
    expect(await used()).toBe(34);
  });

  test('a checked shop is claimed while the plan has room for its domain', async () => {
    const agency = await api.addPerson('agency@example.com');
    const checked = await Promise.all(['first', 'second'].map((slug) => api.addProject(`checked-${slug}`)));
    for (const { id } of checked)
      await db.insert(checkerRequests).values({
        email: agency.email,
        website: 'https://x.example',
        language: 'en',
        clientHash: 'x',
        projectId: id,
        state: 'done',
      });
    const [first = 0, second = 0] = checked.map(({ id }) => id);
    const claimed = async (projectId: number) =>
      (await claim(db, { ...agency, role: 'user', email: agency.email as ProvenAddress }, projectId)).outcome;
    expect(await claimed(first)).toBe('claimed');
    expect(await claimed(second)).toBe('no-room');
    await upsertSubscription(db, { projectId: first, planId: 'starter-100', period: 'monthly', userId: null });
    expect(await claimed(second)).toBe('claimed');
    expect(await claimed(second)).toBe('not-theirs');
  });
});

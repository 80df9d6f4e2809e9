import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { callHeaders } from '#contract/client.ts';
import { calls } from '#contract/index.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { type Caller, callers, judge } from '#domain/access/permissions.ts';
import { audits, crawls, routes, routeTemplates, subPages } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi, siteUrl } from '../../test/api.ts';
import { keysOnly, stripeKeysOnly } from '../../test/keys-only.ts';

// Every call of the contract through every column of the table "Who may do what". New calls are covered automatically:
// the scope says which entity of the project is in the path or body. Bodies are empty on purpose: callers with
// permission get 422, 501 or a result; all others get the table's verdict before the body is read.

const api = await createTestApi({ shopify: await keysOnly(), stripe: await stripeKeysOnly() });
const project = await api.addProject('owned');
// A trial references a plan.
await savePlans(api.io.db);
const people: Record<Exclude<Caller, 'visitor'>, string> = {
  stranger: (await api.addPerson('stranger@example.com')).token,
  editor: '',
  'project-admin': '',
  superadmin: '',
};

/** People log in again for each call, because some calls log them out. */
async function tokenOf(caller: Caller, name: string): Promise<string | null> {
  if (caller === 'visitor') return null;
  if (caller === 'stranger' && name === '') return people.stranger;
  const role = caller === 'superadmin' ? 'superadmin' : 'user';
  const person = await api.addPerson(`${caller}.${name}@example.com`.toLowerCase(), { role });
  if (caller === 'editor') await api.join(project.id, person.id, 'user');
  if (caller === 'project-admin') await api.join(project.id, person.id, 'admin');
  return person.token;
}

/** Fresh entities for each call, because some calls delete them. */
async function entityId(entity: NonNullable<Call['scope']>['entity']): Promise<number> {
  const { db } = api.io;
  const owned = { projectId: project.id };
  const unique = crypto.randomUUID();
  const rows = {
    project: async () => [{ id: project.id }],
    route: () =>
      db
        .insert(routes)
        .values({ ...owned, path: `/${unique}/*`, position: 1 })
        .returning({ id: routes.id }),
    template: () =>
      db
        .insert(routeTemplates)
        .values({ ...owned, name: unique, html: '', state: 'draft' })
        .returning({ id: routeTemplates.id }),
    'sub-page': () =>
      db
        .insert(subPages)
        .values({ ...owned, url: `https://owned.example/${unique}`, path: `/${unique}` })
        .returning({ id: subPages.id }),
    crawl: () =>
      db
        .insert(crawls)
        .values({ ...owned, source: 'Unknown', bot: 'Unknown', isBot: false, state: 0, status: 200, milliseconds: 1 })
        .returning({ id: crawls.id }),
    audit: () => db.insert(audits).values(owned).returning({ id: audits.id }),
  };
  const [row] = await rows[entity]();
  if (!row) throw new Error(`no ${entity}`);
  return row.id;
}

async function send(call: Call, token: string | null, id: number) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => {
    if (name === 'system') return 'wordpress';
    return name === call.scope?.field ? String(id) : '999999999';
  });
  const body = call.scope?.in === 'body' ? JSON.stringify({ [call.scope.field]: id }) : '{}';
  const headers = { ...callHeaders, origin: siteUrl, ...(token ? { cookie: `${SESSION_COOKIE}=${token}` } : {}) };
  return api.request(path, { method: call.method.toUpperCase(), headers, ...(call.method === 'get' ? {} : { body }) });
}

describe.each(Object.entries<Call>(calls).filter(([name]) => name !== 'deleteProject'))('%s', (name, call) => {
  test.each(callers)('as %s [1.15] [6.1] [6.3]', async (caller) => {
    const token = await tokenOf(caller, `${name}-${caller}`);
    const id = call.scope ? await entityId(call.scope.entity) : 0;
    const response = await send(call, token, id);
    const verdict = judge(call.access, caller, call.scope !== undefined);
    // A file for a download, otherwise JSON.
    const isFile = response.headers.get('content-type') === 'application/zip';
    if (isFile) await response.body?.cancel();
    const answer = isFile ? {} : await response.json();
    if (verdict === 'yes') {
      // A public call may say that there is no such project: it says so to everybody.
      const refusals = ['NOT_LOGGED_IN', 'NOT_ALLOWED', ...(call.access === 'public' ? [] : ['PROJECT_NOT_FOUND'])];
      const refused = refusals.includes(answer.code);
      expect(refused, `${caller} may, but got ${response.status} ${answer.code}`).toBe(false);
      expect(response.status === 501 || response.status < 500, `${response.status} ${answer.code}`).toBe(true);
    } else {
      expect(response.status).toBe(verdict);
      expect(answer.statusCode).toBe(verdict);
      expect(typeof answer.message).toBe('string');
    }
  });
});

test('a missing project looks to an admin like somebody else’s project does to a stranger [8.4]', async () => {
  const token = await tokenOf('project-admin', 'nowhere');
  const missing = await send(calls.getProject, token, 2_000_000_000);
  const foreign = await send(calls.getProject, people.stranger, project.id);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual(await foreign.json());
});

test.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '1%00', "1'%20or%201=1", '..%2f..', '%F0%9F%92%A9'])(
  'the id %s is not found',
  async (id) => {
    const headers = {
      ...callHeaders,
      cookie: `${SESSION_COOKIE}=${await tokenOf('superadmin', `id-${encodeURIComponent(id)}`)}`,
    };
    const response = await api.request(`/project/${id}`, { headers });
    expect(response.status).toBe(404);
    expect((await response.json()).code).toBe('PROJECT_NOT_FOUND');
  },
);

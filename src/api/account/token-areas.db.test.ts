import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { areaOf } from '#contract/call-areas.ts';
import { callHeaders } from '#contract/client.ts';
import { type CallName, calls } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { tokenAreas } from '#domain/access/proof.ts';
import { addJobProgress } from '#io/db/queries/operation/jobs.ts';
import { createTestApi } from '../../../test/api.ts';

const api = await createTestApi();
const shop = await api.addProject('shop');
const other = await api.addProject('other');
const root = await api.addPerson('root@example.com', { role: 'superadmin' });
const ada = await api.addPerson('ada@example.com');
for (const { id } of [shop, other]) await api.join(id, ada.id, 'user');

type TokenBody = Parameters<ReturnType<typeof api.as>['createApiToken']>[0]['body'];
const make = async (person: { token: string }, body: Partial<TokenBody> = {}) =>
  (await api.as(person.token).createApiToken({ body: { name: 'ci', ...body } })).token;

async function ask(token: string, path: string, init: RequestInit = {}, client = '198.51.100.7') {
  const headers = { ...callHeaders, authorization: `Bearer ${token}` };
  const response = await api.app.fetch(new Request(`http://test${path}`, { ...init, headers }), { client });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test('a project’s token lists its own project and no other', async () => {
  const token = await make(ada, { projectId: shop.id });
  const { status, body } = await ask(token, '/projects');
  expect(status).toBe(200);
  expect(body.items.map(({ id }: { id: number }) => id)).toEqual([shop.id]);
  expect(body.total).toBe(1);
  expect((await ask(token, `/project/${shop.id}`)).status).toBe(200);
  expect((await ask(token, `/project/${other.id}`)).body.code).toBe('TOKEN_OTHER_PROJECT');
});

test('a project’s token follows the jobs of its project and no others', async () => {
  const token = await make(ada, { projectId: shop.id, areas: ['audits'] });
  const start = async (projectId: number) => {
    const id = randomUUID();
    await addJobProgress(api.io.db, {
      id,
      name: 'audit',
      text: { en: 'Audit', de: 'Audit' },
      projectId,
      userId: ada.id,
    });
    return id;
  };
  const [own, foreign] = [await start(shop.id), await start(other.id)];
  expect(await ask(token, `/job/${own}`)).toMatchObject({ status: 200, body: { id: own } });
  expect((await ask(token, `/job/${foreign}`)).status).toBe(404);
  // A token for all projects of the person reaches both.
  const whole = await make(ada);
  expect((await ask(whole, `/job/${foreign}`)).status).toBe(200);
});

test('a super admin’s usual token is that of a person: no users, no foreign projects', async () => {
  const token = await make(root);
  expect((await ask(token, '/admin/users')).body.code).toBe('TOKEN_OTHER_AREA');
  expect((await ask(token, `/project/${shop.id}`)).status).toBe(404);
  expect((await ask(token, '/projects')).body.total).toBe(0);
});

test('with the area admin a super admin’s token may what the super admin may, and others cannot choose it', async () => {
  const token = await make(root, { areas: ['admin', 'projects'] });
  expect((await ask(token, '/admin/users')).status).toBe(200);
  expect((await ask(token, `/project/${shop.id}`)).status).toBe(200);
  await expect(make(ada, { areas: ['admin'] })).rejects.toMatchObject({ status: 403 });
});

test('a token reaches the areas it was made for', async () => {
  const token = await make(ada, { areas: ['audits'] });
  expect((await ask(token, `/project/${shop.id}/audits`)).status).toBe(200);
  for (const path of [`/project/${shop.id}/sub-pages`, `/project/${shop.id}/webhooks`, `/project/${shop.id}/templates`])
    expect((await ask(token, path)).body.code, path).toBe('TOKEN_OTHER_AREA');
  // Which projects there are is what every program asks first.
  expect((await ask(token, '/projects')).status).toBe(200);
});

test('the list of tokens says their areas; without a choice all but admin', async () => {
  const person = await api.addPerson('eva@example.com');
  await make(person);
  await make(person, { areas: ['audits', 'pages'] });
  const areas = (await api.as(person.token).listApiTokens()).map((token) => token.areas);
  expect(areas).toEqual([['audits', 'pages'], tokenAreas.filter((area) => area !== 'admin')]);
});

test('every call is in an area, those of super admins in admin', () => {
  for (const name of Object.keys(calls) as CallName[]) {
    const area = areaOf(calls[name]);
    expect(area, name).not.toBeNull();
    expect(area === 'admin', name).toBe(calls[name].access === 'superadmin');
  }
});

test('an API token has a limit of its own in place of the address’s', async () => {
  const [first, second] = [await make(ada), await make(ada)];
  const read = (token: string, client?: string) => ask(token, '/fetch/meta-tags?url=nothing', {}, client);
  const { max } = limits.pagesRead;
  const visitor = () =>
    api.app.fetch(new Request('http://test/fetch/meta-tags?url=https://10.0.0.1/'), { client: '198.51.100.9' });
  for (let count = 0; count <= max; count++) await visitor();
  expect((await visitor()).status).toBe(429);
  // From the same address, and each with its own count.
  const policy = async (token: string) => {
    const { headers } = await ask(token, '/fetch/meta-tags?url=https://10.0.0.1/', {}, '198.51.100.9');
    return [headers.get('ratelimit-policy'), headers.get('ratelimit')?.replace(/;t=\d+/, '')];
  };
  const own = limits.pagesRead.tokenMax;
  expect(await policy(first)).toEqual([`"page-read";q=${own};w=600`, `"page-read";r=${own - 1}`]);
  expect(await policy(first)).toEqual([`"page-read";q=${own};w=600`, `"page-read";r=${own - 2}`]);
  expect(await policy(second)).toEqual([`"page-read";q=${own};w=600`, `"page-read";r=${own - 1}`]);
  expect((await read('lbk_nobody-has-this-token-at-all', '198.51.100.9')).status).not.toBe(200);
});

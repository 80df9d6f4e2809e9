import { expect, test } from 'vitest';
import { subPages } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';

// The quick search finds what a person may open and nothing else.

const api = await createTestApi();
const [lamps, vases, foreign] = [
  await api.addProject('lamps'),
  await api.addProject('vases'),
  await api.addProject('foreign'),
];
const person = await api.addPerson('both@example.com');
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
await api.join(lamps.id, person.id, 'user');
await api.join(vases.id, person.id, 'admin');
const page = (projectId: number, path: string, title: string, status: 0 | -1 = 0) => ({
  projectId,
  url: `https://shop${projectId}.example${path}`,
  path,
  title,
  status,
});
await api.io.db
  .insert(subPages)
  .values([
    page(lamps.id, '/products/round-lamp', 'Round lamp'),
    page(lamps.id, '/products/old-round', 'Forgotten', -1),
    page(vases.id, '/products/round', 'Round vase'),
    page(foreign.id, '/products/round-secret', 'Round secret'),
  ]);

const find = async (token: string | null, text: string, projectId?: number) => {
  const found = await api.as(token).quickSearch({ query: { text, ...(projectId === undefined ? {} : { projectId }) } });
  return [found.projects.map(({ slug }) => slug), found.pages.map(({ projectSlug, path }) => projectSlug + path)];
};

test.each([
  [
    'by a part of the title, the open project first',
    'ROUND',
    lamps.id,
    [[], ['lamps/products/round-lamp', 'vases/products/round']],
  ],
  [
    'without an open project, the shorter address first',
    'round',
    undefined,
    [[], ['vases/products/round', 'lamps/products/round-lamp']],
  ],
  ['a foreign project named is not searched', 'secret', foreign.id, [[], []]],
  ['projects by their address', 'lamps', undefined, [['lamps'], []]],
  ['a foreign project by its address', 'foreign', undefined, [[], []]],
  ['percent signs are letters', '%', undefined, [[], []]],
] as const)('a member: %s', async (_name, text, projectId, expected) => {
  expect(await find(person.token, text, projectId)).toEqual(expected);
});

test('a super admin finds every project, and pages of the open one', async () => {
  expect(await find(boss.token, 'foreign')).toEqual([['foreign'], []]);
  expect(await find(boss.token, 'round', foreign.id)).toEqual([[], ['foreign/products/round-secret']]);
});

test('nobody else finds anything', async () => {
  await expect(find(null, 'round')).rejects.toMatchObject({ status: 401 });
});

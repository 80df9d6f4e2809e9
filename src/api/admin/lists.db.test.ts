import { expect, test } from 'vitest';
import type { addresses } from '#contract/addresses.ts';
import { sortKeysOf } from '#contract/admin-lists/admin-list.ts';
import { adminLists } from '#contract/admin-lists/index.ts';
import { calls } from '#contract/index.ts';
import { createTestApi } from '../../../test/api.ts';

// Every list of the super admin is ordered by each of its columns in the database, and narrowed by each choice.

const api = await createTestApi();
const { token } = await api.addPerson('boss@example.com', { role: 'superadmin' });
await api.addProject('lamps');
const admin = api.as(token) as unknown as Record<string, (input?: object) => Promise<unknown>>;

const offered = adminLists.filter(({ call }) => !('part' in calls[call as keyof typeof addresses]));

test.each(offered.map((list) => [list.name, list] as const))('%s', async (_, { call, choice, whole, ...list }) => {
  const orders = whole ? [] : sortKeysOf({ call, ...list });
  const queries = [
    {},
    { search: '100%_' },
    ...orders.flatMap((sort) => [{ sort }, { sort, direction: 'desc' }]),
    ...Object.keys(choice?.values ?? {}).map((value) => ({ [choice?.name ?? '']: value })),
  ];
  if (whole) expect(await admin[call]?.()).toEqual(expect.any(Array));
  else
    for (const query of queries) {
      const answer = await admin[call]?.({ query });
      expect(answer, JSON.stringify(query)).toMatchObject({ page: 1, perPage: 25, items: expect.any(Array) });
    }
});

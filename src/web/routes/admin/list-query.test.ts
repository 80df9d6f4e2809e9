import { expect, test } from 'vitest';
import { planRequests, users } from '#contract/admin-lists/customers.ts';
import { mails } from '#contract/admin-lists/operation.ts';
import { adminListQuery } from './list-query.ts';

const at = (query: string) => new URL(`https://linkbild.example/app/admin/list?${query}`);

test('page, search, order and choice are read from the address', () => {
  const query = adminListQuery(users, at('page=3&search=+ada+&sort=lastSeen&direction=desc&status=pending'));
  expect(query).toEqual({ page: 3, search: 'ada', sort: 'lastSeen', direction: 'desc', status: 'pending' });
});

test('what a list does not have is ignored', () => {
  expect(adminListQuery(users, at('page=x&sort=constructor&status=valueOf&state=active'))).toEqual({ page: 1 });
  expect(adminListQuery(mails, at('state=sent&sort=kind'))).toEqual({ page: 1, sort: 'kind', direction: 'asc' });
  expect(adminListQuery(planRequests, at('state=open'))).toEqual({ page: 1 });
});

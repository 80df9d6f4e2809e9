import { expect, test } from 'vitest';
import { userStatuses } from '#domain/enumerations.ts';
import { provenAddressOf } from './proven-address.ts';

const email = 'owner@example.com';

test('an address is proven by the first login, and by nothing before it', () => {
  const proven = userStatuses.filter((status) => provenAddressOf({ email, status, statusBeforeSuspension: null }));
  expect(proven).toEqual(['active', 'first_login']);
});

test('a suspended account is as proven as it was before', () => {
  const proven = userStatuses.filter((before) =>
    provenAddressOf({ email, status: 'suspended', statusBeforeSuspension: before }),
  );
  expect(proven).toEqual(['active', 'first_login']);
});

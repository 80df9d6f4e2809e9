import { expect, test } from 'vitest';
import { endUnpaid, reconcile } from '#flows/billing/stripe/reconcile.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';

// An installation without Stripe's keys: requests by mail, as before.

const api = await createTestApi();
await savePlans(api.io.db);

test('without keys no call and no address of Stripe is there, and plans are requested', async () => {
  const project = await api.addProject('lamps');
  const owner = await api.addPerson('owner@example.com');
  await api.join(project.id, owner.id, 'admin');
  const as = api.as(owner.token);
  const params = { id: String(project.id) };
  expect((await api.request('/stripe/webhooks', { method: 'POST', body: '{}' })).status).toBe(404);
  await expect(as.startCheckout({ params, body: { planId: 'starter-100', period: 'monthly' } })).rejects.toMatchObject({
    code: 'CALL_NOT_FOUND',
  });
  await expect(as.listInvoices({ params })).rejects.toMatchObject({ status: 404 });
  expect(await as.getPlan({ params })).toMatchObject({ provider: 'operator', canBuy: true, billing: null });
  await as.requestPlan({ params, body: { planId: 'starter-100' } });
  expect((await as.getPlan({ params })).planRequest).toMatchObject({ planId: 'starter-100' });
  // The scheduled jobs find nothing to do.
  await endUnpaid(api.io);
  await reconcile(api.io, new AbortController().signal);
});

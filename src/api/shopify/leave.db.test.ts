import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteMarkedRows } from '#flows/projects/delete-project.ts';
import { handleWebhooks } from '#flows/shopify/handle-webhooks.ts';
import { deleteExpiredShops } from '#flows/shopify/leave/leave-shop.ts';
import { addUser } from '#io/db/queries/accounts/users.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { projects, shopifyWebhooks, users } from '#io/db/schema/index.ts';
import { countRows } from '../../../test/count-rows.ts';
import { codeOf } from '../../../test/refusal.ts';
import { createShopifyApi } from './shopify.fixture.ts';

// Uninstalling, reinstalling and deletion, and webhooks that cannot be handled.

const api = await createShopifyApi();
const { db } = api.io;
const DAY_MS = 86_400_000;
const projectOf = async (id: number | null) =>
  (
    await db
      .select()
      .from(projects)
      .where(eq(projects.id, id ?? 0))
  )[0];
const signal = () => AbortSignal.timeout(20_000);

async function installed(handle: string) {
  const shop = await api.addShop({ handle });
  shop.install();
  const admin = api.inAdmin(shop);
  return { ...(await admin.openShop({ body: {} })), shop, admin };
}

describe('uninstalling', () => {
  test('ends tokens and work at once; the project is kept for 90 days', async () => {
    const { shop, admin, projectId } = await installed('leaving');
    await api.deliver(...shop.uninstall());
    const row = await api.rowOf(shop);
    expect(row).toMatchObject({ accessToken: null, refreshToken: null, scopes: [], projectId });
    expect(Math.round(((row.deleteAt?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(90);
    expect((await projectOf(projectId))?.state).toBe('inactive');
    expect(await codeOf(admin.getProject({ params: { id: String(projectId) } }))).toBe('NOT_LOGGED_IN');
    await deleteExpiredShops(api.io, signal());
    expect(await projectOf(projectId)).toBeDefined();
  });

  test('and coming back within that time finds the project, with new tokens', async () => {
    const { shop, projectId, projectSlug } = await installed('coming-back');
    const [left] = shop.uninstall();
    if (left) await api.deliver(left);
    shop.install();
    expect(await api.inAdmin(shop).openShop({ body: {} })).toMatchObject({ state: 'ready', projectId, projectSlug });
    expect(await api.rowOf(shop)).toMatchObject({ uninstalledAt: null, deleteAt: null, madeProject: true });
    expect((await projectOf(projectId))?.state).toBe('active');
    // The same webhook again, and a late one: both are about the previous installation.
    if (left) await api.deliver({ ...left, headers: { ...left.headers, 'x-shopify-webhook-id': 'late-delivery' } });
    expect((await api.rowOf(shop)).accessToken).not.toBeNull();
    expect((await projectOf(projectId))?.state).toBe('active');
  });

  test('with a clock of ours that is ahead: Shopify is asked, and says that it is gone', async () => {
    const { shop } = await installed('clock-ahead');
    await api.changeRow(shop, { installedAt: new Date(Date.now() + 60_000) });
    await api.deliver(...shop.uninstall());
    expect((await api.rowOf(shop)).accessToken).toBeNull();
  });

  test('after 90 days a night deletes the shop, its project and the account that was only its own', async () => {
    const { shop, projectId } = await installed('expired');
    await api.deliver(...shop.uninstall());
    await api.changeRow(shop, { deleteAt: new Date(Date.now() - 1000) });
    await deleteExpiredShops(api.io, signal());
    expect(await findProject(api.io.db, projectId ?? 0)).toBeNull();
    await deleteMarkedRows(api.io, { signal: signal() });
    expect(await projectOf(projectId)).toBeUndefined();
    expect((await api.rows()).map((row) => row.shop)).not.toContain(shop.domain);
    expect(await countRows(db, users, eq(users.email, 'owner@expired.example'))).toBe(0);
  });
});

describe('shop/redact', () => {
  test('deletes everything of a shop that left, at once', async () => {
    const { shop, projectId } = await installed('redacted');
    await api.deliver(...shop.uninstall(), ...shop.askPrivacy('shop/redact'));
    expect(await findProject(api.io.db, projectId ?? 0)).toBeNull();
    await deleteMarkedRows(api.io, { signal: signal() });
    expect(await projectOf(projectId)).toBeUndefined();
    expect((await api.rows()).map((row) => row.shop)).not.toContain(shop.domain);
    expect(await countRows(db, users, eq(users.email, 'owner@redacted.example'))).toBe(0);
    // Shopify may repeat it, and also sends webhooks about customers.
    await api.deliver(...shop.askPrivacy('shop/redact'), ...shop.askPrivacy('customers/redact'));
    shop.install();
    expect((await api.inAdmin(shop).openShop({ body: {} })).state).toBe('ready');
  });

  test('changes nothing for a shop that has come back', async () => {
    const { shop, projectId } = await installed('came-back');
    await api.deliver(...shop.askPrivacy('shop/redact'), ...shop.askPrivacy('customers/data_request'));
    expect(await projectOf(projectId)).toBeDefined();
    expect((await api.rowOf(shop)).accessToken).not.toBeNull();
  });

  test('leaves an account with another project', async () => {
    const { shop } = await installed('two-projects');
    const { ownerId } = await api.rowOf(shop);
    const other = await api.addProject('second-project');
    await api.join(other.id, ownerId ?? 0, 'admin');
    await api.deliver(...shop.uninstall(), ...shop.askPrivacy('shop/redact'));
    expect(await countRows(db, users, eq(users.id, ownerId ?? 0))).toBe(1);
  });
});

describe('webhooks', () => {
  const left = (shop: string) =>
    countRows(db, shopifyWebhooks, sql`${shopifyWebhooks.shop} = ${shop} and ${shopifyWebhooks.handledAt} is null`);
  const rest = (shop: string) =>
    db
      .update(shopifyWebhooks)
      .set({ claimedUntil: new Date(0) })
      .where(eq(shopifyWebhooks.shop, shop));

  test('one that cannot be handled does not keep the others waiting, and is given up with a line', async () => {
    const { shop, projectId } = await installed('stuck');
    shop.faults.add({ with: 403, times: 100, query: 'query Shop' });
    const [changed] = shop.changeDetails({ name: 'Another name' });
    const send = (delivery: typeof changed) =>
      api.request('/shopify/webhooks', {
        method: 'POST',
        headers: delivery?.headers ?? {},
        body: delivery?.body ?? '',
      });
    await send(changed);
    await send(shop.uninstall()[0]);
    await expect(handleWebhooks(api.io, shop.domain, signal())).rejects.toThrow('waits for another try');
    expect((await projectOf(projectId))?.state).toBe('inactive');
    expect(await left(shop.domain)).toBe(1);
    // Not retried before its delay is over.
    await expect(handleWebhooks(api.io, shop.domain, signal())).rejects.toThrow('waits for another try');
    await api.changeRow(shop, { accessToken: api.io.keys.encrypt('shopify-token', 'x'), accessTokenExpiresAt: null });
    for (let attempt = 2; attempt < 8; attempt++) {
      await rest(shop.domain);
      await expect(handleWebhooks(api.io, shop.domain, signal())).rejects.toThrow('waits for another try');
    }
    await rest(shop.domain);
    await handleWebhooks(api.io, shop.domain, signal());
    expect(await left(shop.domain)).toBe(0);
    expect(api.logged.filter((line) => line.includes('was given up'))).toHaveLength(1);
  });

  test('of a shop that never installed the app are answered and forgotten', async () => {
    const shop = await api.addShop({ handle: 'never' });
    await api.deliver(...shop.askPrivacy('shop/redact'), ...shop.askPrivacy('customers/data_request'));
    expect(await left(shop.domain)).toBe(0);
  });

  test('shop/update: name, currency, plan and address as Shopify says now', async () => {
    const { shop } = await installed('updated');
    await api.deliver(...shop.changeDetails({ name: 'Neu', currencyCode: 'CHF', isPartnerDevelopment: true }));
    expect(await api.rowOf(shop)).toMatchObject({ name: 'Neu', currency: 'CHF', isDevelopment: true });
  });

  test('work that is asked to stop leaves the rest for the next', async () => {
    const { shop } = await installed('stopped');
    const [changed] = shop.changeDetails({ name: 'Later' });
    await api.request('/shopify/webhooks', {
      method: 'POST',
      headers: changed?.headers ?? {},
      body: changed?.body ?? '',
    });
    await handleWebhooks(api.io, shop.domain, AbortSignal.abort());
    expect(await left(shop.domain)).toBe(1);
  });
});

test('an address that is taken between looking and writing is not taken over', async () => {
  await addUser(db, { email: 'owner@raced.example', status: 'active' });
  expect((await installed('raced')).state).toBe('claim');
});

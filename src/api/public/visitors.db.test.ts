import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clearUnconfirmedEntries } from '#io/db/queries/operation/waitlist.ts';
import { mails, waitlistEntries } from '#io/db/schema/index.ts';
import { seed } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { fromLink, newestMail } from '../../../test/mails.ts';

// What visitors do without an account: waitlist, poll, campaigns.

const api = await createTestApi();
await seed(api.io.db, { sampleShopUrl: null });
const root = api.as((await api.addPerson('root@example.com', { role: 'superadmin' })).token);
const consent = true as const;
const entryOf = async (email: string) =>
  (await api.io.db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email)))[0];

test('the super admin sends the confirmation again and deletes an entry', async () => {
  const email = 'lost-mail@example.com';
  await api.as(null).joinWaitlist({ body: { email, consent } });
  const first = await newestMail(api.io.db, email, 'confirm-waitlist');
  const { items } = await root.listWaitlist({ query: { search: email } });
  const params = { id: String(items[0]?.id) };
  await api.io.db
    .update(waitlistEntries)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(waitlistEntries.email, email));
  await root.resendWaitlistMail({ params });
  const second = await newestMail(api.io.db, email, 'confirm-waitlist');
  expect(second.id).toBeGreaterThan(first.id);
  const confirm = (mail: typeof first) =>
    api.as(null).confirmWaitlist({ body: { confirmationCode: fromLink(mail, 'confirmationCode') } });
  await expect(confirm(first)).rejects.toMatchObject({ code: 'INVALID_WAITLIST_CODE' });
  await confirm(second);
  await expect(root.resendWaitlistMail({ params })).rejects.toMatchObject({ status: 404 });
  await root.deleteWaitlistEntry({ params });
  expect(await entryOf(email)).toBeUndefined();
  await expect(root.deleteWaitlistEntry({ params })).rejects.toMatchObject({ status: 404 });
});

describe('waitlist', () => {
  test('joined, confirmed, joined again, left [1.6] [3.16] [7.25] [8.7]', async () => {
    const email = 'wait@example.com';
    const visitor = api.as(null, 'de');
    const body = { email: 'Wait@Example.com', website: 'shop.example', consent };
    const first = await visitor.joinWaitlist({ body });
    expect(first.message).toBe('Wir haben Ihnen eine E-Mail gesendet. Bestätigen Sie darin Ihre E-Mail-Adresse.');
    expect(await entryOf(email)).toMatchObject({ confirmedAt: null, website: 'https://shop.example/', language: 'de' });
    const mail = await newestMail(api.io.db, email, 'confirm-waitlist');
    expect(mail.text).toContain('/de/waitlist-confirmation?');
    expect(mail.oneClickUrl).toContain('/api/waitlist-unsubscribe/one-click?confirmationCode=');

    // A newer mail replaces the confirmation link of an older one, the unsubscribe link stays the same.
    await visitor.joinWaitlist({ body });
    const newer = await newestMail(api.io.db, email, 'confirm-waitlist');
    const stale = { confirmationCode: fromLink(mail, 'confirmationCode') };
    await expect(visitor.confirmWaitlist({ body: stale })).rejects.toMatchObject({ code: 'INVALID_WAITLIST_CODE' });
    expect(newer.oneClickUrl).toBe(mail.oneClickUrl);

    const code = { confirmationCode: fromLink(newer, 'confirmationCode') };
    await visitor.confirmWaitlist({ body: code });
    await visitor.confirmWaitlist({ body: code });
    expect((await entryOf(email))?.confirmedAt).not.toBeNull();

    // People on the list get a mail; the form responds the same.
    expect(await visitor.joinWaitlist({ body })).toEqual(first);
    const already = await newestMail(api.io.db, email, 'already-on-waitlist');
    const leaving = { confirmationCode: fromLink(already, 'confirmationCode') };
    await visitor.unsubscribeWaitlist({ body: leaving });
    expect(await entryOf(email)).toBeUndefined();
    await expect(visitor.unsubscribeWaitlist({ body: leaving })).rejects.toMatchObject({ status: 404 });
    await expect(visitor.joinWaitlist({ body })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('the Shopify address is optional, kept beside the website and shown to the super admin [3.16]', async () => {
    const email = 'shopify@example.com';
    const visitor = api.as(null);
    const join = (body: object) => visitor.joinWaitlist({ body: { email, consent, ...body } });
    await expect(join({ shopifyUrl: 'not an address' })).rejects.toMatchObject({
      errors: { shopifyUrl: ['Enter a valid URL.'] },
    });
    expect(await entryOf(email)).toBeUndefined();
    await join({ shopifyUrl: 'lamps.myshopify.com' });
    expect(await entryOf(email)).toMatchObject({ website: null, shopifyUrl: 'https://lamps.myshopify.com/' });
    // Values omitted the second time are not deleted.
    await join({ website: 'lamps.example' });
    const stored = { website: 'https://lamps.example/', shopifyUrl: 'https://lamps.myshopify.com/' };
    expect(await entryOf(email)).toMatchObject(stored);
    expect((await root.listWaitlist({ query: { search: 'lamps.myshopify' } })).items).toMatchObject([stored]);
  });

  test('a mail program unsubscribes with one click, a person gets the page', async () => {
    const email = 'once@example.com';
    await api.as(null).joinWaitlist({ body: { email, consent } });
    const { oneClickUrl } = await newestMail(api.io.db, email, 'confirm-waitlist');
    const path = (oneClickUrl ?? '').replace(/^.*\/api/, '');
    const opened = await api.request(path);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/waitlist-unsubscribe?'),
    ]);
    for (let turn = 0; turn < 2; turn++) expect((await api.request(path, { method: 'POST' })).status).toBe(204);
    expect(await entryOf(email)).toBeUndefined();
  });

  test('after 7 days the code expires, and the address is deleted at night', async () => {
    const email = 'late@example.com';
    await api.as(null).joinWaitlist({ body: { email, consent } });
    const entry = await entryOf(email);
    expect(Math.round(((entry?.expiresAt.getTime() ?? 0) - (entry?.consentAt.getTime() ?? 0)) / 86_400_000)).toBe(7);
    await api.io.db
      .update(waitlistEntries)
      .set({ expiresAt: sql`now() - interval '1 minute'` as unknown as Date })
      .where(eq(waitlistEntries.email, email));
    const confirmationCode = fromLink(await newestMail(api.io.db, email, 'confirm-waitlist'), 'confirmationCode');
    await expect(api.as(null).confirmWaitlist({ body: { confirmationCode } })).rejects.toMatchObject({
      status: 410,
      code: 'EXPIRED_WAITLIST_CODE',
    });
    await clearUnconfirmedEntries(api.io.db);
    expect(await entryOf(email)).toBeUndefined();
  });

  test.each([
    [{ email: 'nobody', consent }, 'email', 'Please add a valid email address.'],
    [{ email: 'a@example.com', consent: false as true }, 'consent', 'Please confirm our privacy policy.'],
    [{ email: 'a@example.com', website: 'no address', consent }, 'website', 'Enter a valid URL.'],
  ])('%o is rejected under its field [5.4] [5.8]', async (body, field, message) => {
    await expect(api.as(null).joinWaitlist({ body })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [message] },
    });
    expect(await api.io.db.select().from(mails).where(eq(mails.recipient, body.email))).toEqual([]);
  });
});

test('waitlist: the super admin can search, sort and page [2.30]', async () => {
  for (const name of ['b', 'a', 'c']) {
    await api
      .as(null)
      .joinWaitlist({ body: { email: `${name}@list.example`, website: `${name}-shop.example`, consent } });
  }
  const confirmationCode = fromLink(
    await newestMail(api.io.db, 'c@list.example', 'confirm-waitlist'),
    'confirmationCode',
  );
  await api.as(null).confirmWaitlist({ body: { confirmationCode } });
  const emails = async (query: Parameters<typeof root.listWaitlist>[0]['query']) => {
    const { items, total } = await root.listWaitlist({ query });
    return [total, ...items.map(({ email }) => email[0])];
  };
  const search = 'list.example';
  expect(await emails({ search, sort: 'email', direction: 'asc' })).toEqual([3, 'a', 'b', 'c']);
  expect(await emails({ search })).toEqual([3, 'c', 'a', 'b']);
  expect(await emails({ search, sort: 'email', perPage: 2, page: 2, direction: 'asc' })).toEqual([3, 'c']);
  expect(await emails({ search, state: 'confirmed' })).toEqual([1, 'c']);
  expect(await emails({ search: 'a-shop' })).toEqual([1, 'a']);
});

test('poll: one answer per uuid, a later one replaces it [1.5] [3.20] [7.34]', async () => {
  const visitor = api.as(null);
  expect(await visitor.getPoll()).toEqual({
    answers: 0,
    shares: [
      { variant: 'with-picture', share: 0 },
      { variant: 'without-picture', share: 0 },
    ],
  });
  const answer = (digit: number, variant: 'with-picture' | 'without-picture') =>
    visitor.answerPoll({
      body: { variant, uuid: `00000000-0000-4000-8000-00000000000${digit}`, mobile: false, order: ['with-picture'] },
    });
  await answer(1, 'without-picture');
  await answer(2, 'with-picture');
  const { answers, shares } = await answer(1, 'with-picture');
  expect([answers, shares[0]?.share]).toEqual([2, 1]);
  await expect(answer(3, 'neither' as 'with-picture')).rejects.toMatchObject({ status: 422 });
});

test.each([
  ['en', false, null],
  ['de', true, 'shopify-aktion'],
] as const)('campaign in %s: banner %s', async (language, hasBanner, token) => {
  const visitor = api.as(null, language);
  expect(await visitor.getCampaign({ params: { token: 'shopify-aktion' } })).toMatchObject({
    hasBanner,
    offers: { length: 3 },
  });
  expect((await visitor.getCampaignBanner()).banner?.token ?? null).toBe(token);
  await expect(visitor.getCampaign({ params: { token: 'another' } })).rejects.toMatchObject({ status: 404 });
});

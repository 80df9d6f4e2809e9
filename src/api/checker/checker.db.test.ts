import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { createImageHosts } from '#images/app.ts';
import { clearOldCheckerRequests } from '#io/db/queries/audits/checker-requests.ts';
import { waitFor } from '../../../test/api.ts';
import { browserSession } from '../../../test/browser-session.ts';
import { newestMail } from '../../../test/mails.ts';
import { createCheckerApi } from './checker.fixture.ts';

const { api, shop, plainSite, closedShop } = await createCheckerApi();
await api.runJobs();
const consent = true as const;
const root = api.as((await api.addPerson('root@example.com', { role: 'superadmin' })).token);

/** Somebody who registered and followed the link in the mail. */
async function confirmed(email: string): Promise<{ token: string }> {
  const browser = browserSession(api);
  await browser.api.register({ body: { email, password: 'a long enough password' } });
  const mail = await newestMail(api.io.db, email, 'confirm-registration');
  const url = new URL(/https?:\S+confirmationCode=\S+/.exec(mail.text)?.[0] ?? '');
  const confirmationCode = url.searchParams.get('confirmationCode') ?? '';
  await browser.api.loginViaConfirmationCode({ body: { confirmationCode } });
  return { token: browser.cookies.get(SESSION_COOKIE) ?? '' };
}

test.each([
  ['a missing page', () => 'http://nowhere.invalid/', 'PAGE_NOT_FOUND', 'The page is not found. Please check the URL.'],
  [
    'an address in the local network',
    () => 'http://127.0.0.1:1/',
    'PAGE_NOT_FOUND',
    'The page is not found. Please check the URL.',
  ],
  [
    'a closed shop',
    () => closedShop.url,
    'PAGE_PASSWORD_PROTECTED',
    "The page is password protected. Unfortunately, we can't access the link previews.",
  ],
  [
    'another kind of site',
    () => plainSite.url,
    'PAGE_NOT_SHOPIFY',
    'We only support Shopify stores. Please provide an url to a Shopify store.',
  ],
  ['a site that fails', () => `${plainSite.failingUrl}/`, 'CHECK_FAILED', 'An error occurred. Please try again later.'],
])('%s is reported in the form [1.14] [5.5] [8.5]', async (what, website, code, message) => {
  const body = { email: `${what.replaceAll(' ', '.')}@example.com`.toLowerCase(), website: website(), consent };
  await expect(api.as(null).checkStore({ body })).rejects.toMatchObject({ status: 422, code, message });
  await expect(api.as(null, 'de').checkStore({ body })).rejects.not.toMatchObject({ message });
  const { items } = await root.listCheckerRequests({ query: { search: body.email } });
  expect(items.map(({ state }) => state)).toEqual(Array(2).fill(code === 'CHECK_FAILED' ? 'failed' : 'refused'));
});

test('a store is accepted, checked, mailed, found again and taken over [1.2] [3.17] [7.29]', async () => {
  const email = 'keeper@example.com';
  const visitor = api.as(null, 'de');
  const body = { email, website: `${shop.url}/products/dune-vase`, consent };
  const first = await visitor.checkStore({ body });
  expect(first).toEqual({ message: expect.stringContaining('senden wir es Ihnen per E-Mail'), checkUrl: null });
  const mail = await newestMail(api.io.db, email, 'check-result');
  expect(mail.subject).toMatch(/^localhost:\d+: \d+ von 100 Punkten für Ihre Linkvorschauen$/);
  expect(mail.text).toMatch(/\n1\. .+\n.+\n.*\d+ von 20 Seiten\n/);
  // The card of the shop's own link, for mail programs: no session, the key is in its name.
  const [, picture = ''] =
    /<img[^>]* src="http:\/\/[^/]+(\/og\/card\/[0-9a-f-]{36}~[0-9a-f]{24}\.jpg)" alt="WhatsApp zeigt /.exec(
      mail.html,
    ) ?? [];
  const shown = await createImageHosts(api.io).app.request(`http://localhost:3000${picture}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 1040, format: 'jpeg' });

  // The mail's link has the key: the slug alone opens nothing.
  const [, name = '', slug = ''] = /\/de\/check\/(([\w-]+)~[0-9a-f]{24})/.exec(mail.text) ?? [];
  await expect(visitor.getPublicAudit({ params: { projectSlug: slug } })).rejects.toMatchObject({ status: 404 });

  const result = await visitor.getPublicAudit({ params: { projectSlug: name } });
  expect(result).toMatchObject({ trigger: 'checker', pagesPlanned: 20, project: { slug, isVerified: false } });
  // Same address and site within 24 hours: the same result, no second check, no second mail.
  const second = await visitor.checkStore({ body: { ...body, website: shop.url } });
  expect(second.checkUrl).toContain(`/de/check/${name}`);
  expect((await root.listCheckerRequests({ query: { search: email } })).total).toBe(1);
  const { items } = await root.listAllProjects({ query: { state: 'created' } });
  expect(items).toEqual([expect.objectContaining({ slug, state: 'created', members: 0, score: result.score })]);

  const step = { email, nextStep: 'Call me' };
  await expect(visitor.takeNextStep({ body: { ...step, projectSlug: slug } })).rejects.toMatchObject({ status: 404 });
  await visitor.takeNextStep({ body: { ...step, projectSlug: name } });
  await newestMail(api.io.db, 'admin@linkbild.local', 'next-step');
  const [request] = (await root.listCheckerRequests({ query: { search: email, state: 'done' } })).items;
  expect(request).toMatchObject({ projectSlug: slug, nextSteps: ['Call me'], mailId: mail.id, score: result.score });

  // The check alone puts nothing into an account: the owner of the address says yes by the link in the mail.
  const claimCode = new URL(/https?:\S+add-shop\?code=\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('code') ?? '';
  const owner = api.as((await confirmed(email)).token);
  expect(await owner.getCheckedShop({ query: { code: claimCode } })).toMatchObject({ email, isYours: true });
  expect((await root.listAllProjects({ query: { search: slug } })).items[0]).toMatchObject({ members: 0 });
  const reader = api.as((await api.addPerson('has-the-mail@example.com')).token);
  expect(await reader.getCheckedShop({ query: { code: claimCode } })).toMatchObject({
    isYours: false,
    projectSlug: null,
  });
  await expect(reader.claimCheckedShop({ body: { code: claimCode } })).rejects.toMatchObject({
    code: 'CHECKED_WITH_OTHER_ADDRESS',
  });
  for (const _ of ['once', 'twice'])
    expect(await owner.claimCheckedShop({ body: { code: claimCode } })).toEqual({ projectSlug: slug });
  const claimed = await root.listAllProjects({ query: { search: slug } });
  expect(claimed.items[0]).toMatchObject({ slug, state: 'active', members: 1 });
  await expect(owner.claimCheckedShop({ body: { code: 'guess' } })).rejects.toMatchObject({
    code: 'CHECK_LINK_EXPIRED',
  });
  // The mailed link still works. Asking again no longer shows it in the form, but sends another mail.
  expect((await visitor.getPublicAudit({ params: { projectSlug: name } })).score).toBe(result.score);
  const third = await visitor.checkStore({ body: { ...body, website: shop.url } });
  expect(third.checkUrl).toBeNull();
  expect((await newestMail(api.io.db, email, 'check-result')).id).toBeGreaterThan(mail.id);
  // It comes with designs: one live on every route.
  const params = { id: String(claimed.items[0]?.id) };
  const routes = await root.listRoutes({ params });
  const templates = await root.listTemplates({ params });
  expect(templates.map(({ routeId, state }) => [routeId, state]).toSorted()).toEqual(
    routes.map(({ id }) => [id, 'live']).toSorted(),
  );
  expect(routes.length).toBeGreaterThan(3);
});

test('a check with somebody’s address leaves their account as it is', async () => {
  const { token } = await api.addPerson('early@example.com');
  await api.as(null).checkStore({ body: { email: 'early@example.com', website: shop.url, consent } });
  await newestMail(api.io.db, 'early@example.com', 'check-result');
  expect((await api.as(token).listProjects({ query: {} })).items).toEqual([]);
});

test('a super admin can run a request’s check again [2.27]', async () => {
  const [request] = (await root.listCheckerRequests({ query: { state: 'refused', search: 'another.kind' } })).items;
  await root.retryCheckerRequest({ params: { id: String(request?.id) } });
  const mail = await newestMail(api.io.db, request?.email ?? '', 'check-failed');
  const again = await waitFor(async () => {
    const { items } = await root.listCheckerRequests({ query: { search: 'another.kind', state: 'refused' } });
    return items.find(({ id, mailId }) => id === request?.id && mailId !== null);
  }, 'the end of the second check');
  expect(again).toMatchObject({ reason: 'not-shopify', mailId: mail.id });
});

test('five an hour per client, twenty a day per address', async () => {
  const one = api.as(null);
  const codes: string[] = [];
  const check = async (visitor: typeof one, email: string) => {
    const body = { email, website: plainSite.url, consent };
    await visitor.checkStore({ body }).catch((error: { code: string }) => codes.push(error.code));
  };
  for (let turn = 1; turn <= 6; turn++) await check(one, `turn${turn}@example.com`);
  expect(codes).toEqual([...Array(5).fill('PAGE_NOT_SHOPIFY'), 'TOO_MANY_REQUESTS']);
  codes.length = 0;
  for (let turn = 1; turn <= 21; turn++) await check(api.as(null), 'busy@example.com');
  expect(codes).toEqual([...Array(20).fill('PAGE_NOT_SHOPIFY'), 'TOO_MANY_REQUESTS']);
});

test('deletes the requester’s address after a year', async () => {
  const ids = async () => (await root.listCheckerRequests({ query: {} })).items.map(({ id }) => id);
  const [first, ...others] = await ids();
  await api.io.db.execute(
    sql`update checker_requests set created_at = now() - interval '366 days' where id = ${first}`,
  );
  await clearOldCheckerRequests(api.io.db, 365);
  expect((await ids()).slice(0, others.length)).toEqual(others);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { baseTemplateSeed, savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { whenOver } from '../test/after-run.ts';
import { createTestApi } from '../test/api.ts';
import { jobDone } from '../test/api-with-shop.ts';
import { newContext, openAs, watch, withBrowser } from './browser.ts';
import { startSite } from './start-site.ts';
import { newMember, superAdmin } from './users.ts';

// The first minute with a shop whose address was wrong: one thing to do in every step, and then the setup fills by itself
// while the shop is being read. And its end: the code is seen, and the first share.

withBrowser();

let boss: Awaited<ReturnType<typeof superAdmin>>;
let mina: Awaited<ReturnType<typeof newMember>>;
let team: { id: number; slug: string };
let project: { id: number; slug: string };
const params = ({ id }: { id: number }) => ({ id: String(id) });

beforeAll(async () => {
  boss = await superAdmin();
  // By an invitation, to have an account; the demo project has the sample shop's address itself.
  team = (await boss.api.saveProject({ body: { full: 'https://minas-team.example' } })).project;
  await boss.api.setPlan({ params: params(team), body: { planId: 'professional-100', reason: 'Agreed' } });
  mina = await newMember(team.id, { email: 'mina@example.com', role: 'user', firstname: 'Mina' });
  const wrong = inject('shopUrl').replace('http:', 'https:');
  project = (await mina.api.saveProject({ body: { full: wrong } })).project;
});
afterAll(async () => {
  for (const one of [project, team])
    await boss.api.deleteProject({ params: params(one), query: { confirm: one.slug } });
});

test('a site that cannot be read is one state, with a reason and a way on, on every screen', async () => {
  const wrong = inject('shopUrl').replace('http:', 'https:');
  const ines = await newMember(team.id, { email: 'ines@example.com', role: 'user', firstname: 'Ines' });
  await ines.api.setAchievement({ body: { key: 'onboarding', value: 'step1' } });
  const made = await ines.api.saveProject({ body: { full: wrong } });
  const job = await jobDone(ines.api, made.job?.id ?? '');
  expect(job.state).toBe('failed');
  const { slug } = made.project;
  const title = 'We can’t read your website';
  const { page, troubles } = await openAs(ines, `/app?new=1&project=${slug}&job=${made.job?.id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(job.text.en).waitFor();
  expect(await page.getByText('is ready').count()).toBe(0);
  const action = page.getByRole('link', { name: 'Change the address or try again' });
  for (const screen of ['subpages', 'templates', 'audits', 'monitoring', 'settings/project']) {
    await page.goto(`/app/${slug}/${screen}`);
    await page.getByRole('status').filter({ hasText: title }).getByText(job.text.en).waitFor();
    expect(await action.getAttribute('href'), screen).toBe(`/app/${slug}/dashboard`);
  }
  // Corrected in the setup, the website gets the name of its new address, and the setup stays where it was.
  await page.goto(`/app/${slug}/dashboard?onboarding=2`);
  await page.getByRole('dialog').getByLabel('Address of your website').fill('ines-tea.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/app/ines-tea/dashboard?onboarding=2');
  await page.getByRole('dialog').getByText('Step 2 of 3').waitFor();
  expect(troubles).toEqual([]);
  await boss.api.deleteProject({ params: params(made.project), query: { confirm: 'ines-tea' } });
});

/** In a grid of points: each is the picture's own. */
const isUncovered = (picture: Element) => {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const steps = [0.05, 0.2, 0.5, 0.8, 0.95];
  return steps.every((x) =>
    steps.every((y) => document.elementFromPoint(left + x * width, top + y * height) === picture),
  );
};

test('an address that cannot be read is corrected in the setup, which then shows an own product and its pages', async () => {
  await expect
    .poll(async () => (await mina.api.getProject({ params: params(project) })).problems.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const { page, troubles } = await openAs(mina, `/app/${project.slug}/dashboard`);
  const modal = page.getByRole('dialog');
  const unreadable = modal.getByRole('heading', { name: 'We can’t read your website' });
  const heights = new Set<number | undefined>();
  for (const step of ['Next step', 'Next step', null]) {
    await unreadable.waitFor();
    heights.add((await modal.boundingBox())?.height);
    if (step) await modal.getByRole('button', { name: step }).click();
  }
  expect(heights.size, 'the sheet keeps its height').toBe(1);
  await modal.getByRole('button', { name: 'Previous step' }).click();
  await modal.getByRole('button', { name: 'Previous step' }).click();
  // Asked again as it stands there: the shop answers on http only.
  expect(await modal.getByLabel('Address of your website').inputValue()).toBe(new URL(inject('shopUrl')).host);
  await modal.getByRole('button', { name: 'Try again' }).click();
  // Nothing is pressed from here on.
  await modal.getByText('Your product on WhatsApp today').waitFor();
  await unreadable.waitFor({ state: 'detached' });
  // A step begins at its top, also after one that was scrolled.
  const scrolled = modal.locator('.overflow-y-auto');
  await page.setViewportSize({ width: 390, height: 800 });
  await scrolled.evaluate((content) => content.scrollTo(0, content.scrollHeight));
  expect(await scrolled.evaluate((content) => content.scrollTop)).toBeGreaterThan(0);
  await modal.getByRole('button', { name: 'Next step' }).click();
  await modal.getByRole('heading', { name: 'Choose templates' }).waitFor();
  expect(await scrolled.evaluate((content) => content.scrollTop)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose templates');
  const products = modal.getByRole('listitem').filter({ hasText: '/products/*' });
  await products.getByText(/^[1-9]\d* pages?$/).waitFor();
  await products.getByText('Ready', { exact: true }).waitFor();
  // On a phone too the tiles stay where they are when another one is chosen.
  const [chosen, others] = [true, false].map((pressed) => products.getByRole('button', { pressed }));
  if (!chosen || !others) throw new Error('No tiles');
  await chosen.waitFor();
  await expect.poll(() => products.getByRole('button').count()).toBe(4);
  const before = await products.boundingBox();
  const second = await others.first().getAttribute('aria-label');
  await others.first().click();
  const now = products.getByRole('button', { name: second ?? '', pressed: true });
  await now.waitFor();
  expect(await now.locator('img').evaluate(isUncovered), 'nothing covers the picture').toBe(true);
  expect((await products.boundingBox())?.height).toBe(before?.height);
  expect(troubles).toEqual([]);
});

/** Two products and a home page, whose theme gets our tag while the test runs. */
async function startTeaShop() {
  let tagOf = (_: string) => '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/robots.txt') return void response.writeHead(404).end();
    if (path === '/sitemap.xml') {
      const urls = ['/', '/products/kettle', '/products/cup'].map((one) => `<url><loc>${url}${one}</loc></url>`);
      const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
    }
    const name = path.split('/').at(-1) || 'Tea shop';
    const html = `<!doctype html><html lang="en"><head><title>${name}</title>${tagOf(url + path)}</head><body>${name}</body></html>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  const setTag = (write: typeof tagOf) => {
    tagOf = write;
  };
  return { url, setTag };
}

/** The tea shop's project on a site of its own, and a phone that its owner is logged in on. */
async function startTeaProject() {
  const tea = await startTeaShop();
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(tea.url).host] });
  const api = await createTestApi({ safeFetch, politeFetch: safeFetch });
  whenOver(() => safeFetch.close());
  await savePlans(api.io.db);
  await baseTemplateSeed.insert(api.io.db);
  await api.runJobs();
  const owner = await api.addPerson('tea@example.com');
  const made = await api.as(owner.token).saveProject({ body: { full: tea.url } });
  await jobDone(api.as(owner.token), made.job?.id ?? '');
  const siteUrl = await startSite(api.io);
  const imageOf = (pageUrl: string) =>
    `${siteUrl}/images/${made.project.uuid}/og.jpg?url=${encodeURIComponent(pageUrl)}`;
  const addTag = (named = (pageUrl: string) => pageUrl) =>
    tea.setTag(
      (pageUrl) =>
        `<meta name="linkbild" content="${made.project.uuid}"><meta property="og:image" content="${imageOf(named(pageUrl))}">`,
    );
  const context = await newContext({ width: 390 });
  await context.addCookies([{ name: SESSION_COOKIE, value: owner.token, domain: 'localhost', path: '/' }]);
  const page = await context.newPage();
  return { as: api.as(owner.token), made, siteUrl, imageOf, addTag, page, troubles: watch(page) };
}

test('the wait turns green by itself once the code is live, and the first share of a product is shown', async () => {
  const { made, siteUrl, imageOf, addTag, page, troubles } = await startTeaProject();
  await page.goto(`${siteUrl}/app/${made.project.slug}/dashboard?onboarding=3`);
  const modal = page.getByRole('dialog');
  await modal.getByText('Waiting for your website').waitFor();
  // Enter, pressed too early, ends no setup.
  expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe('Skip setup');
  // The email for a developer has the link that works without an account.
  await modal.getByRole('tab', { name: 'Send to my developer' }).click();
  const mail = new URL((await modal.getByRole('link', { name: 'Write the email' }).getAttribute('href')) ?? '');
  const [, path = ''] = /https?:\/\/[^/\s]+(\/install\/\S+)/.exec(mail.searchParams.get('body') ?? '') ?? [];
  expect(await (await fetch(siteUrl + path)).text()).toContain(made.project.uuid);
  const finish = modal.getByRole('button', { name: 'Finish setup' });
  expect(await finish.getAttribute('class'), 'the wait is what matters').not.toMatch(/bg-signal/);
  // Copied as it is, the code asks for the image of the home page everywhere.
  addTag((pageUrl) => new URL('/', pageUrl).href);
  await modal.getByText('One image for all pages.').waitFor();
  addTag();
  // Nothing is pressed until the share.
  await modal.getByText('Linkbild is live.').waitFor();
  await expect.poll(() => finish.getAttribute('class')).toMatch(/bg-signal/);
  const whatsApp = new URL((await modal.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  const shared = whatsApp.searchParams.get('text') ?? '';
  expect(shared).toMatch(/\/products\/(kettle|cup)$/);
  const image = await fetch(imageOf(shared), { headers: { 'user-agent': 'WhatsApp/2.24.1 A' } });
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await modal.getByText('WhatsApp just fetched your image').waitFor();
  await finish.click();
  await modal.waitFor({ state: 'detached' });
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((one) => [one === document.activeElement, scrollY])).toEqual([true, 0]);
  // Opened again it waits for another share: this one is no news.
  await page.goto(`${siteUrl}/app/${made.project.slug}/dashboard?onboarding=3`);
  await modal.getByRole('heading', { name: 'Share a link' }).waitFor();
  expect(await modal.getByText('just fetched').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('code that was there before the step was opened verifies the project too, without a wait', async () => {
  const { as, made, siteUrl, addTag, page, troubles } = await startTeaProject();
  addTag();
  // The first visit opens the setup by itself.
  await page.goto(`${siteUrl}/app/${made.project.slug}/dashboard`);
  const modal = page.getByRole('dialog');
  await modal
    .getByRole('listitem')
    .filter({ hasText: 'Add Linkbild to your website' })
    .getByText('Done', { exact: true })
    .waitFor();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('Waiting for your website')) document.body.dataset.waited = 'yes';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await modal.getByRole('button', { name: 'Next step' }).click();
  await modal.getByRole('button', { name: 'Next step' }).click();
  await modal.getByText('Linkbild is live.').waitFor();
  // The browser's own buttons do what those of the setup do.
  const step = (number: number) => modal.getByText(`Step ${number} of 3`).waitFor();
  await page.goBack();
  await step(2);
  await page.goBack();
  await step(1);
  await page.goForward();
  await step(2);
  await page.reload();
  await step(2);
  await page.goForward();
  await modal.getByText('Linkbild is live.').waitFor();
  const verifiedAt = async () => (await as.getProject({ params: { id: made.project.uuid } })).verifiedAt;
  await expect.poll(verifiedAt).not.toBeNull();
  expect(await page.evaluate(() => document.body.dataset.waited)).toBeUndefined();
  expect((await as.listAudits({ params: { id: made.project.uuid }, query: {} })).items[0]?.trigger).toBe('live');
  expect(troubles).toEqual([]);
});

test.each([
  [0, 1440],
  [3000, 1440],
  [0, 390],
  [1100, 390],
])('“Try for free” arrives at the form from %i px down the home page, %i px wide', async (from, width) => {
  const context = await newContext({ width });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), from);
  if (width < 1000) await page.locator('header summary').click();
  await page.locator('header a[href="/#try-out"]:visible').click();
  const top = () => page.locator('#try-out').evaluate((form) => Math.abs(form.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#try-out');
  await context.close();
});

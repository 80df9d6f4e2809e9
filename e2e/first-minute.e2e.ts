import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openAs, withBrowser } from './browser.ts';
import { newMember, superAdmin } from './users.ts';

// The first minute with a shop whose address was wrong: one thing to do in every step, and then the setup fills by itself
// while the shop is being read.

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
  await boss.api.setPlan({ params: params(team), body: { planId: 'professional-100' } });
  mina = await newMember(team.id, { email: 'mina@example.com', role: 'user', firstname: 'Mina' });
  const wrong = inject('shopUrl').replace('http:', 'https:');
  project = (await mina.api.saveProject({ body: { full: wrong } })).project;
});
afterAll(async () => {
  for (const one of [project, team])
    await boss.api.deleteProject({ params: params(one), query: { confirm: one.slug } });
});

test('an address that cannot be read is corrected in the setup, which then shows an own product and its pages', async () => {
  await expect
    .poll(async () => (await mina.api.getProject({ params: params(project) })).problems.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const { page, troubles } = await openAs(mina, `/app/${project.slug}/dashboard`);
  const modal = page.getByRole('dialog');
  const unreadable = modal.getByRole('heading', { name: 'We can’t read your website' });
  for (const step of ['Next step', 'Next step', null]) {
    await unreadable.waitFor();
    if (step) await modal.getByRole('button', { name: step }).click();
  }
  await modal.getByRole('button', { name: 'Previous step' }).click();
  await modal.getByRole('button', { name: 'Previous step' }).click();
  await modal.getByLabel('Address of your website').fill(inject('shopUrl'));
  await modal.getByRole('button', { name: 'Try again' }).click();
  // Nothing is pressed from here on.
  await modal.getByText('Your product on WhatsApp today').waitFor();
  await unreadable.waitFor({ state: 'detached' });
  await modal.getByRole('button', { name: 'Next step' }).click();
  const products = modal.getByRole('listitem').filter({ hasText: '/products/*' });
  await products.getByText(/^[1-9]\d* pages?$/).waitFor();
  await products.getByText('Done', { exact: true }).waitFor();
  expect(troubles).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, withBrowser } from './browser.ts';
import { newMember, superAdmin } from './users.ts';

// A website changes its owner: offered, withdrawn, declined, offered again and accepted, each side in its own browser.

withBrowser();

let boss: Awaited<ReturnType<typeof superAdmin>>;
let hanna: Awaited<ReturnType<typeof newMember>>;
let project: { id: number; slug: string };
/** Holds the owner's plan, which stays with the owner. */
let kept: { id: number; slug: string };
const email = 'hanna@example.com';
const params = ({ id } = project) => ({ id: String(id) });

beforeAll(async () => {
  boss = await superAdmin();
  project = (await boss.api.saveProject({ body: { full: 'https://handed-over.example' } })).project;
  kept = (await boss.api.saveProject({ body: { full: 'https://kept-by-its-owner.example' } })).project;
  await boss.api.setPlan({ params: params(kept), body: { planId: 'professional-100', reason: 'Agreed' } });
  hanna = await newMember(project.id, { email, role: 'admin', firstname: 'Hanna' });
  await hanna.api.setAchievement({ body: { key: 'onboarding', value: 'step1' } });
});
afterAll(async () => {
  for (const one of [project, kept])
    await boss.api.deleteProject({ params: params(one), query: { confirm: one.slug } });
});

test('a website is offered, withdrawn, declined and accepted, and both sides see it', async () => {
  const plan = `/app/${project.slug}/settings/plan`;
  const owner = await openAs(boss, plan);
  const offer = async () => {
    await owner.page.getByRole('button', { name: 'Offer website', exact: true }).click();
    const question = owner.page.getByRole('dialog');
    await question.getByText(`Hand the website over to ${email}?`).waitFor();
    await question.getByRole('button', { name: 'Offer website', exact: true }).click();
    await owner.page.getByText(`Offered to ${email}. Nothing changes until they accept.`).waitFor();
  };
  await offer();
  await owner.page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await owner.page.getByText('Offer withdrawn', { exact: true }).waitFor();

  await offer();
  const other = await openAs(hanna, `/de${plan}`);
  await other.page.getByText('Der Inhaber möchte Ihnen diese Website übergeben.', { exact: false }).waitFor();
  await other.page.getByRole('button', { name: 'Ablehnen', exact: true }).click();
  await other.page.getByText('Abgelehnt', { exact: true }).waitFor();
  expect(await other.page.getByRole('button', { name: 'Annehmen', exact: true }).count()).toBe(0);

  await owner.page.reload();
  await offer();
  await other.page.reload();
  await other.page.getByRole('button', { name: 'Annehmen', exact: true }).click();
  await other.page.getByText('Diese Website gehört jetzt Ihnen', { exact: true }).waitFor();
  // From now on it is hers to hand over, and no longer theirs.
  await other.page.getByRole('button', { name: 'Website anbieten', exact: true }).waitFor();
  await owner.page.reload();
  await owner.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await owner.page.getByRole('button', { name: 'Offer website', exact: true }).count()).toBe(0);
  expect([...owner.troubles, ...other.troubles]).toEqual([]);
});

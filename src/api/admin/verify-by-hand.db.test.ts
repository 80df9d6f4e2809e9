import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { audits } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';

// A project that the super admin marks as verified is as one whose tag was seen.

const api = await createTestApi();
await savePlans(api.io.db);
const boss = api.as((await api.addPerson('boss@example.com', { role: 'superadmin' })).token);
const lamps = await api.addProject('lamps');
const params = { id: String(lamps.id) };
const change = (body: Parameters<typeof boss.changeProjectAsAdmin>[0]['body']) =>
  boss.changeProjectAsAdmin({ params, body });
const row = () => findProject(api.io.db, lamps.id);
const triggers = async () =>
  (await api.io.db.select().from(audits).where(eq(audits.projectId, lamps.id))).map(({ trigger }) => trigger);

test('marking a project as verified starts the audit of its live pages, once', async () => {
  await change({ verified: true });
  const verifiedAt = (await row())?.verifiedAt;
  expect(verifiedAt).toBeInstanceOf(Date);
  expect(await triggers()).toEqual(['live']);
  await change({ verified: true });
  expect([(await row())?.verifiedAt, await triggers()]).toEqual([verifiedAt, ['live']]);
});

test('it can be taken back, and a state that is given with it holds', async () => {
  await change({ verified: false });
  expect((await row())?.verifiedAt).toBeNull();
  await change({ verified: true, state: 'inactive' });
  expect(await row()).toMatchObject({ verifiedAt: expect.any(Date), state: 'inactive' });
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { projects } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createDatabaseLink } from '../../../test/database-link.ts';
import { createServingCaches } from './serving-caches.ts';

const api = await createTestApi();
const { io } = api;

test('caches use the injected clock, not the wall clock', async () => {
  const { id, uuid } = await api.addProject('halm');
  let uptime = 1_000;
  const serving = createServingCaches(io.db, () => uptime);
  expect((await serving.projects.get(uuid))?.project.title).toBeNull();
  await io.db.update(projects).set({ title: 'Halm' }).where(eq(projects.id, id));
  uptime += 60_000;
  expect((await serving.projects.get(uuid))?.project.title).toBe('Halm');
});

test('without a database a cached project is given as it was, and any other is not taken for an unknown one', async () => {
  const database = await createTestDatabase();
  const link = await createDatabaseLink(database.url);
  const [known] = await database.db.insert(projects).values({ slug: 'a', full: 'https://a.example/' }).returning();
  const [other] = await database.db.insert(projects).values({ slug: 'b', full: 'https://b.example/' }).returning();
  let [uptime, isAway] = [1_000, false];
  const serving = createServingCaches(
    link.db,
    () => uptime,
    () => isAway,
  );
  const get = (uuid = '') => serving.projects.get(uuid);
  expect(await get(known?.uuid)).toMatchObject({ project: { id: known?.id } });
  expect(await get(crypto.randomUUID())).toBeNull();
  link.takeAway();
  // Whether it is known already or the statement finds out.
  for (isAway of [false, true]) {
    uptime += 60_000;
    expect(await get(known?.uuid)).toMatchObject({ project: { id: known?.id } });
    await expect(get(other?.uuid)).rejects.toThrow();
  }
  link.giveBack();
  isAway = false;
  expect(await get(other?.uuid)).toMatchObject({ project: { id: other?.id } });
});

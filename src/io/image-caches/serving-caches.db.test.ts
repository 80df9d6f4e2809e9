import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { projects } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';
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

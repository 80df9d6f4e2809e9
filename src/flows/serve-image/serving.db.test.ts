import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { projects } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { createServing } from './serving.ts';

const api = await createTestApi();
const { io } = api;

test('a wall clock that is set back does not freeze what is kept in memory', async () => {
  const { id, uuid } = await api.addProject('halm');
  let [wall, uptime] = [Date.parse('2026-05-01T12:00:00Z'), 1_000];
  const serving = createServing({ ...io, now: () => new Date(wall), uptime: () => uptime });
  expect((await serving.projects.get(uuid))?.project.title).toBeNull();
  await io.db.update(projects).set({ title: 'Halm' }).where(eq(projects.id, id));
  wall -= 3_600_000;
  uptime += 60_000;
  expect((await serving.projects.get(uuid))?.project.title).toBe('Halm');
});

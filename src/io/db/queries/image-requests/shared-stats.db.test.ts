import { expect, test } from 'vitest';
import { createTestApi } from '../../../../../test/api.ts';
import { sharedStats } from './crawl-stats.ts';

const { io, addProject } = await createTestApi();

test('the same chart requested twice at once is computed once, a different or later one separately', async () => {
  const { id: projectId } = await addProject('charted');
  const from = new Date('2026-01-01');
  const filter = { projectId, from, until: new Date('2026-01-02') };
  const first = sharedStats(io.db, filter);
  expect(sharedStats(io.db, { ...filter })).toBe(first);
  const different = sharedStats(io.db, { ...filter, type: 'Slack' });
  expect(different).not.toBe(first);
  await Promise.all([first, different]);
  const later = sharedStats(io.db, filter);
  expect(later).not.toBe(first);
  expect(await later).toEqual(await first);
});

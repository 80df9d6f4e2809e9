import { expect, test } from 'vitest';
import { splitConnections } from './split-connections.ts';

test.each([
  [8, { requests: 2, reports: 1, jobs: 2 }],
  [15, { requests: 8, reports: 1, jobs: 3 }],
  [30, { requests: 19, reports: 2, jobs: 6 }],
  [100, { requests: 89, reports: 2, jobs: 6 }],
])('%i connections: %o', (total, split) => {
  expect(splitConnections(total)).toEqual(split);
  expect(split.requests + split.reports + split.jobs + 3).toBeLessThanOrEqual(total);
});

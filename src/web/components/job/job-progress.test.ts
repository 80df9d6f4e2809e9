import { expect, test } from 'vitest';
import type { JobProgress } from '#contract/entities/project.ts';
import { newestOf } from './job-progress.tsx';

const job = (id: string, state: JobProgress['state']) => ({ id, state }) as JobProgress;

test.each([
  ['what was asked for last, while the job runs', job('a', 'running'), job('a', 'done'), 'done'],
  ['the end that the page’s data tell first', job('a', 'done'), job('a', 'running'), 'done'],
  ['a failure that the page’s data tell first', job('a', 'failed'), job('a', 'waiting'), 'failed'],
  ['the new job of the page, not the last one', job('b', 'waiting'), job('a', 'done'), 'waiting'],
  ['the page’s job before anything was asked', job('a', 'running'), null, 'running'],
])('a job is shown with %s', (_, ofPage, seen, state) => {
  expect(newestOf(ofPage, seen)).toMatchObject({ id: ofPage.id, state });
});

test('without a job nothing is shown, whatever was seen before', () => {
  expect(newestOf(null, job('a', 'done'))).toBeNull();
});

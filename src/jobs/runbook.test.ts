import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobs } from './jobs.ts';
import type { Job } from './run-job.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const runbook = read('docs/runbook.md');

/** Slots of the awaited lane and of the other one, and how many an account gets. */
function slotsOf(job: Job): (number | null)[] {
  const [awaited = { workers: job.concurrency ?? null }, other] = job.lanes ?? [];
  return [awaited.workers, other?.workers ?? null, job.perAccount ?? null];
}

test('the runbook names the slots of all jobs that share them out by account', () => {
  const rows = runbook.matchAll(/^\| `([a-z-]+)` \|[^|]+\| (\d*) ?\| (\d*) ?\| (\d+) \|$/gm);
  const named = Array.from(rows, ([, name, ...slots]) => [name, slots.map((slot) => (slot ? Number(slot) : null))]);
  const shared = Object.entries<Job>(jobs).filter(([, job]) => job.perAccount !== undefined);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(shared.map(([name, job]) => [name, slotsOf(job)])));
});

test('the runbook names the bounds of render and reader processes, and what they add to a container', () => {
  const bound = (file: string) =>
    Number(/^const MAX_RSS_BYTES = ([\d_]+);$/m.exec(read(file))?.[1]?.replaceAll('_', ''));
  const [render, reader] = [
    bound('src/io/render/processes/render-process.ts'),
    bound('src/io/page-reader/reader-process.ts'),
  ].map((bytes) => bytes / 1_000_000);
  expect(/render processes: .*above (\d+) MB/.exec(runbook)?.[1]).toBe(String(render));
  expect(/reader processes: .*above (\d+) MB/.exec(runbook)?.[1]).toBe(String(reader));
  const [, two, further] = /([\d.]+) GB on two cores, (\d+) MB more for each further one/.exec(runbook) ?? [];
  const perCore = (render ?? 0) + (reader ?? 0);
  expect(Number(further)).toBe(perCore);
  expect(Number(two)).toBeCloseTo((390 + 220 + 2 * perCore) / 1000, 1);
});

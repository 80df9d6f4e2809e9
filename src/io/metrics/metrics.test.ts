import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createPlainHistogram } from './metrics.ts';

test('says the same as prom-client’s own histogram', async () => {
  const [name, help, buckets] = ['images_seconds', 'Time', [0.0001, 0.001, 0.005]];
  const [own, theirs] = [new Registry(), new Registry()];
  for (const registry of [own, theirs]) registry.setDefaultLabels({ role: 'web' });
  const observe = createPlainHistogram(own, { name, help, buckets });
  const histogram = new Histogram({ name, help, buckets, registers: [theirs] });
  // Exact in binary, so that the sums are equal.
  for (const ms of [0.0625, 0.5, 0.5, 1, 4, 5, 8, 1_024]) {
    observe(ms);
    histogram.observe(ms / 1_000);
  }
  const sorted = async (registry: Registry) => (await registry.metrics()).trim().split('\n').toSorted();
  expect(await sorted(own)).toEqual(await sorted(theirs));
});

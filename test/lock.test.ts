import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const script = new URL('../scripts/complete-lock.mjs', import.meta.url).href;
const { missingEntries } = (await import(script)) as { missingEntries(lock: unknown): unknown[] };

test('the lock file has the builds of every platform, so that npm ci accepts it', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  // If something is missing: run `node scripts/complete-lock.mjs`.
  expect(missingEntries(lock)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const script = new URL('../scripts/complete-lock.mjs', import.meta.url).href;
interface Script {
  missingEntries(lock: unknown): unknown[];
  withoutChecksum(lock: unknown): [path: string, entry: { dev?: boolean; optional?: boolean }][];
}
const { missingEntries, withoutChecksum } = (await import(script)) as Script;
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

test('the lock file has the builds of every platform, so that npm ci accepts it', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  // If something is missing: run `node scripts/complete-lock.mjs`.
  expect(missingEntries(lock)).toEqual([]);
});

test('every package that runs in service has a checksum, on every platform', () => {
  const unchecked = withoutChecksum(lock).filter(([, { dev, optional }]) => !dev || !optional);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

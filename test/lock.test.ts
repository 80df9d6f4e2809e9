import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// If something is missing: run `node scripts/complete-lock.mjs`.
const script = new URL('../scripts/complete-lock.mjs', import.meta.url).href;
interface Entry {
  version: string;
  resolved?: string;
  dev?: boolean;
  peer?: boolean;
  optional?: boolean;
}
interface Script {
  missingEntries(lock: unknown): unknown[];
  withoutChecksum(lock: unknown): [path: string, entry: Entry][];
  placeOf(path: string, entry: Entry): string;
}
const { missingEntries, withoutChecksum, placeOf } = (await import(script)) as Script;
const read = (file: string): { packages: Record<string, Entry> } =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const lock = read('package-lock.json');

describe.each(['package-lock.json', 'runtime/package-lock.json'])('%s', (file) => {
  test('has the builds of every platform, so that npm ci accepts it', () => {
    expect(missingEntries(read(file))).toEqual([]);
  });

  test('says where each package is, in whatever registry', () => {
    const entries = Object.entries(read(file).packages).filter(([path]) => path !== '');
    expect(entries.filter(([path, entry]) => entry.resolved !== placeOf(path, entry))).toEqual([]);
  });
});

test('every package that runs in service has a checksum, on every platform', () => {
  const unchecked = withoutChecksum(lock).filter(([, { dev, peer, optional }]) => !(dev || peer) || !optional);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('the runtime that is installed is the one of the image', () => {
  const image = /^FROM node:([\d.]+)-/m.exec(readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8'))?.[1];
  const { optionalDependencies } = JSON.parse(
    readFileSync(new URL('../runtime/package.json', import.meta.url), 'utf8'),
  );
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([image]));
});

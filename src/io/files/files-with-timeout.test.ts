import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createGuardedFiles, StorageUnavailable } from './files-with-timeout.ts';

let how: 'well' | 'hanging' | 'failing' = 'well';
let calls = 0;
const held: (() => void)[] = [];
async function work<Value>(value: Value): Promise<Value> {
  calls += 1;
  if (how === 'failing') throw new Error('refused');
  if (how === 'hanging') await new Promise<void>((resolve) => held.push(resolve));
  return value;
}
const store: FileStore = {
  put: () => work(undefined),
  get: () => work(null),
  changedAt: () => work(null),
  delete: () => work(undefined),
  list: async function* () {},
  deleteFolder: () => work(0),
  check: () => work(true),
};
let files = createGuardedFiles(store);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  [how, calls] = ['well', 0];
  files = createGuardedFiles(store);
});
afterEach(() => {
  for (const release of held.splice(0)) release();
  vi.useRealTimers();
});
const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Error) => error,
  );

test('a store that hangs costs one second once; then calls are refused at once, and retried after five seconds', async () => {
  how = 'hanging';
  const first = failed(files.get('a'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBeInstanceOf(StorageUnavailable);
  for (let at = 0; at < 10; at++) expect(await failed(files.get('a'))).toBeInstanceOf(StorageUnavailable);
  expect(calls).toBe(1);
  how = 'well';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await files.get('a')).toBeNull();
  expect(await files.get('a')).toBeNull();
  expect(calls).toBe(3);
});

test('three errors in a row open the circuit, a success between them does not', async () => {
  for (const round of ['failing', 'failing', 'well', 'failing', 'failing'] as const) {
    how = round;
    await failed(files.get('a'));
  }
  expect(calls).toBe(5);
  await failed(files.get('a'));
  expect((await failed(files.get('a')))?.message).toBe('the storage is away');
  expect(calls).toBe(6);
});

test('at most three calls hang at a time, including the health check', async () => {
  how = 'hanging';
  for (let at = 0; at < 6; at++) {
    const pending = files.check();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await pending).toBe(false);
  }
  expect(calls).toBe(3);
  how = 'well';
  for (const release of held.splice(0)) release();
  await vi.advanceTimersByTimeAsync(0);
  expect(await files.check()).toBe(true);
  expect(await files.get('a')).toBeNull();
});

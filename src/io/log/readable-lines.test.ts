import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { readableLines } from './readable-lines.ts';

function writtenBy(write: (log: ReturnType<typeof createLog>) => void): string {
  const stream = new PassThrough();
  write(createLog('debug', readableLines(stream)));
  return stream.read()?.toString() ?? '';
}

test('a line has the time, the level, the message and its fields', () => {
  const line = writtenBy((log) => log.warn({ host: 'halm.shop', tries: 3, said: 'not now' }, 'the shop is slow'));
  expect(line).toMatch(/^\d\d:\d\d:\d\d warn {2}the shop is slow host=halm\.shop tries=3 said="not now"\n$/);
});

test('an error is one line and its stack below it', () => {
  const error = new Error('no such table', { cause: new Error('the disk is full') });
  const [first, ...stack] = writtenBy((log) => log.error({ err: error }, 'a job failed')).split('\n');
  expect(first).toMatch(/error a job failed err=\{.*"message":"no such table".*the disk is full/);
  expect(first).not.toContain('readable-lines.test.ts');
  expect(stack.filter((line) => /^ {4}.*readable-lines\.test\.ts/.test(line))).toHaveLength(2);
});

test('secrets are censored as in JSON', () => {
  expect(writtenBy((log) => log.info({ password: 'hunter2' }, 'in'))).toMatch(/password=…\n$/);
});

test('a line without a message or with lines in a value stays one line', () => {
  expect(writtenBy((log) => log.info({ text: 'a\nb' })).trimEnd()).not.toContain('\n');
});

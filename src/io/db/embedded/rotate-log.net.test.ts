import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rotateLog } from './rotate-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'linkbild-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a log that another process has open is emptied, and its next line is written at the start', () => {
  const path = join(folder, 'postgres.log');
  rotateLog(path, 100); // does not exist yet
  const held = openSync(path, 'a', 0o600);
  writeSync(held, 'short\n');
  rotateLog(path, 100);
  expect(readFileSync(path, 'utf8')).toBe('short\n');
  writeSync(held, `${'x'.repeat(200)}\n`);
  rotateLog(path, 100);
  writeSync(held, 'afterwards\n');
  expect(readFileSync(path, 'utf8')).toBe('afterwards\n');
  expect(readFileSync(`${path}.1`, 'utf8')).toMatch(/^short\nx{200}\n$/);
  expect(statSync(`${path}.1`).mode & 0o777).toBe(0o600);
  writeSync(held, 'y'.repeat(300));
  rotateLog(path, 100);
  expect(readFileSync(`${path}.1`, 'utf8')).toMatch(/^afterwards\ny{300}$/);
  closeSync(held);
});

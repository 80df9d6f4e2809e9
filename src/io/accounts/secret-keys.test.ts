import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createKeys, readSecretFile } from './secret-keys.ts';

const keys = createKeys(['a secret of this installation']);

test('a hash depends on the key, the purpose and the value', () => {
  const hash = keys.hash('client', '203.0.113.7');
  expect(keys.hash('client', '203.0.113.7')).toBe(hash);
  expect(keys.hash('client', '203.0.113.8')).not.toBe(hash);
  expect(keys.hash('email', '203.0.113.7')).not.toBe(hash);
  expect(createKeys(['another secret']).hash('client', '203.0.113.7')).not.toBe(hash);
});

test('decrypts what it encrypted, for the same purpose only', () => {
  const sealed = keys.encrypt('totp', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(keys.encrypt('totp', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(keys.decrypt('totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(keys.decrypt('other', sealed)).toBeNull();
  expect(createKeys(['another secret']).decrypt('totp', sealed)).toBeNull();
});

test('decrypts with every key, encrypts with the first', () => {
  const [old, both, fresh] = [createKeys(['old']), createKeys(['new', 'old']), createKeys(['new'])];
  expect(both.decrypt('totp', old.encrypt('totp', 'x'))).toBe('x');
  expect(fresh.decrypt('totp', both.encrypt('totp', 'x'))).toBe('x');
  expect(old.decrypt('totp', both.encrypt('totp', 'x'))).toBeNull();
  expect(both.decrypt('other', old.encrypt('totp', 'x'))).toBeNull();
});

test.each(['', 'short', 'x'.repeat(200)])('rejects %j without throwing', (sealed) => {
  expect(keys.decrypt('totp', sealed)).toBeNull();
});

test('the secret file is created once and readable only by its owner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linkbild-keys-'));
  try {
    const secret = readSecretFile(join(folder, 'var'));
    expect(secret).toEqual([expect.stringMatching(/^.{41,}$/)]);
    expect(readSecretFile(join(folder, 'var'))).toEqual(secret);
    expect(statSync(join(folder, 'var', 'secret.key')).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

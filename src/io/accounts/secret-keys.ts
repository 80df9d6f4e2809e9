import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Threat: somebody reads the database or a backup of it. Client and mail addresses could be guessed from plain hashes,
// and the secrets of second factors would open accounts. So hashes are keyed and secrets encrypted, with a key that is
// not in the database: SECRET_KEY, or a file in DATA_DIR. Left open: anyone who has both has everything.

export interface Keys {
  /** A keyed hash of something guessable, such as an address. The purpose separates two uses of one value. */
  hash(purpose: string, value: string): string;
  /** AES-256-GCM; the purpose is authenticated, so that a value cannot be moved to another column. */
  encrypt(purpose: string, text: string): string;
  /** Null if it was not encrypted with this key for this purpose. */
  decrypt(purpose: string, sealed: string): string | null;
}

export function createKeys(secret: string): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'linkbild', use, 32));
  const [hashKey, cipherKey] = [derive('hash'), derive('cipher')];
  return {
    hash: (purpose, value) => createHmac('sha256', hashKey).update(`${purpose}\0${value}`).digest('hex'),
    encrypt(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(purpose));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    decrypt(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < 28) return null;
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, 12))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(-16));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/**
 * The installation's own secret, created at the first start. Processes on several machines share SECRET_KEY instead.
 */
export function readSecretFile(dataDir: string): string {
  const path = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx`: of two processes that start together, one writes and the other reads.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(path, 0o600);
  }
  return readFileSync(path, 'utf8');
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Threat: somebody reads the database or a backup of it. Client and mail addresses could be guessed from plain hashes,
// and the secrets of second factors would open accounts. So hashes are keyed and secrets encrypted, with a key that is
// not in the database: SECRET_KEY, or a file in DATA_DIR. There may be several, so that one can be replaced: the first
// encrypts, all of them decrypt (docs/decisions/063-changing-the-secret-key.md). Left open: anyone who has both has
// everything.

/** The first encrypts. */
export type Secrets = readonly [string, ...string[]];

export interface Keys {
  /** A keyed hash of something guessable, such as an address. The purpose separates two uses of one value. */
  hash(purpose: string, value: string): string;
  /** AES-256-GCM; the purpose is authenticated, so that a value cannot be moved to another column. */
  encrypt(purpose: string, text: string): string;
  /** Null if it was not encrypted with one of these keys for this purpose. */
  decrypt(purpose: string, sealed: string): string | null;
}

const derive = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, 'linkbild', use, 32));

/**
 * `hashKey` is the installation's (flows/guards/installation-key.ts); without it, hashes depend on the first secret.
 */
export function createKeys([first, ...others]: Secrets, hashKey: Buffer = derive(first, 'hash')): Keys {
  const cipherKey = derive(first, 'cipher');
  const cipherKeys = [cipherKey, ...others.map((secret) => derive(secret, 'cipher'))];
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
      for (const key of cipherKeys) {
        const text = decryptWith(key, purpose, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function decryptWith(key: Buffer, purpose: string, bytes: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'secret.key');
const newSecret = () => randomBytes(32).toString('base64url');

/**
 * The installation's own secrets, one a line; the first is created at the first start. Processes on several machines
 * share SECRET_KEY instead.
 */
export function readSecretFile(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx`: of two processes that start together, one writes and the other reads.
    writeFileSync(fileIn(dataDir), newSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(fileIn(dataDir), 0o600);
  }
  const [first = '', ...others] = readFileSync(fileIn(dataDir), 'utf8').trim().split('\n');
  return [first, ...others];
}

/** A new secret before the others. */
export const addToSecretFile = (dataDir: string, secrets: Secrets) =>
  writeSecretFile(dataDir, [newSecret(), ...secrets]);

export const keepFirstInSecretFile = (dataDir: string, [first]: Secrets) => writeSecretFile(dataDir, [first]);

/** The old file or the new one, whatever happens meanwhile. */
function writeSecretFile(dataDir: string, secrets: Secrets): void {
  const draft = `${fileIn(dataDir)}.new`;
  writeFileSync(draft, `${secrets.join('\n')}\n`, { mode: 0o600 });
  renameSync(draft, fileIn(dataDir));
}

/**
 * The purposes of encrypted columns. io/db/queries/operation/sealed-values.ts lists the columns: a new
 * purpose needs its row there, so that a new SECRET_KEY reaches it.
 */
export const sealedPurposes = {
  authenticatorApp: (userId: number) => `authenticator-app:${userId}`,
  alertChannel: 'alert-channel',
  webhookSecret: 'webhook-secret',
  shopifyToken: 'shopify-token',
  installationKey: 'installation-key',
} as const;

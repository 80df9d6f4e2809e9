import { randomBytes } from 'node:crypto';
import { createKeys, type Keys, type Secrets, sealedPurposes } from '#io/accounts/secret-keys.ts';
import type { Db } from '#io/db/db.ts';
import {
  addInstallationKey,
  findInstallationKey,
  nameOfColumn,
  readSealed,
  replaceSealed,
  type SealedColumn,
  sealedColumns,
} from '#io/db/queries/operation/sealed-values.ts';
import { SettingError } from '#io/setting-error.ts';

const NAME = 'hash';

/**
 * The keys of this installation. Hashes use a key of their own, stored encrypted, which stays the same when SECRET_KEY
 * changes, because stored hashes cannot be recomputed. Decrypting it at the start proves that SECRET_KEY fits this
 * database.
 */
export async function openKeys(db: Db, secrets: Secrets): Promise<Keys> {
  const keys = createKeys(secrets);
  const sealed =
    (await findInstallationKey(db, NAME)) ??
    (await addInstallationKey(
      db,
      NAME,
      keys.encrypt(sealedPurposes.installationKey, randomBytes(32).toString('base64url')),
    ).then(() => findInstallationKey(db, NAME)));
  const hashKey = sealed === null ? null : keys.decrypt(sealedPurposes.installationKey, sealed);
  if (hashKey === null) {
    throw new SettingError(
      'SECRET_KEY (or secret.key in DATA_DIR) is not the key that this database was used with: its secrets cannot be read. Set SECRET_KEY to that one; to replace it, see docs/operating.md, The secret key.',
    );
  }
  return createKeys(secrets, Buffer.from(hashKey, 'base64url'));
}

interface Rotated {
  column: string;
  /** Already encrypted with the first key. */
  current: number;
  changed: number;
  /** Cannot be decrypted with any of the keys. */
  unreadable: number;
}

/**
 * Re-encrypts all stored values with the first key. The server may keep running: it decrypts with all keys and encrypts
 * changed values with its first one.
 */
export async function rotateKey(db: Db, secrets: Secrets): Promise<Rotated[]> {
  const rotated: Rotated[] = [];
  for (const column of sealedColumns) rotated.push(await rotateColumn(db, secrets, column));
  return rotated;
}

async function rotateColumn(db: Db, secrets: Secrets, column: SealedColumn): Promise<Rotated> {
  const [all, first] = [createKeys(secrets), createKeys([secrets[0]])];
  const result = { column: nameOfColumn(column), current: 0, changed: 0, unreadable: 0 };
  for await (const values of readSealed(db, column)) {
    for (const value of values) {
      const purpose = column.purposeOf(value.id);
      const text = all.decrypt(purpose, value.sealed);
      if (text === null) result.unreadable += 1;
      else if (first.decrypt(purpose, value.sealed) !== null) result.current += 1;
      else if (await replaceSealed(db, column, value, first.encrypt(purpose, text))) result.changed += 1;
      else result.current += 1;
    }
  }
  return result;
}

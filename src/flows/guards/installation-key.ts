import { randomBytes } from 'node:crypto';
import { createKeys, type Keys, type Secrets, sealedPurposes } from '#io/accounts/secret-keys.ts';
import type { Db } from '#io/db/db.ts';
import { addInstallationKey, findInstallationKey } from '#io/db/queries/operation/sealed-values.ts';
import { SettingError } from '#io/setting-error.ts';

const NAME = 'hash';

/**
 * The keys of this installation. Hashes have a key of their own, which is stored encrypted and stays the same when
 * SECRET_KEY changes: a hash cannot be computed again from what is stored. That it can be read shows at the start that
 * SECRET_KEY fits this database.
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

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createKeys, sealedPurposes } from '#io/accounts/secret-keys.ts';
import { nameOfColumn, readSealed, sealedColumns } from '#io/db/queries/operation/sealed-values.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { openKeys, rotateKey } from './installation-key.ts';

const [OLD, NEW, OTHER] = ['the old secret of this place', 'the new secret of this place', 'quite another secret'];

/** A row in every table with an encrypted column, and more of one kind than are read at once. */
async function databaseWithSecrets() {
  const { db } = await createTestDatabase();
  const keys = await openKeys(db, [OLD]);
  const seal = (purpose: string, text: string) => keys.encrypt(purpose, text);
  await db.execute(sql`insert into users (email) values ('a@lamps.example')`);
  await db.execute(sql`insert into projects (slug, "full") values ('lamps', 'https://lamps.example/')`);
  const app = seal(sealedPurposes.authenticatorApp(1), 'app');
  await db.execute(sql`insert into authenticator_apps (user_id, secret) values (1, ${app})`);
  const address = seal(sealedPurposes.alertChannel, 'address');
  await db.execute(sql`insert into alert_channels (project_id, kind, name, address, language)
    select 1, 'slack', 'shop ' || n, ${address}, 'en' from generate_series(1, 501) as n`);
  const [secret, oldSecret] = ['one', 'two'].map((text) => seal(sealedPurposes.webhookSecret, text));
  await db.execute(sql`insert into webhook_endpoints (project_id, url, events, secret, old_secret)
    values (1, 'https://lamps.example/hook', '["image.drawn"]', ${secret}, ${oldSecret})`);
  const [access, refresh] = ['access', 'refresh'].map((text) => seal(sealedPurposes.shopifyToken, text));
  await db.execute(sql`insert into shopify_shops (shop, access_token, refresh_token)
    values ('lamps.myshopify.com', ${access}, ${refresh})`);
  return { db, keys };
}

test('every stored value is re-encrypted with the first key, and the old key is no longer needed', async () => {
  const { db, keys } = await databaseWithSecrets();
  const first = await rotateKey(db, [NEW, OLD]);
  expect(first.map(({ column }) => column)).toEqual(sealedColumns.map(nameOfColumn));
  expect(first.map(({ changed }) => changed)).toEqual([1, 501, 1, 1, 1, 1, 1]);
  const [fresh, old] = [createKeys([NEW]), createKeys([OLD])];
  for (const column of sealedColumns) {
    for await (const values of readSealed(db, column)) {
      for (const { id, sealed } of values) {
        expect(fresh.decrypt(column.purposeOf(id), sealed)).not.toBeNull();
        expect(old.decrypt(column.purposeOf(id), sealed)).toBeNull();
      }
    }
  }
  const again = await rotateKey(db, [NEW, OLD]);
  expect(again.every(({ changed, unreadable }) => changed === 0 && unreadable === 0)).toBe(true);
  // Recovery codes, links and limits are hashes: they have to be found with the new key too.
  expect((await openKeys(db, [NEW])).hash('recovery-code:1', 'x')).toBe(keys.hash('recovery-code:1', 'x'));
});

test('values that no key decrypts are counted and left unchanged', async () => {
  const { db } = await databaseWithSecrets();
  const result = await rotateKey(db, [NEW, OTHER]);
  expect(result.map(({ changed, unreadable }) => [changed, unreadable])).toEqual(
    [1, 501, 1, 1, 1, 1, 1].map((count) => [0, count]),
  );
  expect((await rotateKey(db, [NEW, OLD])).every(({ unreadable }) => unreadable === 0)).toBe(true);
});

test('a start with another key is refused with one sentence, a start with one of several is not', async () => {
  const { db } = await createTestDatabase();
  const started = await Promise.all([openKeys(db, [OLD]), openKeys(db, [OLD])]);
  expect(started[0].hash('a', 'b')).toBe(started[1].hash('a', 'b'));
  await expect(openKeys(db, [OTHER])).rejects.toThrow(/^SECRET_KEY [^\n]+$/);
  expect((await openKeys(db, [NEW, OLD])).hash('a', 'b')).toBe(started[0].hash('a', 'b'));
});

/** Encrypted for links and tickets that people hold: they are read with every key and stored nowhere. */
const inLinks = [
  'src/flows/accounts/profile-picture.ts',
  'src/flows/alerts/unsubscribe-digest.ts',
  'src/flows/cancellation/carry-out.ts',
  'src/flows/export/open-export.ts',
  'src/flows/mails/agreements.ts',
  'src/flows/projects/claim-checked-shop.ts',
];

test('every encrypted column uses a purpose that the key rotation knows', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const encrypting = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.{test,fixture}.ts'] }).filter(
    (file) => /(?<!function )\bencrypt\(/.test(readFileSync(join(root, file), 'utf8')) && !file.includes('secret-keys'),
  );
  const others = encrypting.filter((file) => !readFileSync(join(root, file), 'utf8').includes('sealedPurposes.'));
  expect(others.filter((file) => !file.endsWith('guards/rotate-key.ts')).toSorted()).toEqual(inLinks);
});

import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { packageFile } from '#io/package-files.ts';

/** Timestamps of our migrations; Drizzle records them with each applied one. */
function lastOwnMigration(): number {
  const file = packageFile('src/io/db/migrations/meta/_journal.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

class NewerSchema extends Error {
  override name = 'NewerSchema';
}

/** An older version would write what the newer one does not expect, so it refuses to start. */
export async function rejectNewerSchema(client: pg.Client, known = lastOwnMigration()): Promise<void> {
  const { rows: there } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (there[0]?.name === null) return;
  const { rows } = await client.query('select max(created_at)::text as last from drizzle.__drizzle_migrations');
  if (Number(rows[0]?.last ?? 0) <= known) return;
  throw new NewerSchema(
    'This database belongs to a newer version of Linkbild. Start that version, or restore a backup from before the upgrade.',
  );
}

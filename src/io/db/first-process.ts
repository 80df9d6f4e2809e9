import pg from 'pg';

const FIRST_PROCESS_LOCK = 7_115_420; // any constant that db.ts and start-embedded.ts do not use

/**
 * Whether no other process of this database has asked this and still runs. PostgreSQL releases the lock with the
 * connection, which this process keeps until it ends.
 */
export async function isFirstProcess(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'linkbild first process' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [FIRST_PROCESS_LOCK]);
  if (rows[0].mine) return true;
  await client.end();
  return false;
}

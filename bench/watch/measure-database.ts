import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/io/db/db.ts';

/** Clock ticks of Linux. */
const TICK_MS = 10;

/** Processor time of the embedded PostgreSQL with all its processes, those that have ended included. */
export function databaseCpuMs(dataDir: string): number {
  const server = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = fieldsOf(pid);
    // 1: parent; 11, 12: own time; 13, 14: that of children that have ended.
    if (pid === server) ticks += sum(fields.slice(11, 15));
    else if (fields[1] === server) ticks += sum(fields.slice(11, 13));
  }
  return ticks * TICK_MS;
}

const sum = (fields: string[]) => fields.reduce((all, field) => all + Number(field), 0);

/** What follows the name in brackets. */
function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Bytes of a row with its share of indexes and of what is stored apart. Partitions count together. */
export async function bytesPerRow(db: Db, table: string): Promise<{ rows: number; row: number; indexes: number }> {
  const { rows } = await db.execute(sql`
    select (select count(*)::int from ${sql.identifier(table)}) as rows,
      sum(pg_table_size(relid))::float8 as "table", sum(pg_indexes_size(relid))::float8 as indexes
    from (select relid from pg_partition_tree(${table}) where isleaf
      union select ${table}::regclass where not exists (select from pg_partition_tree(${table}))) as parts`);
  const { rows: count, table: bytes, indexes } = rows[0] as { rows: number; table: number; indexes: number };
  return { rows: count, row: Math.round(bytes / count), indexes: Math.round(indexes / count) };
}

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { copyOut } from './copy.ts';
import { quoted } from './describe-database.ts';
import type { Manifest } from './manifest.ts';
import type { TarWriter } from './tar.ts';

const packed = promisify(gzip);
/** Tables are split at any byte and each part is compressed on its own, so that only one part is in memory. */
const PART_BYTES = 4_000_000;
const JOBS_AT_ONCE = 1_000;

const partName = (folder: string, part: number, ending: string) =>
  `${folder}/${String(part).padStart(6, '0')}.${ending}.gz`;

/** All tables within the snapshot opened by the caller. */
export async function dumpTables(
  client: pg.Client,
  archive: Pick<TarWriter, 'add'>,
  { tables }: Pick<Manifest, 'tables'>,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const rows = new Map<string, number>();
  for (const { name, columns } of tables) {
    const list = columns.map(quoted).join(', ');
    let parts = 0;
    const count = await copyOut(
      client,
      `copy (select ${list} from public.${quoted(name)}) to stdout`,
      PART_BYTES,
      async (part) => {
        parts += 1;
        await archive.add(partName(`tables/${name}`, parts, 'copy'), await packed(part, { level: 3 }));
      },
    );
    rows.set(name, count);
    if (count > 0) say(`  ${name}: ${count.toLocaleString('en')} rows`);
  }
  return Object.fromEntries(rows);
}

/** Jobs that are still needed. Finished and scheduled ones are omitted. */
export interface DumpedJob {
  id: string;
  name: string;
  data: object | null;
  priority: number;
  startAfter: string;
  singletonKey: string | null;
}

export async function dumpJobs(client: pg.Client, archive: Pick<TarWriter, 'add'>): Promise<number> {
  const { rows: there } = await client.query("select to_regclass('pgboss.job') as name");
  if (there[0]?.name === null) return 0;
  await client.query(`
    declare waiting_jobs no scroll cursor for
    select id::text, name, data, priority, start_after::text as "startAfter", singleton_key as "singletonKey"
    from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%' order by created_on`);
  let count = 0;
  for (let part = 1; ; part++) {
    const { rows } = await client.query(`fetch ${JOBS_AT_ONCE} from waiting_jobs`);
    if (rows.length === 0) return count;
    count += rows.length;
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    await archive.add(partName('jobs', part, 'jsonl'), await packed(lines));
  }
}

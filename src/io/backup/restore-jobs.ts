import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { WaitingJob } from './dump-database.ts';

const unpacked = promisify(gunzip);
const CONCURRENCY = 500;

const Job = z.object({
  id: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number(),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});

export const restoreJobs = {
  async read(part: Uint8Array): Promise<WaitingJob[]> {
    const lines = (await unpacked(part)).toString('utf8').split('\n').filter(Boolean);
    return lines.map((line) => Job.parse(JSON.parse(line)));
  },

  /** Through the queue's own API, within the restore's transaction: its tables may have changed since. */
  async write(client: pg.Client, boss: Pick<PgBoss, 'insert'>, jobs: readonly WaitingJob[]): Promise<void> {
    await client.query('delete from pgboss.job');
    const { rows } = await client.query('select name from pgboss.queue');
    const queues = new Set(rows.map(({ name }) => String(name)));
    const db = {
      executeSql: async (text: string, values?: unknown[]) => await client.query(text, values as never),
    };
    const byName = Map.groupBy(jobs, ({ name }) => name);
    for (const [name, all] of byName) {
      if (!queues.has(name)) continue;
      for (let at = 0; at < all.length; at += CONCURRENCY) {
        const some = all.slice(at, at + CONCURRENCY).map(({ id, data, priority, startAfter, singletonKey }) => ({
          id,
          data: data ?? {},
          priority,
          startAfter: new Date(startAfter),
          // A job without a key gets a unique one, as the queue's policy requires.
          singletonKey: singletonKey ?? id,
        }));
        await boss.insert(name, some, { db });
      }
    }
  },
};

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../test/database.ts';
import { rawCount, rawRows, rawTimestamp } from './raw-rows.ts';

const { db } = await createTestDatabase();

test.each(['UTC', 'Asia/Kolkata', 'America/New_York'])(
  'timestamps are dates and counts are numbers in %s',
  async (zone) => {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`set local timezone = '${zone}'`));
      const shape = { at: rawTimestamp, never: rawTimestamp.nullable(), count: rawCount };
      const query = sql`select '2026-02-03T04:05:06.789123Z'::timestamptz as at, null::timestamptz as never, 5::bigint as count`;
      expect(await rawRows(transaction, shape, query)).toEqual([
        { at: new Date('2026-02-03T04:05:06.789Z'), never: null, count: 5 },
      ]);
    });
  },
);

test.each([
  ['an undeclared one', sql`select 1 as id, 2 as more`],
  ['a missing one', sql`select 2 as more`],
  ['one of another type', sql`select now() as id`],
  ['an undeclared null', sql`select null::int as id`],
])('rejects a column: %s', async (_what, query) => {
  await expect(rawRows(db, { id: z.number() }, query)).rejects.toThrow(z.ZodError);
});

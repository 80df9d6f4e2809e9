import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMail } from '#io/db/queries/operation/mails.ts';
import { users } from '#io/db/schema/index.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { describeError, reasonOf, safeError } from './describe-error.ts';
import { createLog } from './log.ts';

const { db } = await createTestDatabase();
const secret = 's3cret-value-of-somebody';
const lines: string[] = [];
let log = createLog('info');
beforeEach(() => {
  lines.length = 0;
  log = createLog('info', { write: (line) => void lines.push(line) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Statements that fail in different ways, each with a secret among its values. */
const failures: [name: string, run: () => Promise<unknown>, sqlState: string][] = [
  [
    'a row that exists already',
    () =>
      db.insert(users).values([
        { email: `${secret}@example.com`, passwordHash: secret },
        { email: `${secret}@example.com`, passwordHash: secret },
      ]),
    '23505',
  ],
  [
    'a mail without its recipient',
    () => {
      const mail = { recipient: null, language: 'en', kind: 'x', subject: secret, html: secret, text: secret };
      return addMail(db, mail as unknown as Parameters<typeof addMail>[1]);
    },
    '23502',
  ],
  ['a value of the wrong type', () => db.execute(sql`select ${secret}::int`), '22P02'],
  ['a value that is not JSON', () => db.execute(sql`select ${`{"a": ${secret}`}::jsonb`), '22P02'],
  ['a value that ends its string', () => db.execute(sql`select ${`${secret}\0`}::text`), '22021'],
  ['a name that does not exist', () => db.execute(sql.raw(`select "${secret}"`)), '42703'],
  [
    'an exception with its own message',
    () => db.execute(sql.raw(`do $$ begin raise 'x: "${secret}"'; end $$`)),
    'P0001',
  ],
];

test.each(failures)('%s is logged without a value', async (_, run, sqlState) => {
  const error = await run().then(
    () => null,
    (thrown: Error) => thrown,
  );
  // The problem being guarded against: the error itself does contain the value.
  expect(`${error?.message} ${error?.cause}`).toContain(secret);
  log.error({ err: error }, 'under its usual name');
  log.warn({ problem: error }, 'under another name');
  log.error(error);
  log.error({ err: error });
  log.error({ err: new Error('outside', { cause: error }) }, 'as a cause');
  log.warn({ reason: reasonOf(error) }, 'in words');
  log.warn({ err: safeError(error) }, 'as it is stored');
  expect(lines).toHaveLength(7);
  for (const line of lines) {
    expect(line).not.toContain(secret);
    expect(line).toContain(sqlState);
    expect(line.length).toBeLessThan(6_000);
  }
  expect(JSON.stringify({ ...safeError(error), stack: safeError(error).stack })).not.toContain(secret);
  expect(describeError(error).stack).toMatch(/^at /);
});

test('names the constraint', async () => {
  const error = await failures[0]?.[1]().catch((thrown: unknown) => thrown);
  expect(describeError(error)).toMatchObject({ sqlState: '23505', table: 'users', type: 'DatabaseError' });
  expect(reasonOf(error)).toMatch(/^23505 duplicate key value violates unique constraint "\w+"$/);
});

test('writes the same error four times in ten seconds, then how many were omitted', () => {
  vi.useFakeTimers();
  for (let time = 0; time < 40; time++) log.error({ err: new Error('the database is away') }, 'a call failed');
  log.error({ err: new Error('another fault') }, 'a call failed');
  log.error({ path: '/' }, 'no fault at all');
  expect(lines).toHaveLength(6);
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(7);
  expect(JSON.parse(lines[6] ?? '')).toMatchObject({ msg: 'a call failed', leftOut: 36 });
  log.error({ err: new Error('the database is away') }, 'a call failed');
  expect(lines).toHaveLength(8);
});

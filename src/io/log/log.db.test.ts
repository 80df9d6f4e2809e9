import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMail } from '#io/db/queries/operation/mails.ts';
import { users } from '#io/db/schema/index.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { describeError, reasonOf, safeError } from './describe-error.ts';
import { createLog } from './log.ts';
import { workingFor } from './work-context.ts';

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

test('a database error names its constraint', async () => {
  const error = await failures[0]?.[1]().catch((thrown: unknown) => thrown);
  expect(describeError(error)).toMatchObject({ code: '23505', table: 'users', type: 'DatabaseError' });
  expect(reasonOf(error)).toMatch(/^23505 duplicate key value violates unique constraint "\w+"$/);
});

const secondsPass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test('writes the same cause four times, then its number after ten seconds and once a minute', () => {
  vi.useFakeTimers();
  const fail = () => log.error({ err: new Error('the database is away') }, 'a call failed');
  for (let time = 0; time < 40; time++) fail();
  log.error({ err: new Error('another fault') }, 'a call failed');
  log.error({ path: '/' }, 'no fault at all');
  expect(lines).toHaveLength(6);
  secondsPass(10);
  expect(lines).toHaveLength(7);
  expect(JSON.parse(lines[6] ?? '')).toMatchObject({ msg: 'a call failed', leftOut: 36 });
  for (let second = 0; second < 60; second++) {
    fail();
    secondsPass(1);
  }
  expect(lines).toHaveLength(8);
  expect(JSON.parse(lines[7] ?? '')).toMatchObject({ leftOut: 60, err: { message: 'the database is away' } });
  // A minute without it: the next time is news again.
  secondsPass(60);
  fail();
  expect(lines).toHaveLength(9);
  expect(JSON.parse(lines[8] ?? '')).not.toHaveProperty('leftOut');
});

test('treats messages that differ only by an id as one cause, and reports their number without an id', () => {
  vi.useFakeTimers();
  for (let worker = 0; worker < 50; worker++) {
    const id = crypto.randomUUID();
    const work = { requestId: `request-${worker}`, job: 'send-mail', jobId: id };
    workingFor(work, () => log.error({ err: new Error(`read ECONNRESET (Worker: ${id}) on ${worker}`) }, 'job queue'));
  }
  for (let request = 0; request < 50; request++) {
    log.error({ path: `/api/project/${request}`, route: '/api/project/:id', status: 503 }, 'request');
    log.info({ path: `/api/project/${request}`, route: '/api/project/:id', status: 404 }, 'request');
  }
  secondsPass(10);
  const read = lines.map((line) => JSON.parse(line)).filter(({ status }) => status !== 404);
  expect(read).toHaveLength(2 * (4 + 1));
  const counts = read.filter(({ leftOut }) => leftOut !== undefined);
  expect(counts).toMatchObject([{ leftOut: 46 }, { leftOut: 46, route: '/api/project/:id' }]);
  for (const line of counts) for (const id of ['requestId', 'jobId']) expect(line).not.toHaveProperty(id);
});

test('names the code of an error, and no code of a person', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  log.error({ err: new Error('outside', { cause: refused }), code: '123456', login: { code: '123456' } }, 'x');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    code: '…',
    login: { code: '…' },
    err: { cause: { code: 'ECONNREFUSED' } },
  });
  log.error({ err: refused }, 'y');
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { code: 'ECONNREFUSED' } });
});

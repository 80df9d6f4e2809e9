import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { readSubPages } from '#flows/crawl/refresh-sub-pages.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { mails, siteCrawls } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { createMailTransport } from '#io/mail/transport.ts';
import { createTestApi, waitFor } from '../../test/api.ts';
import { few } from '../../test/size.ts';

let received = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => {
      received += 1;
      done();
    });
  },
});
const port = await new Promise<number>((resolve) => {
  const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
});
const mailTransport = createMailTransport(`smtp://127.0.0.1:${port}`, 'Linkbild <hello@linkbild.example>');
const safeFetch: Pick<SafeFetch, 'fetch'> = {
  fetch: () => {
    throw new TypeError('reading is broken');
  },
};
const api = await createTestApi({ mailTransport, safeFetch: safeFetch as never, politeFetch: safeFetch as never });
const { io } = api;
await savePlans(io.db);
afterAll(async () => {
  mailTransport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const jobs = async (name: string, state: string) =>
  Number(
    (
      await io.db.execute(
        sql`select count(*)::int as count from pgboss.job where name = ${name} and state::text = ${state}`,
      )
    ).rows[0]?.count,
  );

const MAILS = few(40, 200);

test(`${MAILS} waiting mails are sent without a pause, each once`, async () => {
  const mail = { kind: 'test', subject: 'x', html: '<p>x</p>', text: 'x', oneClickUrl: null };
  for (let at = 0; at < MAILS; at++) {
    await writeMail(io, io.db, { email: `p${at}@example.com`, language: 'en' }, mail as never);
  }
  // A schedule of an earlier release, whose job has another name now.
  await io.db.execute(sql`select pgboss.create_queue('clear-out', '{"policy":"standard"}'::jsonb)`);
  await io.db.execute(sql`insert into pgboss.schedule (name, key, cron) values ('clear-out', '', '0 3 * * *')`);
  await api.runJobs();
  await waitFor(async () => received >= MAILS, 'all mails');
  await waitFor(async () => (await jobs('send-mail', 'completed')) === MAILS, 'the end of all jobs');
  const sent = await io.db.select({ id: mails.id }).from(mails).where(eq(mails.state, 'sent'));
  expect([sent.length, received]).toEqual([MAILS, MAILS]);
});

test('only jobs that exist stay scheduled', async () => {
  const { rows } = await io.db.execute(sql`select name from pgboss.schedule`);
  const names = rows.map(({ name }) => name);
  expect(names).toContain('delete-expired');
  expect(names).not.toContain('clear-out');
});

test('a job that fails three times in the same way ends, and the project says so', async () => {
  const { id } = await api.addProject('broken');
  const url = 'https://broken.example/a';
  await upsertFoundPages(
    io.db,
    id,
    [{ url, path: '/a', routeId: null, type: 'page', status: 0, lastModifiedAt: null }],
    25,
  );
  await readSubPages(io, id, { which: 'all' });
  await waitFor(async () => (await jobs('crawl-site', 'failed')) === 1, 'the end of the crawl');
  const { rows } = await io.db.execute(sql`select retry_count, output from pgboss.job where name = 'crawl-site'`);
  expect(rows).toEqual([
    { retry_count: 2, output: expect.objectContaining({ message: 'reading is broken', failures: 3 }) },
  ]);
  const [crawl] = await io.db.select().from(siteCrawls).where(eq(siteCrawls.projectId, id));
  expect(crawl?.state).toBe('failed');
  const project = await findProject(io.db, id);
  expect(project?.problems).toEqual([
    { en: expect.stringContaining('an error on our side'), de: expect.stringContaining('Fehlers bei uns') },
  ]);
  expect(api.logged.filter((line) => line.includes('a job was given up'))).toHaveLength(1);
  // Its pages were released each time: retries started as soon as they were due, not after a lease.
  const { rows: held } = await io.db.execute(
    sql`select count(*)::int as count from site_crawl_pages where state = 'taken'`,
  );
  expect(held).toEqual([{ count: 0 }]);
});

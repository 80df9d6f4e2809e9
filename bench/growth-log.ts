import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { rankDays } from '../src/io/db/queries/image-requests/crawl-page-stats.ts';
import { listPartitions } from '../src/io/db/queries/image-requests/partitions.ts';

interface Size {
  rows: number;
  pages: number;
  projects: number;
}

const DAYS = 400;

/** Created once all rows are there, which takes a fraction of maintaining them row by row. */
const countersLater = ['crawl_page_days', 'crawl_days', 'crawl_day_tops'];

/**
 * Projects, pages and fetches as years of service leave them: 400 days in a table per month, pages by popularity (the
 * square of a random number, so that a few are fetched all the time and most now and then), two fifths of all fetches
 * for the first project. The counters are computed from the rows, like the writer's.
 */
export async function fillLog(url: string, { rows, pages, projects }: Size): Promise<void> {
  const client = await connect(url);
  // Months are independent: two connections take them in turn, as two cores can.
  const second = await connect(url);
  const run = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
  try {
    const first = await fillProjects(run, { pages, projects });
    const months = monthsOf(new Date(), DAYS);
    // The first partition holds everything up to the end of next month, and nothing yet.
    const [oldest] = await listPartitions(drizzle(client), 'crawls');
    if (oldest) await run(`drop table "${oldest.name}"`);
    const restore = [];
    for (const table of countersLater) restore.push(...(await takeOffIndexes(run, table)));
    let next = 0;
    const take = async (by: pg.Client) => {
      for (let month = months[next++]; month; month = months[next++]) {
        await fillMonth(by, month, { ...first, rows, pages, projects, days: DAYS });
      }
    };
    await Promise.all([take(client), take(second)]);
    for (const statement of restore) await run(statement);
    await run('analyze');
    await rankDays(drizzle(client));
    await run('vacuum analyze');
  } finally {
    await client.end();
    await second.end();
  }
}

/** A separate connection: those of the pool time out on statements as long as these. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Without foreign key checks, which would look up the project of each row.
  await client.query(`set statement_timeout = 0; set synchronous_commit = off; set session_replication_role = replica;
    set work_mem = '512MB'; set maintenance_work_mem = '512MB'; set client_min_messages = warning`);
  return client;
}

type Run = (text: string, values?: unknown[]) => Promise<unknown[]>;

/** In order, so that the ids of a project's pages and templates can be derived from its own. */
async function fillProjects(run: Run, { pages, projects }: { pages: number; projects: number }) {
  await run(
    `insert into projects (slug, "full", title, state, page_type)
     select 'project-' || n, 'https://project-' || n || '.example', 'Project ' || n, 'active', 'shopify'
     from generate_series(1, $1) as n`,
    [projects],
  );
  const [{ id: project }] = (await run("select id from projects where slug = 'project-1'")) as [{ id: number }];
  await run("insert into routes (project_id, path, position) select id, '/products/*', 0 from projects");
  await run(
    `insert into route_templates (project_id, route_id, name, html, state)
     select project_id, id, 'Template ' || n, '', 'live' from routes cross join generate_series(1, 3) as n
     order by project_id, n`,
  );
  const perProject = Math.max(20, Math.floor(pages / 100));
  await run(
    `insert into sub_pages (project_id, url, path, title, route_id)
     select project.id, project."full" || '/products/product-' || n, '/products/product-' || n, 'Product ' || n, route.id
     from projects as project join routes as route on route.project_id = project.id
     cross join lateral generate_series(1, case when project.id = $1 then $2::int else $3::int end) as n
     order by project.id, n`,
    [project, pages, perProject],
  );
  const [{ template, page }] = (await run(
    'select (select min(id) from route_templates) as template, (select min(id) from sub_pages) as page',
  )) as [{ template: number; page: number }];
  return { project, template, page, perProject };
}

/** Drops a table's key and indexes, and returns how to create them again. */
async function takeOffIndexes(run: Run, table: string): Promise<string[]> {
  const keys = (await run(
    "select conname as name, pg_get_constraintdef(oid) as as from pg_constraint where conrelid = $1::regclass and contype = 'p'",
    [table],
  )) as { name: string; as: string }[];
  for (const { name } of keys) await run(`alter table ${table} drop constraint "${name}"`);
  const indexes = (await run(
    'select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as as from pg_index where indrelid = $1::regclass',
    [table],
  )) as { name: string; as: string }[];
  for (const { name } of indexes) await run(`drop index ${name}`);
  return [
    ...keys.map(({ name, as }) => `alter table ${table} add constraint "${name}" ${as}`),
    ...indexes.map(({ as }) => as),
  ];
}

const DAY_MS = 86_400_000;

interface Month {
  name: string;
  from: Date;
  until: Date;
  /** The part of the month that has rows. */
  rowsFrom: Date;
  rowsUntil: Date;
}

/** The months of this many days up to now. The last reaches to where the program's own months begin. */
function monthsOf(now: Date, days: number): Month[] {
  const begin = new Date(now.getTime() - days * DAY_MS);
  const months: Month[] = [];
  for (let at = 0; ; at++) {
    const from = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + at, 1));
    if (from > now) break;
    const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
    months.push({
      name: `crawls_${from.toISOString().slice(0, 7).replace('-', '_')}`,
      from,
      until,
      rowsFrom: from < begin ? begin : from,
      rowsUntil: until > now ? now : until,
    });
  }
  // As far as the first partition, whose place they take.
  const last = months.at(-1) as Month;
  last.until = new Date(Date.UTC(last.from.getUTCFullYear(), last.from.getUTCMonth() + 2, 1));
  return months;
}

interface Filling {
  rows: number;
  pages: number;
  perProject: number;
  projects: number;
  /** The ids of the first project, its first page and its first template. */
  project: number;
  page: number;
  template: number;
  days: number;
}

/** Who fetches, how often out of a hundred, and whether on its own. */
const agents = [
  ['Whatsapp', 'Whatsapp', false, 35],
  ['Facebook', 'Facebook', false, 18],
  ['Slack', 'Slack', false, 10],
  ['Telegram', 'Telegram', false, 7],
  ['Discord', 'Unknown', false, 5],
  ['Bing', 'BingBot', true, 9],
  ['GoogleImage', 'GoogleImageBot', true, 9],
  ['Unknown', 'Unknown', false, 7],
] as const;

/** One entry per percent, so that picking one is one array access. */
const drawn = (column: 0 | 1 | 2) =>
  `(array[${agents.flatMap((agent) => Array.from({ length: agent[3] }, () => `'${agent[column]}'`)).join(',')}])[chance]`;

/** A separate table, filled without indexes, that then becomes a month of the log; and the counters of its days. */
async function fillMonth(client: pg.Client, month: Month, of: Filling): Promise<void> {
  const { name, from, until, rowsFrom, rowsUntil } = month;
  const milliseconds = rowsUntil.getTime() - rowsFrom.getTime();
  const rows = Math.round((of.rows * milliseconds) / (of.days * DAY_MS));
  await client.query(`create table "${name}" (like crawls including defaults including constraints)`);
  await client.query(`select setseed(0.4)`);
  // All by arithmetic: looking up the page of each row took longer than everything else.
  await client.query(
    `insert into "${name}" (created_at, project_id, source, bot, is_bot, state, status, milliseconds, sub_page_id, route_template_id, url)
     select at, $1::int + k, ${drawn(1)}, ${drawn(0)}, ${drawn(2)}::boolean, 1, 200, 3, page, $3::int + k * 3 + page % 3,
       'https://project-' || k + 1 || '.example/products/product-' || n + 1
     from (
       select at, k, chance, n, $2::int + n + case when k = 0 then 0 else $4::int + (k - 1) * $5::int end as page
       from (
         select at, k, chance, floor(popular * (case when k = 0 then $4::int else $5::int end))::int as n
         from (
           select $7::timestamptz + interval '1 millisecond' * (row * ($8::float8 / $9)) as at, 1 + floor(random() * 100)::int as chance,
             case when random() < 0.4 then 0 else 1 + floor(random() * $6::int)::int end as k, power(random(), 2) as popular
           from generate_series(0, $9::int - 1) as row offset 0) as drawn) as chosen) as placed`,
    [of.project, of.page, of.template, of.pages, of.perProject, of.projects - 1, rowsFrom, milliseconds, rows],
  );
  await client.query(
    `alter table "${name}" add primary key (project_id, created_at, id) include (is_bot, source, sub_page_id)`,
  );
  await client.query(`create index on "${name}" using brin (id)`);
  await client.query(`create index on "${name}" using brin (created_at)`);
  await client.query(
    `alter table crawls attach partition "${name}" for values from ('${from.toISOString()}') to ('${until.toISOString()}')`,
  );
  const key = "project_id, (created_at at time zone 'UTC')::date as day, bot, is_bot, source, state, route_template_id";
  await client.query(
    `insert into crawl_page_days (project_id, day, bot, is_bot, source, state, route_template_id, count, sub_page_id)
     select ${key}, count(*), sub_page_id from "${name}" group by 1, 2, 3, 4, 5, 6, 7, 9`,
  );
  await client.query(
    `insert into crawl_days (project_id, day, bot, is_bot, source, state, route_template_id, count)
     select ${key}, count(*) from "${name}" group by 1, 2, 3, 4, 5, 6, 7`,
  );
}

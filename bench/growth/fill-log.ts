import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { rankDays } from '../../src/io/db/queries/image-requests/crawl-page-stats.ts';
import { fillMonth, type Month, monthsOf } from './fill-month.ts';

interface Size {
  rows: number;
  pages: number;
  projects: number;
}

const DAYS = 400;

/** Created once all rows are there, which takes a fraction of maintaining them row by row. */
const countersLater = ['crawl_page_days', 'crawl_days', 'crawl_template_pages', 'crawl_day_tops'];

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
    await run('alter table crawls detach partition crawls_until_partitions');
    const [begin] = months as [Month];
    await run(`alter table crawls attach partition crawls_until_partitions
      for values from (minvalue) to ('${begin.from.toISOString()}')`);
    const restore = [];
    for (const table of countersLater) restore.push(...(await takeOffIndexes(run, table)));
    let next = 0;
    const take = async (by: pg.Client) => {
      for (let month = months[next++]; month; month = months[next++]) {
        await fillMonth(by, month, { ...first, rows, pages, projects, days: DAYS });
      }
    };
    await Promise.all([take(client), take(second)]);
    await run(
      `insert into crawl_template_pages select project_id, route_template_id, sub_page_id, min(day), max(day)
       from crawl_page_days where not is_bot and bot <> 'Unknown' group by 1, 2, 3`,
    );
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

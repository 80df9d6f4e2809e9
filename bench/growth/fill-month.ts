import type pg from 'pg';

const DAY_MS = 86_400_000;

export interface Month {
  name: string;
  from: Date;
  until: Date;
  /** The part of the month that has rows. */
  rowsFrom: Date;
  rowsUntil: Date;
}

/** The months of this many days up to now. The last reaches to where the program's own months begin. */
export function monthsOf(now: Date, days: number): Month[] {
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
  // The table from before monthly partitions reached to the end of next month.
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
export async function fillMonth(client: pg.Client, month: Month, of: Filling): Promise<void> {
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

import pg from 'pg';

interface Size {
  rows: number;
  pages: number;
  projects: number;
}

/** Who fetches, how often of a hundred, and whether by itself. */
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

/**
 * Projects, pages and fetches as years of service leave them: 400 days, pages by popularity (the square of a random number,
 * so that a few are fetched all the time and most now and then), two fifths of all fetches for the first project. The
 * counters are made from the rows, as the writer would have made them.
 */
export async function fillLog(url: string, { rows, pages, projects }: Size): Promise<{ id: number; page: string }> {
  // A connection of its own: those of the pool give up on statements that take as long as these.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set synchronous_commit = off; select setseed(0.4)');
    const run = (text: string, values: unknown[] = []) => client.query(text, values);
    await run(
      `insert into projects (slug, "full", title, state, page_type)
       select 'project-' || n, 'https://project-' || n || '.example', 'Project ' || n, 'active', 'shopify'
       from generate_series(1, $1) as n`,
      [projects],
    );
    const [first] = (await run("select id from projects where slug = 'project-1'")).rows as [{ id: number }];
    await run("insert into routes (project_id, path, position) select id, '/products/*', 0 from projects");
    await run(
      `insert into route_templates (project_id, route_id, name, html, state)
       select project_id, id, 'Template ' || n, '', 'live' from routes cross join generate_series(1, 3) as n`,
    );
    const perProject = Math.max(20, Math.floor(pages / 100));
    await run(
      `insert into sub_pages (project_id, url, path, title, route_id)
       select project.id, project."full" || '/products/product-' || n, '/products/product-' || n, 'Product ' || n, route.id
       from projects as project join routes as route on route.project_id = project.id
       cross join lateral generate_series(1, case when project.id = $1 then $2::int else $3::int end) as n`,
      [first.id, pages, perProject],
    );
    let reached = 0;
    const shares = agents.map(([bot, source, isBot, often]) => {
      reached += often;
      return `when chance < ${reached} then array['${bot}', '${source}', '${isBot}']`;
    });
    await run(
      'create temporary table numbered as select id, project_id, url, row_number() over (partition by project_id order by id) as n from sub_pages',
    );
    await run('create index on numbered (project_id, n); analyze numbered');
    await run(
      `insert into crawls (created_at, project_id, source, bot, is_bot, state, status, milliseconds, sub_page_id, route_template_id, url)
       select at, drawn.project_id, agent[2], agent[1], agent[3]::boolean, 1, 200, 3, page.id,
         (drawn.project_id - $1) * 3 + 1 + page.id % 3, page.url
       from (
         select now() - interval '400 days' * (1 - n::float8 / $2) as at, case when chance < 97 then chance else 96.9 end as c,
           case when random() < 0.4 then $1 else $1 + 1 + floor(random() * $3)::int end as project_id, power(random(), 2) as popular,
           case ${shares.join(' ')} else array['Unknown', 'Unknown', 'false'] end as agent
         from (select n, random() * 100 as chance from generate_series(1, $2::int) as n) as numbers) as drawn
       join numbered as page on page.project_id = drawn.project_id
         and page.n = 1 + floor(popular * (case when drawn.project_id = $1 then $4::int else $5::int end))::int`,
      [first.id, rows, projects - 1, pages, perProject],
    );
    await run(
      `insert into crawl_page_days (project_id, day, bot, is_bot, source, state, route_template_id, count, sub_page_id)
       select project_id, (created_at at time zone 'UTC')::date, bot, is_bot, source, state, route_template_id, count(*), sub_page_id
       from crawls group by 1, 2, 3, 4, 5, 6, 7, 9`,
    );
    await run(
      `insert into crawl_days (project_id, day, bot, is_bot, source, state, route_template_id, count)
       select project_id, day, bot, is_bot, source, state, route_template_id, sum(count) from crawl_page_days group by 1, 2, 3, 4, 5, 6, 7`,
    );
    await run(
      `insert into crawl_template_pages select project_id, route_template_id, sub_page_id, min(day), max(day) from crawl_page_days
       where not is_bot and bot <> 'Unknown' group by 1, 2, 3`,
    );
    const { rankDays } = await import('../../src/io/db/queries/crawl-day-tops.ts');
    const { drizzle } = await import('drizzle-orm/node-postgres');
    await rankDays(drizzle(client));
    await run('vacuum analyze');
    const [page] = (await run('select uuid from sub_pages where project_id = $1 order by id limit 1', [first.id]))
      .rows as [{ uuid: string }];
    return { id: first.id, page: page.uuid };
  } finally {
    await client.end();
  }
}

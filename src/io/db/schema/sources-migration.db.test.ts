import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';

// Fetches as earlier versions wrote them, through the migration that gives every platform its own source. In a schema
// of its own beside the existing tables.

const { pool } = await createTestDatabase();
const folder = new URL('../migrations/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const changing = files.findIndex((name) => name.endsWith('_source-of-every-platform.sql'));

test('log and counters name the current sources, and proxies of Slack are shares', async () => {
  const client = await pool.connect();
  const run = async (name: string) => {
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('"public".', '"before".');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
  };
  const all = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;
  try {
    await client.query('create schema before; set search_path to before, public');
    for (const name of files.slice(0, changing)) await run(name);
    const agents = `(values ('Whatsapp', false, 'Whatsapp'), ('Discord', false, 'Unknown'), ('Apple', false, 'Unknown'),
      ('Apple', true, 'Unknown'), ('Slack-ImgProxy', true, 'Slack'), ('Slack-ImgProxy', false, 'Slack'),
      ('Facebook', true, 'Facebook'), ('Facebook', false, 'Facebook'), ('Unknown', false, 'Unknown')) as agents (bot, is_bot, source)`;
    await client.query(`
      insert into projects (slug, "full") values ('p', 'https://p.example');
      insert into user_agents (position, pattern, bot, source, is_bot) select 1, bot || is_bot, bot, source, is_bot from ${agents};
      insert into crawls (project_id, created_at, bot, is_bot, source, state, status, milliseconds, sub_page_id, route_template_id)
        select 1, '2026-11-01', bot, is_bot, source, 1, 200, 3, 7, 3 from ${agents};
      insert into crawl_days (project_id, day, bot, is_bot, source, state, route_template_id, count)
        select 1, '2026-11-01', bot, is_bot, source, 1, 3, 2 from ${agents};
      insert into crawl_page_days (project_id, day, sub_page_id, bot, is_bot, source, state, route_template_id, count)
        select 1, '2026-11-01', 7, bot, is_bot, source, 1, 3, 2 from ${agents};
      insert into crawl_day_tops (project_id, day, rank, sub_page_id, shares, count) values (1, '2026-11-01', 1, 7, 4, 14)`);
    await client.query('begin');
    await run(files[changing] ?? '');
    await client.query('commit');
    const now = [
      ['Apple', false, 'iMessage'],
      ['Apple', true, 'AppleBot'],
      ['Discord', false, 'Discord'],
      ['Facebook', false, 'Facebook'],
      ['Meta', true, 'MetaBot'],
      ['Slack-ImgProxy', false, 'Slack'],
      ['Unknown', false, 'Unknown'],
      ['Whatsapp', false, 'Whatsapp'],
    ];
    for (const table of ['user_agents', 'crawls', 'crawl_days', 'crawl_page_days'])
      expect([
        table,
        await all(
          `select bot, is_bot, source from ${table} group by bot, is_bot, source order by bot collate "C", is_bot`,
        ),
      ]).toEqual([table, now]);
    // Two old rows may become one new row: nothing is lost.
    for (const table of ['crawl_days', 'crawl_page_days'])
      expect(await all(`select sum(count)::int, max(count) from ${table}`)).toEqual([[18, 4]]);
    expect(await all('select first_shared_on::text from crawl_template_pages')).toEqual([['2026-11-01']]);
    expect(await all('select * from crawl_day_tops')).toEqual([]);
  } finally {
    await client.query('reset search_path');
    client.release();
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';

// Rows as earlier versions wrote them, through the migration that makes invitations something to accept. In a schema of
// its own beside the existing tables.

const { pool } = await createTestDatabase();
const folder = new URL('../migrations/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const changing = files.findIndex((name) => name.endsWith('_people-of-a-project.sql'));

test('links of removed and joined people end, and unaccepted memberships become invitations', async () => {
  const client = await pool.connect();
  const run = async (name: string) => {
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('"public".', '"before".');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
  };
  try {
    await client.query('create schema before; set search_path to before');
    for (const name of files.slice(0, changing)) await run(name);
    await client.query(`
      insert into projects (slug, "full") values ('p', 'https://p.example'), ('q', 'https://q.example');
      insert into users (email, status, firstname) values ('member@x.example', 'active', 'M'),
        ('removed@x.example', 'active', 'R'), ('pending@x.example', 'pending', 'P'),
        ('unconfirmed@x.example', 'inactive', 'U'), ('gone@x.example', 'pending', 'G');
      insert into user_to_project (user_id, project_id, role) values (1, 1, 'admin'), (3, 1, 'user'), (4, 1, 'user'), (1, 2, 'user');
      insert into invitations (project_id, email, role, code_hash, expires_at, accepted_at)
      select 1, mail, 'user', mail, now() + interval '1 day', case when mail like 'accepted%' then now() end
      from unnest(array['member@x.example', 'removed@x.example', 'pending@x.example', 'unconfirmed@x.example',
        'gone@x.example', 'accepted@x.example', 'unknown@x.example']) as mail`);
    await run(files[changing] ?? '');
    const all = 'select email, outcome, firstname from invitations order by id';
    expect((await client.query(all)).rows.map((row) => [row.email, row.outcome, row.firstname])).toEqual([
      ['member@x.example', 'accepted', null],
      ['removed@x.example', 'withdrawn', null],
      ['pending@x.example', null, 'P'],
      ['unconfirmed@x.example', null, null],
      ['gone@x.example', 'withdrawn', null],
      ['accepted@x.example', 'accepted', null],
      ['unknown@x.example', null, null],
    ]);
    const members =
      'select email, project_id from user_to_project join users on users.id = user_id order by project_id';
    expect((await client.query(members)).rows).toEqual([
      { email: 'member@x.example', project_id: 1 },
      { email: 'member@x.example', project_id: 2 },
    ]);
    expect((await client.query("select email from users where status = 'pending'")).rows).toEqual([]);
    const numbers = `select count(distinct number)::int as count from
      (select id as number from user_to_project union all select collaborator_id from invitations) as both_lists`;
    expect((await client.query(numbers)).rows).toEqual([{ count: 9 }]);
  } finally {
    await client.query('reset search_path');
    client.release();
  }
});

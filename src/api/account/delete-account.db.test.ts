import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deleteAccount } from '#flows/accounts/delete-account.ts';
import { findUserById } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { goodRows } from '#io/db/schema/rows.fixture.ts';
import { createDiskFiles } from '#io/files/disk-files.ts';
import { createTestApi } from '../../../test/api.ts';
import { rowsLeft } from '../../../test/count-rows.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

const api = await createTestApi({ files: createDiskFiles(temporaryFolder('delete-account')) });
const { io } = api;

let boss = { id: 0, email: '', token: '' };
beforeAll(async () => {
  for (const row of goodRows) await io.db.execute(sql.raw(row));
  boss = await api.addPerson('boss@lamps.example');
});

describe('deleting an account', () => {
  const add = async (email: string) => {
    const person = await api.addPerson(email);
    return { ...person, as: api.as(person.token) };
  };

  test('leaves nothing under its id or its address, and no name in the log', async () => {
    const person = await add('leaver@example.com');
    const shared = await api.addProject('shared');
    const own = await api.addProject('own');
    await api.join(shared.id, person.id, 'admin');
    await api.join(shared.id, boss.id, 'admin');
    await api.join(own.id, person.id, 'admin');
    await io.files.put(`images/${own.uuid}/0a.jpg`, Buffer.from('x'));
    await person.as.createApiToken({ body: { name: 'build' } });
    await person.as.setAchievement({ body: { key: 'onboarding', value: 'step1' } });
    const { email, id } = person;
    await io.db.execute(
      sql`insert into checker_requests (email, website, client_hash) values (${email}, 'https://x.example', 'c')`,
    );
    await io.db.execute(
      sql`insert into next_steps (email, project_id, next_step) values (${email}, ${shared.id}, 'talk')`,
    );
    await io.db.execute(sql`insert into magic_links (email, code_hash, expires_at) values (${email}, 'h', now())`);
    await io.db.execute(sql`insert into confirmations (email, password_hash, language, expires_at)
      values (${email}, 'h', 'en', now())`);
    await io.db.execute(sql`insert into invitations (project_id, email, role, code_hash, expires_at)
      values (${shared.id}, ${email}, 'user', 'leaver', now())`);
    await io.db.execute(sql`insert into waitlist_entries (email, consent_at, expires_at, unsubscribe_code)
      values (${email}, now(), now(), 'leaver')`);
    await io.db.execute(sql`insert into mails (recipient, subject, kind, language, html, text)
      values (${email}, '', 'magic-link', 'en', '', '')`);
    await io.queue.enqueue(io.db, 'send-magic-link', { email, language: 'en', next: null });
    await recordActivity(io.db, { action: 'person-invited', actorId: boss.id, subject: email });
    await recordActivity(io.db, { action: 'login', actorId: id });

    const leaving = await person.as.getAccountDeletion();
    expect(leaving.onlyAdminOf.map(({ slug }) => slug)).toEqual(['own']);
    const refusals = [
      [{ confirm: 'somebody@example.com', projectIds: [own.id] }, 'VALIDATION_FAILED'],
      [{ confirm: email }, 'ONLY_ADMIN'],
      [{ confirm: email, projectIds: [own.id, shared.id] }, 'ONLY_ADMIN'],
    ] as const;
    for (const [body, code] of refusals)
      await expect(
        person.as.deleteAccount({ body: { ...body, projectIds: [...('projectIds' in body ? body.projectIds : [])] } }),
      ).rejects.toMatchObject({ code });
    expect(await findUserById(io.db, id)).not.toBeNull();

    await person.as.deleteAccount({ body: { confirm: email.toUpperCase(), projectIds: [own.id] } });
    expect(
      await rowsLeft(
        io.db,
        "column_name in ('user_id', 'actor_id', 'created_by', 'owner_id', 'offered_to', 'invited_by')",
        id,
      ),
    ).toEqual([]);
    expect(await rowsLeft(io.db, "data_type = 'text'", email)).toEqual([]);
    const { rows } = await io.db.execute(sql`select 1 from pgboss.job where data::text like '%leaver@%'`);
    expect(rows).toEqual([]);
    expect(await findProject(io.db, own.id)).toBeNull();
    expect(await findProject(io.db, shared.id)).not.toBeNull();
    await expect(person.as.getUser()).rejects.toMatchObject({ status: 401 });
    const log = await io.db.execute(
      sql`select actor_id, subject, detail from activity_log where action = 'account-deleted'`,
    );
    expect(log.rows).toEqual([{ actor_id: null, subject: null, detail: { projects: 1 } }]);
  });

  test('covers every table with an address of a person', async () => {
    const rows = await rawRows(
      io.db,
      { name: z.string() },
      sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('email', 'recipient') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'cancellation_requests',
      'card_reports',
      'checker_requests',
      'confirmations',
      'email_changes',
      'invitations',
      'magic_links',
      'mails',
      'next_steps',
      'shopify_shops',
      'support_requests',
      'users',
      'waitlist_entries',
    ]);
  });
});

describe('the last one to leave', () => {
  test('the last super admin must stay, the last but one may leave', async () => {
    const first = await api.addPerson('root1@example.com', { role: 'superadmin' });
    expect(await api.as(first.token).getAccountDeletion()).toMatchObject({ isLastSuperAdmin: true });
    await expect(api.as(first.token).deleteAccount({ body: { confirm: first.email } })).rejects.toMatchObject({
      code: 'LAST_SUPER_ADMIN',
    });
    const second = await api.addPerson('root2@example.com', { role: 'superadmin' });
    const both = await Promise.allSettled(
      [first, second].map(({ email, token }) => api.as(token).deleteAccount({ body: { confirm: email } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('of two admins who leave at the same time, the second is refused', async () => {
    const project = await api.addProject('both');
    const people = [await api.addPerson('one@example.com'), await api.addPerson('two@example.com')];
    const planRequests = [];
    for (const { id } of people) {
      await api.join(project.id, id, 'admin');
      const user = await findUserById(io.db, id);
      if (user) planRequests.push({ user, projectIds: [], clientHash: null });
    }
    const left = await Promise.all(planRequests.map((planRequest) => deleteAccount(io, planRequest)));
    expect(left.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await findProject(io.db, project.id)).not.toBeNull();
  });
});

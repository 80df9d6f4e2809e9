import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../test/api.ts';
import { createBadgeHosts } from './badges.ts';

const api = await createTestApi();
const { io } = api;
await savePlans(io.db);
// Not 0, which the cache treats as an unset time.
let uptime = 1_000;
const badges = createBadgeHosts({ ...io, uptime: () => uptime });

test('a badge is off until an admin switches it on, and says how many previews are fine', async () => {
  const project = await api.addProject('badge');
  const admin = await api.addPerson('badge@example.com');
  await api.join(project.id, admin.id, 'admin');
  const as = api.as(admin.token);
  const params = { id: String(project.id) };
  const get = (query = '') => badges.request(`/badge/${project.uuid}.svg${query}`);

  const off = await get();
  expect([off.status, off.headers.get('content-type')]).toEqual([404, 'image/jpeg']);

  const saved = await as.saveMonitoring({ params, body: { hasBadge: true } });
  expect(saved).toMatchObject({ hasBadge: true, badgeUrl: expect.stringContaining(`/badge/${project.uuid}.svg`) });
  // Cached for a minute.
  expect((await get()).status).toBe(404);
  uptime += 60_001;
  const on = await get();
  expect([on.status, on.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(on.headers.get('cache-control')).toContain('max-age=300');
  expect(await on.text()).toContain('link previews: not checked');
  expect(await (await get('?lang=de')).text()).toContain('Linkvorschauen: nicht geprüft');

  await io.db.execute(sql`
    insert into subscriptions (project_id, user_id, plan_id, state, started_at)
    values (${project.id}, ${admin.id}, 'starter-100', 'active', now())`);
  await io.db.execute(sql`
    with pages as (insert into sub_pages (project_id, path, url)
      select ${project.id}, '/' || at, 'https://badge.example/' || at from generate_series(1, 21) as at returning id)
    insert into watched_pages (sub_page_id, project_id, looked_at, fault_key, state)
    select id, ${project.id}, now(), case when row_number() over () = 1 then 'check' end,
      case when row_number() over () < 21 then '{}'::jsonb end from pages`);
  uptime += 60_001;
  // Of the twenty that could be read.
  expect(await (await get()).text()).toContain('link previews: 95% fine');
});

test.each(['/badge/nonsense.svg', '/badge/7d9f9f3e-6e0c-4c1a-9f6e-0f6f3b1c2d3e.svg', '/badge/%00.svg'])(
  '%s is a plain image, never a page',
  async (path) => {
    const answer = await badges.request(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/jpeg']);
  },
);

test('an unavailable database gives no error page either', async () => {
  const away = createBadgeHosts({
    ...io,
    db: new Proxy(io.db, {
      get() {
        throw new Error('away');
      },
    }),
  });
  expect((await away.request('/badge/7d9f9f3e-6e0c-4c1a-9f6e-0f6f3b1c2d3e.svg')).status).toBe(404);
});

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addApiToken } from '#io/db/queries/accounts/api-tokens.ts';
import { clearExpiredConnectCodes } from '#io/db/queries/projects/site-connections.ts';
import { activityLog, projects, siteConnectCodes, siteConnections } from '#io/db/schema/index.ts';
import { codeOf } from '../../../test/refusal.ts';
import { createSiteApi } from './connected-site.fixture.ts';

// Connecting and disconnecting a site (docs/decisions/049-connected-sites.md).

const { api, db, siteUrl, call, addSite } = await createSiteApi();
const ask = (code: string, more: object = {}) =>
  call('POST', '/site/connect', { code, siteUrl, system: 'wordpress', ...more });
const unknown = { status: 404, code: 'CONNECT_CODE_UNKNOWN' };

describe('a code', () => {
  test('connects its site once, and names where Linkbild is', async () => {
    const site = await addSite('once');
    const { code, expiresAt } = await site.as.createConnectCode({ params: site.params });
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}@http:\/\/localhost:3000\/api$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 60_000);
    expect((await site.as.listSiteConnections({ params: site.params })).code).toEqual({ expiresAt });
    const versions = { systemVersion: '6.9', pluginVersion: '1.0.0' };
    const answer = await ask(code, { siteUrl: `${siteUrl}/`, ...versions });
    expect(answer).toMatchObject({
      status: 200,
      token: expect.stringMatching(/^lbs_[\w-]{43}$/),
      imagesUrl: 'http://localhost:3000/images',
      project: {
        uuid: site.project.uuid,
        title: 'once',
        url: siteUrl,
        screenUrl: 'http://localhost:3000/app/once/settings/wordpress',
      },
    });
    expect(await ask(code)).toMatchObject(unknown);
    expect(await site.as.listSiteConnections({ params: site.params })).toEqual({
      code: null,
      connections: [
        expect.objectContaining({ system: 'wordpress', siteUrl, ...versions, connectedBy: 'once@example.com' }),
      ],
    });
  });

  test('is read in any spelling, and stored as a hash only', async () => {
    const site = await addSite('spelling');
    const code = await site.code();
    const signs = code.split('@')[0] ?? '';
    const [row] = await db.select().from(siteConnectCodes).where(eq(siteConnectCodes.projectId, site.project.id));
    expect(JSON.stringify(row)).not.toContain(signs.replaceAll('-', ''));
    const spelled = ` ${signs.toLowerCase().replaceAll('-', ' ')} @localhost`;
    const answer = await ask(spelled);
    expect(answer.status).toBe(200);
    const [stored] = await db.select().from(siteConnections).where(eq(siteConnections.projectId, site.project.id));
    expect(JSON.stringify(stored)).not.toContain(answer.token);
  });

  test('replaces the previous one, expires, and is then deleted', async () => {
    const site = await addSite('expiry');
    const first = await site.code();
    const second = await site.code();
    expect(await ask(first)).toMatchObject(unknown);
    const late = { expiresAt: new Date(Date.now() - 1000) };
    await db.update(siteConnectCodes).set(late).where(eq(siteConnectCodes.projectId, site.project.id));
    expect(await ask(second)).toMatchObject(unknown);
    expect((await site.as.listSiteConnections({ params: site.params })).code).toBeNull();
    await clearExpiredConnectCodes(db);
    expect(await db.select().from(siteConnectCodes).where(eq(siteConnectCodes.projectId, site.project.id))).toEqual([]);
  });

  test('of two sites at once connects one', async () => {
    const site = await addSite('race');
    const code = await site.code();
    const answers = await Promise.all([ask(code), ask(code, { system: 'typo3' }), ask(code, { system: 'php' })]);
    expect(answers.map(({ status }) => Number(status)).toSorted()).toEqual([200, 404, 404]);
    expect((await site.as.listSiteConnections({ params: site.params })).connections).toHaveLength(1);
  });

  test('stays usable when another site asks; www makes no difference', async () => {
    const site = await addSite('mismatch', 'https://shop.example');
    const code = await site.code();
    const mismatch = { status: 409, code: 'SITE_MISMATCH' };
    expect(await ask(code, { siteUrl: 'https://evil.example' })).toMatchObject(mismatch);
    expect(await ask(code, { siteUrl: 'https://shop.example.evil.example' })).toMatchObject(mismatch);
    expect((await ask(code, { siteUrl: 'https://www.shop.example/' })).status).toBe(200);
  });

  test.each([
    ['no body', '', 422],
    ['no JSON', '{', 400],
    ['a list', [], 422],
    ['no code', { siteUrl, system: 'wordpress' }, 422],
    ['a code that is none', { code: 'hello', siteUrl, system: 'wordpress' }, 404],
    ['a long code', { code: 'A'.repeat(5000), siteUrl, system: 'wordpress' }, 422],
    ['a system we do not know', { code: 'hello', siteUrl, system: '__proto__' }, 422],
    ['an address that is none', { code: 'hello', siteUrl: 'javascript:alert(1)', system: 'wordpress' }, 422],
    ['a long version', { code: 'hello', siteUrl, system: 'php', systemVersion: '1'.repeat(51) }, 422],
    ['something else', { code: 'hello', siteUrl, system: 'php', isAdmin: true }, 422],
  ])('is refused with %s', async (_, body, status) => {
    const answer = await call('POST', '/site/connect', body);
    expect([answer.status, typeof answer.message]).toEqual([status, 'string']);
  });

  test('is made by members in a browser only', async () => {
    const site = await addSite('makers');
    const stranger = await api.addPerson('stranger@example.com');
    const { params } = site;
    expect(await codeOf(api.as(stranger.token).createConnectCode({ params }))).toBe('PROJECT_NOT_FOUND');
    const { token } = await addApiToken(db, site.owner.id, { name: 'write', scope: 'write' });
    const answer = await call('POST', `/project/${params.id}/site-connections/code`, {}, token);
    expect(answer).toMatchObject({ status: 403, code: 'NOT_BY_TOKEN' });
  });
});

describe('a connected site', () => {
  test('sees its connection until it leaves', async () => {
    const site = await addSite('leaves');
    const token = await site.connect('php');
    expect(await call('GET', '/site/connection', undefined, token)).toMatchObject({
      status: 200,
      imagesUrl: 'http://localhost:3000/images',
      connectedAt: expect.any(String),
      project: { uuid: site.project.uuid, screenUrl: 'http://localhost:3000/app/leaves/settings/custom' },
    });
    expect(await call('DELETE', '/site/connection', undefined, token)).toEqual({ status: 200, ok: true });
    const dead = { status: 401, code: 'SITE_NOT_CONNECTED' };
    expect(await call('GET', '/site/connection', undefined, token)).toMatchObject(dead);
    expect(await call('DELETE', '/site/connection', undefined, token)).toMatchObject(dead);
    const log = await db.select().from(activityLog).where(eq(activityLog.projectId, site.project.id));
    expect(log.map(({ action, actorId, subject }) => [action, actorId, subject])).toEqual([
      ['site-connected', site.owner.id, siteUrl],
      ['site-disconnected', null, siteUrl],
    ]);
  });

  test('is disconnected by a member, and by nobody else', async () => {
    const site = await addSite('removed');
    const other = await addSite('other');
    const token = await site.connect();
    const [connection] = (await site.as.listSiteConnections({ params: site.params })).connections;
    const connectionId = String(connection?.id);
    const foreign = { params: { ...other.params, connectionId } };
    expect(await codeOf(other.as.removeSiteConnection(foreign))).toBe('NOT_FOUND');
    expect(await codeOf(other.as.removeSiteConnection({ params: { ...site.params, connectionId } }))).toBe(
      'PROJECT_NOT_FOUND',
    );
    expect((await call('GET', '/site/connection', undefined, token)).status).toBe(200);
    await site.as.removeSiteConnection({ params: { ...site.params, connectionId } });
    expect(await call('GET', '/site/connection', undefined, token)).toMatchObject({ code: 'SITE_NOT_CONNECTED' });
  });

  test('that connects again has one connection, and its old token is invalid', async () => {
    const site = await addSite('again');
    const first = await site.connect();
    const second = await site.connect();
    expect((await call('GET', '/site/connection', undefined, first)).status).toBe(401);
    expect((await call('GET', '/site/connection', undefined, second)).status).toBe(200);
    expect((await site.as.listSiteConnections({ params: site.params })).connections).toHaveLength(1);
  });

  test('ends with its project', async () => {
    const site = await addSite('gone');
    const token = await site.connect();
    await site.code();
    await db.delete(projects).where(eq(projects.id, site.project.id));
    expect((await call('GET', '/site/connection', undefined, token)).status).toBe(401);
    expect(await db.select().from(siteConnectCodes).where(eq(siteConnectCodes.projectId, site.project.id))).toEqual([]);
  });
});

describe('tokens', async () => {
  const site = await addSite('tokens');
  const token = await site.connect();
  const own = await addApiToken(db, site.owner.id, { name: 'write', scope: 'write' });

  test.each([
    ['GET', '/auth/user'],
    ['GET', '/projects'],
    ['GET', `/project/${site.project.id}`],
    ['GET', `/project/${site.project.id}/site-connections`],
    ['GET', `/project/${site.project.id}/integration-check`],
    ['POST', `/project/${site.project.id}/crawl`],
  ])('a site’s is no login for %s %s', async (method, path) => {
    expect((await call(method, path, method === 'GET' ? undefined : {}, token)).status).toBe(401);
  });

  test.each([
    ['GET', '/site/connection', undefined],
    ['POST', '/site/changes', { changes: [{ url: siteUrl, change: 'changed' }] }],
    ['POST', '/site/check', {}],
    ['DELETE', '/site/connection', undefined],
  ])('%s %s takes no other than a site’s', async (method, path, body) => {
    for (const wrong of [own.token, site.owner.token, `${token}x`, `lbs_${'x'.repeat(43)}`, 'lbs_', undefined])
      expect(await call(method, path, body, wrong)).toMatchObject({ status: 401, code: 'SITE_NOT_CONNECTED' });
    // A member's cookie does not count either.
    const headers = { cookie: `linkbild_session=${site.owner.token}`, 'content-type': 'application/json' };
    const sent = await api.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    expect(sent.status).toBe(401);
  });

  test('errors are in the language of the site', async () => {
    const headers = { authorization: 'Bearer lbs_x', 'accept-language': 'de' };
    const answer = await (await api.request('/site/connection', { headers })).json();
    expect(answer).toMatchObject({ statusCode: 401, message: expect.stringContaining('nicht mehr mit Linkbild') });
  });
});

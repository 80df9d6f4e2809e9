import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { callHeaders } from '#contract/client.ts';
import { calls } from '#contract/index.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { tokenAreas } from '#domain/access/proof.ts';
import { addApiToken } from '#io/db/queries/accounts/api-tokens.ts';
import { apiTokens, sessions } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi, siteUrl } from '../../test/api.ts';
import { keysOnly, stripeKeysOnly } from '../../test/keys-only.ts';

// Every call of the contract, made by somebody with permission whose authentication may not be enough: by an API token,
// by yesterday's login, as a super admin without a second factor. access.db.test.ts covers the roles.

const api = await createTestApi({ shopify: await keysOnly(), stripe: await stripeKeysOnly() });
await savePlans(api.io.db);
const project = await api.addProject('proof');
const other = await api.addProject('elsewhere');
const root = await api.addPerson('root@example.com', { role: 'superadmin' });

// Of every area: token-areas.db.test.ts has those of some.
const areas = [...tokenAreas];
const tokens = {
  read: await addApiToken(api.io.db, root.id, { name: 'read', scope: 'read', areas }),
  write: await addApiToken(api.io.db, root.id, { name: 'write', scope: 'write', areas }),
  'one project': await addApiToken(api.io.db, root.id, { name: 'p', scope: 'write', areas, projectId: project.id }),
  'another project': await addApiToken(api.io.db, root.id, { name: 'o', scope: 'write', areas, projectId: other.id }),
};

const all = Object.entries<Call>(calls);
const refusals = ['NOT_BY_TOKEN', 'TOKEN_READ_ONLY', 'TOKEN_OTHER_PROJECT', 'FRESH_LOGIN_NEEDED'];

/** Calls about a project get one that exists, so that the error is not "not found". */
async function send(call: Call, headers: Record<string, string>) {
  const isOfProject = call.scope?.entity === 'project';
  const id = isOfProject ? String(project.id) : '999999999';
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => {
    if (name === 'system') return 'wordpress';
    return name === call.scope?.field ? id : '999999999';
  });
  const body = call.scope?.in === 'body' && isOfProject ? JSON.stringify({ [call.scope.field]: project.id }) : '{}';
  const response = await api.request(path, {
    method: call.method.toUpperCase(),
    headers: { ...callHeaders, origin: siteUrl, ...headers },
    ...(call.method === 'get' ? {} : { body }),
  });
  const answer = await response.json().catch(() => ({}));
  return { status: response.status, code: String(answer?.code ?? '') };
}

/** By a person, and about a login, about people, or removing something. */
const isSensitive = ({ method, path, access }: Call) =>
  !['public', 'site'].includes(access) &&
  method !== 'get' &&
  (method === 'delete' ||
    /^\/user\/(password|email|api-tokens|passkeys|authenticator-app|recovery-codes|sessions|delete)\b/.test(path) ||
    /^\/project\/\{id\}\/(add-collaborator|collaborators|leave|owner)\b/.test(path) ||
    path.startsWith('/admin/users/'));

/** Sensitive calls for which an older login is enough. */
const exempt: Record<string, (keyof typeof calls)[]> = {
  'takes away an access, or an offer that nobody has accepted': [
    'revokeApiToken',
    'endSession',
    'logoutEverywhere',
    'withdrawEmailChange',
    'withdrawOffer',
    'removeSiteConnection',
  ],
  'the code of a mail proves who it is': ['confirmEmailChange'],
  'reaches only an address that an admin with a login invited, and it has to accept': [
    'addCollaborator',
    'resendInvitation',
  ],
  'people about themselves, after somebody else confirmed a login where it is needed': ['leaveProject', 'answerOffer'],
  'a name, a note or a picture': ['renamePasskey', 'addCustomerNote', 'removeProfilePicture'],
  'daily work in a project, which stays': [
    'deleteAgencyLogo',
    'deleteAsset',
    'deleteAlertChannel',
    'deleteWebhookEndpoint',
    'deleteRoute',
    'deleteSubPage',
    'deleteCrawl',
    'deleteTemplate',
    'withdrawPlanRequest',
    'withdrawCreditOrder',
    'cancelShopPlan',
  ],
  'daily work of the super admin: no account and no project': [
    'deleteCardReport',
    'deleteLabRun',
    'deleteLabComparison',
    'deleteDemoCaseStudy',
    'deleteCaseStudy',
    'deleteWaitlistEntry',
    'deleteUserAgent',
    'forgetUnknownAgent',
    'deleteCampaign',
    'deleteBaseTemplate',
  ],
};

const bearer = (name: keyof typeof tokens) => ({ authorization: `Bearer ${tokens[name].token}` });

describe('API tokens', () => {
  test.each(all.filter(([, call]) => call.needs))('%s cannot be called with a token', async (_, call) => {
    expect(await send(call, bearer('write'))).toEqual({ status: 403, code: 'NOT_BY_TOKEN' });
  });

  const plain = all.filter(([, call]) => !call.needs && call.access !== 'public' && call.access !== 'site');
  test.each(plain)('%s with a token that only reads', async (_, call) => {
    const { code } = await send(call, bearer('read'));
    if (call.method === 'get') expect(refusals).not.toContain(code);
    else expect(code).toBe('TOKEN_READ_ONLY');
  });

  // Entities other than the project itself do not exist, and missing ones belong to nobody.
  const judged = plain.filter(([, call]) => !call.scope || call.scope.entity === 'project');
  test.each(judged)('%s with a token for one project', async (_, call) => {
    const { code } = await send(call, bearer('one project'));
    if (call.scope || call.forAnyToken) expect(refusals).not.toContain(code);
    else expect(code).toBe('TOKEN_OTHER_PROJECT');
    if (!call.forAnyToken) expect((await send(call, bearer('another project'))).code).toBe('TOKEN_OTHER_PROJECT');
  });

  test('a token for one project cannot create a new one', async () => {
    const headers = { ...callHeaders, ...bearer('one project') };
    const body = JSON.stringify({ full: 'https://new.example' });
    const response = await api.request('/project', { method: 'PUT', headers, body });
    expect((await response.json()).code).toBe('TOKEN_OTHER_PROJECT');
  });

  test('a token expires on its date', async () => {
    const made = await addApiToken(api.io.db, root.id, { name: 'short', scope: 'read', expiresInDays: 30 });
    const headers = { authorization: `Bearer ${made.token}` };
    expect((await api.request('/auth/user', { headers })).status).toBe(200);
    await api.io.db
      .update(apiTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(apiTokens.id, made.id));
    expect((await api.request('/auth/user', { headers })).status).toBe(401);
  });
});

describe('a login from yesterday', async () => {
  const late = await api.addPerson('late@example.com', { role: 'superadmin' });
  const yesterday = new Date(Date.now() - 86_400_000);
  await api.io.db.update(sessions).set({ authenticatedAt: yesterday }).where(eq(sessions.userId, late.id));
  const cookie = { cookie: `${SESSION_COOKIE}=${late.token}` };

  test.each(all.filter(([, call]) => call.needs === 'fresh-login'))('%s asks to log in again', async (_, call) => {
    expect(await send(call, cookie)).toEqual({ status: 403, code: 'FRESH_LOGIN_NEEDED' });
  });

  test('is enough for everything else', async () => {
    const rest = all.filter(
      ([name, call]) => call.needs !== 'fresh-login' && call.method === 'get' && name !== 'health',
    );
    for (const [name, call] of rest)
      expect((await send(call, cookie)).code, `${name} was refused`).not.toBe('FRESH_LOGIN_NEEDED');
  });

  test('calls that change credentials or people, or delete something, are marked or exempt', () => {
    const sensitive = all.filter(([, call]) => isSensitive(call));
    const unmarked = sensitive.filter(([, call]) => call.needs !== 'fresh-login').map(([name]) => name);
    expect(unmarked.sort()).toEqual(Object.values(exempt).flat().sort());
    expect(sensitive.length - unmarked.length).toBeGreaterThan(10);
  });
});

describe('a super admin without a second factor on a public site', async () => {
  const open = await createTestApi({ shopify: await keysOnly(), stripe: await stripeKeysOnly() });
  open.io.settings.siteUrl = 'https://linkbild.example';
  const person = await open.addPerson('admin@example.com', { role: 'superadmin' });
  const headers = { ...callHeaders, origin: 'https://linkbild.example', cookie: `${SESSION_COOKIE}=${person.token}` };
  const ask = async (call: Call) => {
    const method = call.method.toUpperCase();
    const path = call.path.replace(/\{\w+\}/g, '999999999');
    const response = await open.request(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
    return (await response.json().catch(() => ({}))).code;
  };

  const closed = all.filter(
    ([, call]) => call.access !== 'public' && call.access !== 'site' && !call.beforeSecondFactor,
  );
  test.each(closed)('%s is refused', async (_, call) => {
    expect(await ask(call)).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('setting one up, the own profile and logging out are not', async () => {
    const allowed = all.filter(([name, call]) => call.beforeSecondFactor && name !== 'logout');
    for (const [name, call] of allowed) expect(await ask(call), name).not.toBe('SECOND_FACTOR_REQUIRED');
    expect(await ask(calls.logout)).toBeUndefined();
  });

  test('other people do not need one', async () => {
    const user = await open.addPerson('user@example.com');
    const response = await open.request('/projects', { headers: { cookie: `${SESSION_COOKIE}=${user.token}` } });
    expect(response.status).toBe(200);
  });
});

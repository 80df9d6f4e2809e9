import { createHash } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { type Api, callHeaders, createClient } from '#contract/client.ts';
import { admin } from '../test/instance.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A client over the network that keeps its cookie, like a browser. */
export function networkClient(siteUrl: string, address = '127.0.0.1') {
  let cookie = '';
  const api = createClient(async ({ method, path, body }) => {
    const headers = { ...callHeaders, origin: siteUrl, cookie, 'x-forwarded-for': address };
    const response = await fetch(`${siteUrl}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    cookie =
      response.headers
        .getSetCookie()
        .find((one) => one.startsWith('linkbild_session='))
        ?.split(';')[0] ?? cookie;
    return response;
  });
  return { api, cookie: () => cookie };
}

const stateOf = (cookie: string): StorageState => {
  const [name = '', value = ''] = cookie.split('=');
  return {
    cookies: [
      { name, value, domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' },
    ],
    origins: [],
  };
};

let stored: { login: ReturnType<typeof logInAsSuperAdmin>; at: number } | null = null;
/** Some calls want a login that is no older than 15 minutes, and a test may take some of them. */
const RENEWED_MS = 5 * 60_000;

/** One login for the tests of a worker: checking a password is meant to be slow. accounts.e2e.ts goes through the form. */
export function superAdmin() {
  if (!stored || performance.now() - stored.at > RENEWED_MS)
    stored = { login: logInAsSuperAdmin(), at: performance.now() };
  return stored.login;
}

/** A login of its own, for a test that changes what the login is. */
export async function logInAsSuperAdmin() {
  const client = networkClient(inject('siteUrl'));
  await client.api.login({ body: admin });
  await skipOnboarding(client.api);
  return { ...client, state: stateOf(client.cookie()) };
}

export async function demoProject(api: Api) {
  const { items } = await api.listProjects({ query: {} });
  const demo = items.find((project) => project.slug === 'demo');
  if (!demo) throw new Error('there is no project demo');
  return demo;
}

/** The greeting of a first visit would cover everything; one-project.e2e.ts tests it. */
const skipOnboarding = (api: ReturnType<typeof networkClient>['api']) =>
  api.setAchievement({ body: { key: 'onboarding', value: 'step1' } });

/** Somebody who edits the demo project. */
export async function editor(email: string) {
  const { id } = await demoProject((await superAdmin()).api);
  const person = await newMember(id, { email, role: 'user', firstname: 'Edda' });
  await skipOnboarding(person.api);
  return person;
}

/** Invited to a project by the super admin, registered with the code from the outbox; has never opened a page. */
export async function newMember(
  projectId: number,
  { email, role, firstname }: { email: string; role: 'user' | 'admin'; firstname: string },
) {
  const { api } = await superAdmin();
  await api.addCollaborator({ params: { id: String(projectId) }, body: { email, role } });
  const code = await invitationCode(api, email);
  // From an address of its own: everybody from one address may register twenty times an hour.
  const client = networkClient(inject('siteUrl'), addressOf(email));
  const password = 'an editors long password';
  await client.api.register({ body: { email, password, invitationCode: code, firstname } });
  return { ...client, state: stateOf(client.cookie()), password };
}

/** Of the network for benchmarks (RFC 2544), one for each e-mail. */
const addressOf = (email: string) => `198.18.${createHash('sha256').update(email).digest().subarray(0, 2).join('.')}`;

async function invitationCode(api: Api, email: string): Promise<string> {
  const { items } = await api.listMails({ query: { search: email } });
  const newest = items.find((mail) => mail.kind === 'invitation');
  if (!newest) throw new Error(`no invitation to ${email}`);
  const { text } = await api.getMail({ params: { id: String(newest.id) } });
  return /[?&]code=([\w-]+)/.exec(text)?.[1] ?? '';
}

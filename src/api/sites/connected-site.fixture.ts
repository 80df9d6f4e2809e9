import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { projects } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { whenOver } from '../../../test/after-run.ts';
import { createTestApi } from '../../../test/api.ts';

/** The API with a small site whose pages a test writes, and calls as its plugin makes them. */
export async function createSiteApi() {
  /** Pages by path; all others are 404. */
  const pages = new Map<string, string>();
  const outage = { isDown: false };
  const server = createServer((request, response) => {
    if (outage.isDown) return void response.writeHead(503).end();
    const html = pages.get(new URL(request.url ?? '/', 'http://site').pathname);
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html ?? 'none');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [host] });
  whenOver(async () => {
    await safeFetch.close();
    server.closeAllConnections();
    server.close();
  });
  const api = await createTestApi({ safeFetch, politeFetch: safeFetch });
  await savePlans(api.io.db);
  const siteUrl = `http://${host}`;

  /** Calls like a plugin: without cookie, Origin or other browser headers. */
  async function call(method: string, path: string, body?: unknown, token?: string) {
    const response = await api.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer: Record<string, unknown> = await response.json();
    return { ...answer, status: response.status } as Record<string, unknown>;
  }

  async function addSite(slug: string, full = siteUrl) {
    const project = await api.addProject(slug);
    await api.io.db.update(projects).set({ full, title: slug }).where(eq(projects.id, project.id));
    const owner = await api.addPerson(`${slug}@example.com`);
    await api.join(project.id, owner.id, 'user');
    const as = api.as(owner.token);
    const params = { id: String(project.id) };
    const code = async () => (await as.createConnectCode({ params })).code;
    const connect = async (system = 'wordpress') => {
      const answer = await call('POST', '/site/connect', { code: await code(), siteUrl: full, system });
      return String(answer.token);
    };
    return { project, owner, as, params, code, connect };
  }

  return { api, db: api.io.db, pages, outage, siteUrl, call, addSite };
}

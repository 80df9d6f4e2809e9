import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';

export const password = 'a long enough password';

const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: siteUrl };

export const cookieOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(SESSION_COOKIE)) ?? '';

/** The API with its jobs running, and calls made as a browser makes them. */
export async function createAccountsTest() {
  const api = await createTestApi();
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, client = 'test') =>
    api.request(path, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...headers } }, client);
  await api.runJobs();
  return { api, db: api.io.db, post };
}

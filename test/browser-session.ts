import { type Api, callHeaders, createClient } from '#contract/client.ts';
import { siteUrl, type TestApi } from './api.ts';

export interface BrowserSession {
  api: Api;
  cookies: Map<string, string>;
}

/** Calls with a cookie jar, like a browser's: what one response sets, the next call sends. */
export function browserSession(
  { app }: TestApi,
  {
    client = String(crypto.randomUUID()),
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  } = {},
  language: 'en' | 'de' = 'en',
): BrowserSession {
  const cookies = new Map<string, string>();
  const api = createClient(async ({ method, path, body }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...callHeaders, origin: siteUrl, 'accept-language': language, 'user-agent': userAgent, cookie };
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await app.fetch(new Request(`http://test${path}`, init), { client });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  });
  return { api, cookies };
}

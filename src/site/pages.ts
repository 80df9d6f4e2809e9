import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { InProcess } from '#api/client-of.ts';
import { isOwnOrigin } from '#api/cross-origin-guard.ts';
import { callHeaders, createClient } from '#contract/client.ts';
import type { Settings } from '#io/io.ts';
import type * as contexts from '#web/context.ts';
import { pageSecurityHeaders } from './security-headers.ts';

export interface PageServer {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  api: Hono;
  settings: Settings;
}

/** Pages: React Router with a client of the API that makes its calls in-process, as the visitor who asked for the page. */
export function createPages({ build, mode, api, settings }: PageServer) {
  const handle = createRequestHandler(build, mode);
  const current = () => (typeof build === 'function' ? build() : Promise.resolve(build));
  // A context is known by its identity, so it has to be the build's own copy; entry.server.tsx hands it out.
  const contextsOf = ({ entry }: ServerBuild) => entry.module as unknown as typeof contexts;

  return async (request: Request, client: string): Promise<Response> => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    // Forms of pages come from our own pages only; the API has the same rule with one more header.
    if (isChange && !isOwnOrigin(request.headers.get('origin'), settings.siteUrl)) {
      return new Response('This request comes from another site.', { status: 403 });
    }
    const cookies: string[] = [];
    const nonce = randomBytes(16).toString('base64');
    const loaded = await current();
    const { apiContext, siteContext } = contextsOf(loaded);
    const context = new RouterContextProvider();
    context.set(apiContext, inProcessClient(api, request, settings, client, cookies));
    context.set(siteContext, {
      url: settings.siteUrl,
      apiUrl: settings.apiUrl === `${settings.siteUrl}/api` ? '/api' : settings.apiUrl,
      entryModule: loaded.assets.entry.module,
      analyticsScriptUrl: settings.analyticsScriptUrl,
      nonce,
    });
    const response = await handle(request, context);
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    for (const [name, value] of pageSecurityHeaders(settings, mode === 'production' ? nonce : null)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  };
}

function inProcessClient(api: Hono, request: Request, settings: Settings, client: string, cookies: string[]) {
  const language = new URL(request.url).pathname.match(/^\/de(\/|$)/) ? 'de' : 'en';
  return createClient(async ({ method, path, body }) => {
    const headers = new Headers({ ...callHeaders, 'accept-language': language, origin: settings.siteUrl });
    // A login inside this request counts for the calls after it.
    const jar = [request.headers.get('cookie'), ...cookies.map((cookie) => cookie.split(';')[0])].filter(Boolean);
    if (jar.length) headers.set('cookie', jar.reverse().join('; '));
    const call = new Request(`http://in-process${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    const inProcess: InProcess = { client };
    const response = await api.fetch(call, inProcess);
    cookies.push(...response.headers.getSetCookie());
    return response;
  });
}

import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isOwnOrigin } from '#api/http/cross-origin-guard.ts';
import { callHeaders, type createClient } from '#contract/client.ts';
import { homePath, languageOfPath } from '#domain/language.ts';
import { missingFields } from '#domain/operator/operator.ts';
import { legalFacts } from '#flows/mails/legal-documents.ts';
import type { InProcess } from '#http/client-address.ts';
import { readBytes } from '#http/read-bytes.ts';
import type { Notice } from '#images/reports.ts';
import type { Settings } from '#io/io.ts';
import type { OperatorData } from '#io/operator/operator-data.ts';
import type * as contexts from '#web/context.ts';
import type { EmbeddedVisit, Embedding } from './embedded-pages.ts';
import { NO_STORE, pageCacheControl, pageSecurityHeaders } from './security-headers.ts';

/** Like the error screen itself (RETRY_PAGE_MS in web/constants.ts); this is for pages without scripts. */
const RETRY_SECONDS = 5;

/** What entry.server.tsx exports besides the page itself. */
type HandedOut = typeof contexts & { createClient: typeof createClient };

export interface PageServer {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  api: Hono;
  settings: Settings;
  operator: OperatorData;
  hasBrowser(): boolean;
  /** The Shopify app's screens, if it is set up. */
  embedding: Embedding | null;
}

/** Pages: React Router with an API client that makes its calls in-process, on behalf of the visitor. */
export function createPages({ build, mode, api, settings, operator, hasBrowser, embedding }: PageServer) {
  const handle = createRequestHandler(build, mode);
  const current = () => (typeof build === 'function' ? build() : Promise.resolve(build));
  // Contexts and the class of failed calls are compared by identity, so they must be the build's own copies.
  const handedOut = ({ entry }: ServerBuild) => entry.module as unknown as HandedOut;

  const answer = async (
    original: Request,
    client: string,
    { isCached = false, notice }: { isCached?: boolean; notice?: Notice } = {},
  ): Promise<Response> => {
    const isChange = original.method !== 'GET' && original.method !== 'HEAD';
    // Forms are accepted from our own pages only; the API has the same rule with one more header.
    if (isChange && !isOwnOrigin(original.headers.get('origin'), settings.siteUrl)) {
      return new Response('This request comes from another site.', { status: 403 });
    }
    const request = isChange ? await readPageForm(original) : original;
    if (request instanceof Response) return request;
    const cookies: string[] = [];
    const calls = { isAway: false };
    // A cached page is the same for everybody, so it has no nonce and no inline script (page-cache.ts).
    const nonce = isCached ? undefined : randomBytes(16).toString('base64');
    const embedded = embedding?.read(request) ?? null;
    const loaded = await current();
    const { apiContext, siteContext, createClient } = handedOut(loaded);
    const context = new RouterContextProvider();
    const legal = await legalFacts({ operator, settings });
    context.set(apiContext, createClient(inProcess({ api, request, settings, client, cookies, calls, embedded })));
    context.set(siteContext, {
      url: settings.siteUrl,
      apiUrl: settings.apiUrl === `${settings.siteUrl}/api` ? '/api' : settings.apiUrl,
      entryModule: loaded.assets.entry.module,
      imagesUrl: settings.imagesUrl,
      analyticsScriptUrl: settings.analyticsScriptUrl,
      ...(nonce ? { nonce } : {}),
      hasBrowser: hasBrowser(),
      hasShopifyApp: settings.hasShopify,
      hasStripe: settings.hasStripe,
      legal,
      isIncomplete: settings.isPublic && missingFields(legal.operator).length > 0,
      ...(embedding && embedded ? { shopify: embedding.site } : {}),
      ...(notice ? { notice: { status: notice.status, message: notice.text?.[notice.language] ?? '' } } : {}),
    });
    const response = await handle(request, context);
    const { pathname } = new URL(request.url);
    // A loader whose call failed looks like a bug; here the real reason is known.
    if (response.status === 500 && calls.isAway && !isChange && !notice && !pathname.endsWith('.data')) {
      const language = languageOfPath(pathname);
      const plain = new Request(`${settings.siteUrl}${homePath(language)}`);
      return answer(plain, client, { notice: { status: 503, language } });
    }
    if (response.status === 503 && !isChange) {
      const seconds = String(notice?.retryAfterSeconds ?? RETRY_SECONDS);
      response.headers.set('retry-after', seconds);
      response.headers.set('refresh', seconds);
    }
    // In the frame cookies are neither read nor set: the visitor may be somebody else outside of it.
    if (!embedded) for (const cookie of new Set(cookies)) response.headers.append('set-cookie', cookie);
    const scripts = nonce ? { nonce } : 'own-files';
    const policy = mode === 'production' ? scripts : null;
    const needs = embedded ?? { formTargets: embedding?.formTargets(pathname) ?? [] };
    for (const [name, value] of pageSecurityHeaders(settings, pathname, policy, needs)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    // Route manifests are the same for everybody, and their URL names the build.
    if (pathname !== '/__manifest' || !response.headers.has('cache-control')) {
      const cookie = request.headers.get('cookie');
      response.headers.set('cache-control', embedded ? NO_STORE : pageCacheControl(pathname, cookie));
    }
    return response;
  };
  return answer;
}

interface Visit {
  api: Hono;
  request: Request;
  settings: Settings;
  client: string;
  cookies: string[];
  /** Whether one of them found the service unavailable. */
  calls: { isAway: boolean };
  embedded: EmbeddedVisit | null;
}

/** Sends calls to the API without a network, with the visitor's cookies; cookies set by a call go to the visitor. */
function inProcess({
  api,
  request,
  settings,
  client,
  cookies,
  calls,
  embedded,
}: Visit): Parameters<typeof createClient>[0] {
  const language = languageOfPath(new URL(request.url).pathname);
  const environment = { client, known: new Map() } satisfies InProcess;
  return async ({ method, path, body }) => {
    const headers = new Headers({ ...callHeaders, 'accept-language': language, origin: settings.siteUrl });
    const userAgent = request.headers.get('user-agent');
    if (userAgent) headers.set('user-agent', userAgent);
    // A login inside this request applies to the calls after it: the latest cookie comes first.
    const jar = [request.headers.get('cookie'), ...cookies.map((cookie) => cookie.split(';')[0])].filter(Boolean);
    if (embedded) headers.set('authorization', `Bearer ${embedded.sessionToken}`);
    else if (jar.length) headers.set('cookie', jar.reverse().join('; '));
    const call = new Request(`http://in-process${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    const response = await api.fetch(call, environment);
    // A change may log the visitor in or out, or change their permissions.
    if (method !== 'GET') environment.known.clear();
    cookies.push(...response.headers.getSetCookie());
    if (response.status === 503) calls.isAway = true;
    return response;
  };
}

// Threat: a form is parsed by the page's own code on the thread that serves everybody, and anybody may send one: a
// megabyte of `a&a&a…` takes 4 s, a form of 120,000 parts 0.6 s, and an endless body all memory. Our own forms are
// plain and have a few fields, so only such forms are let through.

/** The largest is a case study with its pages. */
const MAX_FORM_BYTES = 1_000_000;
const MAX_FIELDS = 1_000;

/** The same request with its body read and bounded, or an error response. */
export async function readPageForm(request: Request): Promise<Request | Response> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  if (!bytes) return new Response('The form is too large.', { status: 413 });
  if (bytes.length > 0 && !/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return new Response('Please send a plain form.', { status: 415 });
  }
  let fields = 1;
  for (const byte of bytes) if (byte === 0x26) fields += 1;
  if (fields > MAX_FIELDS) return new Response('The form has too many fields.', { status: 413 });
  const { method, headers, signal, url } = request;
  return new Request(url, { method, headers, signal, body: bytes });
}

import { Hono } from 'hono';
import { ApiError } from '#contract/errors.ts';
import type { Io } from '#io/io.ts';
import { unsubscribeDigestByOneClick } from './alerts.ts';
import { googleCallback } from './auth.ts';
import { receiveStripeEvent } from './billing.ts';
import { previewStream } from './fetch.ts';
import type { AnyHandler, Handlers } from './handler.ts';
import { handlers } from './handlers.ts';
import { createDocsPage } from './http/docs-page.ts';
import { handleCall } from './http/handle-call.ts';
import { adminOpenApiDocument, offeredCalls, openApiDocument } from './http/openapi.ts';
import { apiErrorOf, errorResponse, jsonResponse, requestLanguage } from './http/respond.ts';
import { imagesResponse, liveResponse, readyResponse, unsubscribeByOneClick } from './public.ts';
import { enterStudio, receiveWebhook, returnFromBilling } from './shopify.ts';

/** The type requires a handler for every call. */
const byName: Handlers = handlers;

/** The API below its base path. Every route comes from the contract; nothing else responds. */
export function createApi(io: Io): Hono {
  const api = new Hono();
  // Before anything that identifies the caller: that would query the database.
  api.get('/health/live', () => liveResponse(io));
  api.get('/health/images', () => imagesResponse(io));
  api.get('/health', (context) => readyResponse(io, requestLanguage(context.req.raw.headers)));
  api.use(async (context, next) => {
    if (!io.health.isDatabaseAway()) return next();
    return errorResponse(
      new ApiError('UNAVAILABLE', { retryAfterSeconds: 2 }),
      requestLanguage(context.req.raw.headers),
    );
  });
  // Fixed paths before those with parameters: /project/existing-url-data is not a project with that id.
  const ordered = offeredCalls(io.settings).sort(([, a], [, b]) => parametersIn(a.path) - parametersIn(b.path));
  for (const [name, call] of ordered) {
    const handler = byName[name] as unknown as AnyHandler;
    const path = call.path.replace(/\{(\w+)\}/g, ':$1');
    const paths = path.length > 1 && path.endsWith('/') ? [path, path.slice(0, -1)] : [path, `${path}/`];
    for (const one of paths)
      api.on(call.method.toUpperCase(), one, (context) => handleCall(io, call, handler, context));
  }
  const document = openApiDocument(io.settings);
  const adminDocument = adminOpenApiDocument(io.settings);
  api.get('/openapi.json', () => jsonResponse(document, 200));
  api.get('/openapi-admin.json', () => jsonResponse(adminDocument, 200));
  const docsPage = createDocsPage(io.settings);
  api.get('/docs', (context) => docsPage(requestLanguage(context.req.raw.headers)));
  api.get('/sub-page-checker/stream', (context) => previewStream(io, context));
  api.on(['GET', 'POST'], '/waitlist-unsubscribe/one-click', (context) => unsubscribeByOneClick(io, context));
  api.on(['GET', 'POST'], '/digest-unsubscribe/one-click', (context) => unsubscribeDigestByOneClick(io, context));
  api.get('/auth/google/callback', (context) => googleCallback(io, context));
  const { shopify, stripe } = io;
  if (shopify) {
    api.post('/shopify/webhooks', (context) => receiveWebhook(io, shopify, context));
    api.get('/shopify/studio', (context) => enterStudio(io, context));
    api.get('/shopify/billing/return', (context) => returnFromBilling(io, shopify, context));
  }

  if (stripe) api.post('/stripe/webhooks', (context) => receiveStripeEvent(io, stripe, context));

  // A route, not Hono's notFound: that belongs to the app this one is mounted in.
  api.all('*', (context) => errorResponse(new ApiError('CALL_NOT_FOUND'), requestLanguage(context.req.raw.headers)));
  api.onError((thrown, context) => {
    const language = requestLanguage(context.req.raw.headers);
    const refusal = apiErrorOf(thrown);
    if (!refusal || refusal.code === 'UNAVAILABLE')
      io.log.error({ err: thrown, method: context.req.method, path: context.req.path }, 'a call failed');
    return errorResponse(refusal ?? new ApiError('UNEXPECTED'), language);
  });
  return api;
}

const parametersIn = (path: string) => path.split('{').length - 1;

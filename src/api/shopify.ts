import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { isWebhookTopic } from '#domain/shopify/app-config.ts';
import { readShopDomain } from '#domain/shopify/shop-domain.ts';
import { buyShopifyCredits } from '#flows/shopify/billing/buy-credits.ts';
import { cancelPlan, choosePlan, finishBilling } from '#flows/shopify/billing/choose-plan.ts';
import { describeShop } from '#flows/shopify/describe-shop.ts';
import { agreeToClaim, beginInstall, showClaim } from '#flows/shopify/install/claim-shop.ts';
import * as flow from '#flows/shopify/install/open-shop.ts';
import { followStudioLink, studioLink } from '#flows/shopify/install/studio-link.ts';
import { switchLive } from '#flows/shopify/live/switch-live.ts';
import { clientOf } from '#http/client-address.ts';
import { cookieOf } from '#http/cookies.ts';
import { readBytes } from '#http/read-bytes.ts';
import { addShopifyWebhook } from '#io/db/queries/shopify/webhooks.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import type { ShopSession } from '#io/shopify/verify-request.ts';
import type { Handlers } from './handler.ts';
import { isWithinJsonBounds } from './http/read-body.ts';
import { apiErrorOf, requestLanguage } from './http/respond.ts';
import { bearerToken, deviceOf, setDeviceCookie } from './http/session.ts';

export const shopifyHandlers = {
  buyShopCredits: async ({ io, projectId, body }) => ({
    balance: await buyShopifyCredits(io, projectId, body.creditBundleId),
  }),

  cancelShopPlan: async ({ io, projectId }) => {
    await cancelPlan(io, projectId);
    return { done: true };
  },

  chooseShopPlan: async ({ io, projectId, body, language }) => ({
    confirmationUrl: await choosePlan(io, { projectId, ...body, language }),
  }),

  claimShop: ({ io, user, body }) => agreeToClaim(io, shopifyOf(io), { code: body.code, userId: user.id }),

  connectShop: ({ io, projectId, user }) => beginInstall(io, shopifyOf(io), { projectId, userId: user.id }),

  getShopClaim: ({ io, user, query }) => showClaim(io, { code: query.code, userId: user.id }),

  getShop: ({ io, projectId }) => describeShop(io, shopifyOf(io), projectId),

  openShop: async ({ io, request, body, language }) => {
    const shopify = shopifyOf(io);
    const verified = await shopSessionOf(shopify, request);
    const { claim = null, alone: isAlone = false } = body;
    return flow.openShop(io, shopify, { ...verified, claim, isAlone, language });
  },

  /** Accepts only Shopify's session token: an API token must not become a login. */
  openStudio: async ({ io, request, projectId, body, language }) => {
    const { session } = await shopSessionOf(shopifyOf(io), request);
    return { url: await studioLink(io, { session, projectId, path: body.path ?? null, language }) };
  },

  switchShopLive: async ({ io, projectId, user, body }) => ({
    live: await switchLive(io, { projectId, user, kinds: body.live }),
  }),
} satisfies Partial<Handlers>;

/** The session token that App Bridge sends, verified. It is the only way to open the app in the Shopify admin. */
async function shopSessionOf(
  shopify: Shopify,
  request: Request,
): Promise<{ sessionToken: string; session: ShopSession }> {
  const sessionToken = bearerToken(request.headers) ?? '';
  const session = sessionToken ? await shopify.readSessionToken(sessionToken) : null;
  if (!session) throw new ApiError('SHOPIFY_SESSION_NEEDED');
  return { sessionToken, session };
}

/** The calls in this file exist only with the app's keys. */
function shopifyOf({ shopify }: Pick<Io, 'shopify'>): Shopify {
  if (!shopify) throw new ApiError('CALL_NOT_FOUND');
  return shopify;
}

/** From the Shopify admin into the full app. Not a call, because it returns a page to a person. */
export async function enterStudio(io: Io, context: Context): Promise<Response> {
  const language = requestLanguage(context.req.raw.headers);
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  try {
    const device = deviceOf(context.req.raw.headers);
    const userAgent = context.req.header('user-agent') ?? null;
    const { entered, next } = await followStudioLink(io, {
      code: context.req.query('code') ?? '',
      from: { client: clientOf(io.settings, context), device, userAgent },
    });
    if (entered.pendingToken !== null) {
      headers.append('set-cookie', cookieOf(io, 'pendingLogin', entered.pendingToken));
      headers.set('location', pageUrl(io, language, '/app/login', { step: '2', next }));
    } else {
      headers.append('set-cookie', cookieOf(io, 'session', entered.sessionToken));
      headers.append('set-cookie', await setDeviceCookie(io, entered.user.id, device));
      headers.set('location', io.settings.siteUrl + next);
    }
  } catch (thrown) {
    const refusal = apiErrorOf(thrown);
    if (!refusal) io.log.error({ err: thrown }, 'opening the app from the Shopify admin failed');
    headers.set('location', pageUrl(io, language, '/app/login', { error: refusal?.code ?? 'UNEXPECTED' }));
  }
  return new Response(null, { status: 302, headers });
}

/** A product of 2,000 variants; Shopify sends nothing larger. */
const MAX_BYTES = 5_000_000;

/** 2,000 variants with some fifty fields each. */
const MAX_VALUES = 200_000;

const Body = z.record(z.string(), z.unknown());

/**
 * A Shopify webhook: verifies the raw bytes, stores it with the job that handles it, and responds. 401 if the signature
 * is wrong, 400 for anything else that Shopify does not send, 200 for repeated deliveries and for unknown topics.
 */
export async function receiveWebhook(io: Io, shopify: Shopify, context: Context): Promise<Response> {
  const request = context.req.raw;
  const bytes = await readBytes(request, MAX_BYTES);
  if (!bytes) return answer(413);
  const rawBody = Buffer.from(bytes).toString('utf8');
  if (!shopify.isSignedWebhook(rawBody, request)) return answer(401);
  const topic = request.headers.get('x-shopify-topic') ?? '';
  const shop = readShopDomain(request.headers.get('x-shopify-shop-domain') ?? '');
  const deliveryId = request.headers.get('x-shopify-webhook-id') ?? '';
  const body = Body.safeParse(readJson(rawBody));
  if (!shop || !body.success || !/^[\w-]{8,100}$/.test(deliveryId)) return answer(400);
  if (!isWebhookTopic(topic)) return answer(200);
  const triggered = new Date(request.headers.get('x-shopify-triggered-at') ?? '');
  const triggeredAt = Number.isNaN(triggered.getTime()) ? null : triggered;
  await io.db.transaction(async (db) => {
    if (!(await addShopifyWebhook(db, { deliveryId, shop, topic, triggeredAt, body: body.data }))) return;
    // One job per webhook, because a job that is already running may have finished reading the table.
    await io.queue.enqueue(db, 'shopify-webhooks', { shop });
  });
  return answer(200);
}

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

function readJson(text: string): unknown {
  try {
    return isWithinJsonBounds(text, MAX_VALUES) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Shopify redirects the merchant here after the approval page. Not a call, because it returns a page. */
export async function returnFromBilling(io: Io, shopify: Shopify, context: Context): Promise<Response> {
  const location = await finishBilling(io, shopify, new URL(context.req.raw.url).searchParams);
  if (!location) throw new ApiError('NOT_FOUND');
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

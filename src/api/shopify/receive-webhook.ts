import type { Context } from 'hono';
import { z } from 'zod';
import { readShopDomain } from '#domain/shopify/shop-domain.ts';
import { isWebhookTopic } from '#domain/shopify/webhook-topics.ts';
import { addShopifyWebhook } from '#io/db/queries/shopify-webhooks.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import { readBytes } from '../read-bytes.ts';

/** A product of 2,000 variants; Shopify sends nothing larger. */
const MAX_BYTES = 5_000_000;

const Body = z.record(z.string(), z.unknown());

/**
 * A webhook of Shopify's: verified over the bytes that arrived, written down with the job that handles it, answered.
 * 401 if it is not Shopify's; 200 for a delivery that was here before and for topics we do not know.
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
    // One job each: a job that is running may have looked for the last time already.
    await io.queue.enqueue(db, 'shopify-webhooks', { shop });
  });
  return answer(200);
}

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

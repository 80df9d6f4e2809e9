import { z } from 'zod';
import { Language } from './fields.ts';

// Names and payloads of the background jobs that are enqueued; those that only the clock starts have none
// (src/jobs/jobs.ts). Payloads contain ids, not objects: a job may run twice and much later.
export const jobPayloads = {
  'send-mail': z.object({ mailId: z.number() }),
  'send-magic-link': z.object({ email: z.string(), language: Language, next: z.string().nullable().default(null) }),
  'send-registration-mail': z.object({ registrationId: z.number(), next: z.string().nullable() }),
  'send-email-change': z.object({ emailChangeId: z.number() }),
  'create-project': z.object({ projectId: z.number(), mayBeHttp: z.boolean().optional() }),
  /** `requested`: pages known from image requests that the project does not have. */
  'fetch-sub-pages': z.object({ projectId: z.number(), requested: z.array(z.string()).max(100).optional() }),
  'crawl-site': z.object({ siteCrawlId: z.number(), findsRoutes: z.boolean().optional() }),
  'check-store': z.object({ checkerRequestId: z.number() }),
  'check-site': z.object({ siteCheckId: z.number() }),
  'take-screenshot': z.object({ subPageId: z.number(), wait: z.number() }),
  'seed-demo-project': z.object({}),
  'delete-files': z.object({}),
  'delete-rows': z.object({}),
  'watch-project': z.object({ projectId: z.number() }),
  'send-alerts': z.object({}),
  'send-webhooks': z.object({}),
  /** What Shopify has reported about a shop and is not done yet. */
  'shopify-webhooks': z.object({ shop: z.string() }),
  /** Credits on Shopify's bill. */
  'shopify-usage': z.object({ usageId: z.number() }),
  /** `isLast`: not again if the store's pages do not show yet what the theme prints. */
  'shopify-theme': z.object({ shop: z.string(), isLast: z.boolean().optional() }),
  /** What the store's pages print while the app embed is on. `isLast`: not again if nothing of ours is there. */
  'shopify-embed': z.object({ shop: z.string(), isLast: z.boolean().optional() }),
  'shopify-theme-copy': z.object({ changeId: z.number() }),
  /** All pages of a shop, from the shop itself. */
  'shopify-pages': z.object({ shop: z.string() }),
  /** A shop changed a product or collection: its images are drawn anew. */
  'shopify-redraw': z.object({ projectId: z.number(), resource: z.string() }),
  /** What Stripe has reported about a customer and is not done yet. `isRequested`: look even if it reported nothing. */
  'stripe-customer': z.object({ customerId: z.string(), isRequested: z.boolean().optional() }),
  /** A connected site changed these pages at that time. */
  'site-changes': z.object({ projectId: z.number(), subPageIds: z.array(z.number()).max(100), at: z.iso.datetime() }),
  /** `after`: the page that the turn before ended with. */
  'redraw-pages': z.object({ projectId: z.number(), routeTemplateId: z.number(), after: z.number().optional() }),
} satisfies Record<string, z.ZodType>;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.output<(typeof jobPayloads)[Name]>;

/** Of a job in the queue, which may be one without a payload. */
export const readPayload = (name: string, data: unknown): object =>
  Object.hasOwn(jobPayloads, name) ? jobPayloads[name as JobName].parse(data ?? {}) : {};

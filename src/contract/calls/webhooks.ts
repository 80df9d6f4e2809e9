import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Done, Id, ofProject, Timestamp, WebAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { preferredText } from '#contract/messages.ts';
import { sentEvents, webhookEvents } from '#domain/watch/webhook-event.ts';

// Servers of developers that receive events. What they receive is in webhook-events.ts.

const Events = z
  .array(z.enum(webhookEvents))
  .min(1, { error: preferredText('required') })
  .max(webhookEvents.length)
  .transform((events) => webhookEvents.filter((event) => events.includes(event)));

const Endpoint = z.object({
  id: z.number(),
  uuid: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** In a row, and since when. */
  failures: z.number(),
  failingSince: Timestamp.nullable(),
  pausedAt: Timestamp.nullable(),
  /** Until then the secret before this one signs too. */
  oldSecretUntil: Timestamp.nullable(),
  createdAt: Timestamp,
});

const Secret = z.string().describe('Shown once: whsec_…');

const Delivery = z.object({
  id: z.number(),
  /** `webhook-id` */
  eventId: z.string(),
  event: z.enum(sentEvents),
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** As sent: JSON. */
  body: z.string(),
  attempts: z.number(),
  attemptedAt: Timestamp.nullable(),
  nextAttemptAt: Timestamp.nullable(),
  deliveredAt: Timestamp.nullable(),
  /** Of the last attempt. Null: there was no answer. */
  status: z.number().nullable(),
  answer: z.string().nullable(),
  createdAt: Timestamp,
});
export type Delivery = z.output<typeof Delivery>;

const ofOne = z.strictObject({ id: Id, endpointId: Id });

export const webhookCalls = {
  listWebhookEndpoints: call({
    method: 'get',
    path: '/project/{id}/webhooks',
    ...ofProject('editor'),
    summary: { en: 'Webhooks of a project', de: 'Webhooks eines Projekts' },
    ok: z.array(Endpoint),
  }),
  addWebhookEndpoint: call({
    method: 'post',
    path: '/project/{id}/webhooks',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Send events to a server', de: 'Einem Server Ereignisse melden' },
    body: z.strictObject({ url: WebAddress, events: Events }),
    limits: [limits.alertSettings],
    ok: Endpoint.extend({ secret: Secret }),
  }),
  changeWebhookEndpoint: call({
    method: 'patch',
    path: '/project/{id}/webhooks/{endpointId}',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Change, pause or continue a webhook', de: 'Einen Webhook ändern, pausieren oder fortsetzen' },
    params: ofOne,
    body: z.strictObject({ url: WebAddress.optional(), events: Events.optional(), isPaused: z.boolean().optional() }),
    ok: Endpoint,
  }),
  deleteWebhookEndpoint: call({
    method: 'delete',
    path: '/project/{id}/webhooks/{endpointId}',
    ...ofProject('project-admin'),
    summary: { en: 'Delete a webhook and its log', de: 'Einen Webhook mit seinem Protokoll löschen' },
    params: ofOne,
    ok: Done,
  }),
  rotateWebhookSecret: call({
    method: 'post',
    path: '/project/{id}/webhooks/{endpointId}/rotate-secret',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: {
      en: 'Make a new secret; for 24 hours both sign',
      de: 'Neues Geheimnis erstellen; 24 Stunden lang unterschreiben beide',
    },
    params: ofOne,
    limits: [limits.alertSettings],
    ok: z.object({ secret: Secret, oldSecretUntil: Timestamp }),
  }),
  testWebhookEndpoint: call({
    method: 'post',
    path: '/project/{id}/webhooks/{endpointId}/test',
    ...ofProject('project-admin'),
    summary: { en: 'Send a test event (webhook.test)', de: 'Ein Testereignis senden (webhook.test)' },
    params: ofOne,
    limits: [limits.testAlerts],
    ok: Delivery,
  }),
  listWebhookDeliveries: call({
    method: 'get',
    path: '/project/{id}/webhooks/{endpointId}/deliveries',
    ...ofProject('editor'),
    summary: { en: 'What was sent to a webhook in the last 30 days', de: 'Was in den letzten 30 Tagen gesendet wurde' },
    params: ofOne,
    query: z.strictObject({
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    ok: z.object({
      items: z.array(Delivery),
      /** `before` for older rows; null at the end. */
      next: z.number().nullable(),
    }),
  }),
  replayWebhookDelivery: call({
    method: 'post',
    path: '/project/{id}/webhooks/{endpointId}/deliveries/{deliveryId}/replay',
    ...ofProject('project-admin'),
    summary: { en: 'Send an event again', de: 'Ein Ereignis erneut senden' },
    params: z.strictObject({ id: Id, endpointId: Id, deliveryId: Id }),
    limits: [limits.webhookReplays],
    ok: Delivery,
  }),
};

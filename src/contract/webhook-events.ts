import { z } from 'zod';
import { changeKinds } from '#domain/watch/find-changes.ts';
import { type SentEvent, sentEvents } from '#domain/watch/webhook-event.ts';
import { Timestamp } from './fields.ts';

// What endpoints of developers receive, by the Standard Webhooks convention: `{ type, timestamp, data }`, signed in
// `webhook-signature`, with an id in `webhook-id` that is the same in every attempt.

const Project = z.object({ uuid: z.string(), slug: z.string(), url: z.string() });
const Page = z.object({ url: z.string(), path: z.string() });

const Incident = z.object({
  uuid: z.string(),
  cause: z.string().describe('The likeliest cause, in English'),
  effect: z.string().describe('What is wrong, in English'),
  pages: z.number().describe('How many pages are or were affected'),
  paths: z.array(z.string()).describe('Of the first pages'),
  openedAt: Timestamp,
  resolvedAt: Timestamp.nullable(),
  url: z.string().describe('The incident in Linkbild'),
});

const Image = z.object({
  page: Page,
  url: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  contentType: z.string(),
});
export type DrawnImage = z.output<typeof Image>;

const Audit = z.object({
  uuid: z.string(),
  trigger: z.string(),
  score: z.number().nullable().describe('0 to 100; null: the site could not be read'),
  failure: z.string().nullable(),
  pages: z.number(),
  url: z.string().describe('The audit in Linkbild'),
});

const data = {
  'preview.changed': z.object({
    page: Page,
    summary: z.string().describe('What changed, in English'),
    changes: z.array(z.enum(changeKinds)),
    score: z.number(),
    seenAt: Timestamp,
    url: z.string().describe('The page’s history in Linkbild'),
  }),
  'incident.opened': z.object({ incident: Incident }),
  'incident.resolved': z.object({ incident: Incident }),
  'image.drawn': z.object({ images: z.array(Image) }),
  'audit.finished': z.object({ audit: Audit }),
  'webhook.test': z.object({ message: z.string() }),
} satisfies Record<SentEvent, z.ZodObject>;

export type WebhookData<Event extends SentEvent> = z.output<(typeof data)[Event]>;

const bodyOf = <Event extends SentEvent>(event: Event) =>
  z.object({ type: z.literal(event), timestamp: Timestamp, data: data[event].extend({ project: Project }) });

/** The body of every event, for the OpenAPI document and for building it. */
export const webhookBodies = new Map(sentEvents.map((event) => [event, bodyOf(event)]));

/** What each event says, for people. */
export const webhookSummaries: Record<SentEvent, string> = {
  'preview.changed': 'The link preview of a page changed',
  'incident.opened': 'Link previews got worse, and a second look confirmed it',
  'incident.resolved': 'The link previews of an incident are fine again',
  'image.drawn': 'New images of pages were created, up to 100 in one event',
  'audit.finished': 'An audit is complete',
  'webhook.test': 'Somebody asked for a test; every endpoint may get it',
};

export const webhookEvents = [
  'preview.changed',
  'incident.opened',
  'incident.resolved',
  'image.drawn',
  'audit.finished',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Events that an endpoint listens to, and the test that somebody asks for. */
export const sentEvents = [...webhookEvents, 'webhook.test'] as const;
export type SentEvent = (typeof sentEvents)[number];

/** Minutes between attempts, over about a day; then it is given up (Standard Webhooks, "Retries"). */
const retryMinutes = [1, 5, 30, 120, 300, 600, 600] as const;

/** How long to wait after this many failed attempts; null: no more. */
export const webhookPauseMinutes = (attempts: number): number | null => retryMinutes[attempts - 1] ?? null;

/** An endpoint that has failed this often in a row, for this long, is paused and its owner gets a mail. */
const MAX_FAILURES = 10;
const MAX_FAILING_HOURS = 48;
export const isFailingTooLong = (failures: number, since: Date, now: Date): boolean =>
  failures >= MAX_FAILURES && now.getTime() - since.getTime() >= MAX_FAILING_HOURS * 3_600_000;

/** From the third failure in a row on, an endpoint is left alone for a minute, whatever is waiting for it. */
export const restMinutes = (failures: number): number => (failures >= 3 ? 1 : 0);

/** After a new secret was made, the old one signs too for this long. */
export const OLD_SECRET_HOURS = 24;
export const MAX_ENDPOINTS = 10;
/** Images that are drawn at about the same time are one event. */
export const MAX_IMAGES_PER_EVENT = 100;
export const IMAGE_BATCH_SECONDS = 3;

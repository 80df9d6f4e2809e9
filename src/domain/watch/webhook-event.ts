export const webhookEvents = [
  'preview.changed',
  'incident.opened',
  'incident.resolved',
  'image.drawn',
  'audit.finished',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Minutes between attempts, over about a day; then it is given up (Standard Webhooks, "Retries"). */
export const retryMinutes = [0, 1, 5, 30, 120, 300, 600, 600] as const;

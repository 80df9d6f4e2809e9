import { webhookEvents } from '#domain/watch/webhook-event.ts';
import type { CodeExample } from './code.ts';

/** An example of each part, short enough to read on a phone. */
export const webhookCode = (
  { siteUrl }: { siteUrl: string },
  titles: { verify: string; body: string; events: string },
): CodeExample[] => [
  {
    title: titles.verify,
    code: `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.LINKBILD_SECRET); // whsec_…

app.post('/linkbild', express.text({ type: '*/*' }), (request, response) => {
  const event = webhook.verify(request.body, request.headers);
  if (event.type === 'incident.opened') tellTheTeam(event.data.incident);
  response.sendStatus(204);
});`,
  },
  {
    title: titles.body,
    code: `{
  "type": "incident.opened",
  "timestamp": "2026-11-16T14:02:00.000Z",
  "data": {
    "project": { "uuid": "…", "slug": "your-shop", "url": "https://your-shop.com" },
    "incident": {
      "uuid": "…",
      "cause": "The theme Dawn (2) was published",
      "effect": "The page names no image",
      "pages": 412,
      "paths": ["/products/vase", "/products/lamp"],
      "openedAt": "2026-11-16T14:02:00.000Z",
      "resolvedAt": null,
      "url": "${siteUrl}/app/your-shop/monitoring/…"
    }
  }
}`,
    isLong: true,
  },
  { title: titles.events, code: webhookEvents.join('\n') },
];

import type { WebhookEvent } from '#domain/watch/webhook-event.ts';
import { announce } from '#flows/alerts/webhooks/announce.ts';
import { sendWebhooks } from '#flows/alerts/webhooks/send-webhooks.ts';
import { createReceiver } from '#flows/watch/receiver.fixture.ts';
import { createTestApi } from '../../../test/api.ts';

const audit = { uuid: 'a', trigger: 'manual', score: 71, failure: null, pages: 3, url: 'https://x.example' };

/** The API with a receiving server, a clock, and projects whose owner has an endpoint there. */
export async function createWebhooksTest() {
  const receiver = await createReceiver();
  const time = { now: new Date() };
  const api = await createTestApi({ safeFetch: receiver.safeFetch, now: () => time.now });
  const { io } = api;
  let number = 0;

  async function projectWith(path: string, events: WebhookEvent[] = ['audit.finished']) {
    number += 1;
    const project = await api.addProject(`hooks-${number}`);
    const owner = await api.addPerson(`owner-${number}@example.com`);
    await api.join(project.id, owner.id, 'admin');
    const as = api.as(owner.token);
    const params = { id: String(project.id) };
    const endpoint = await as.addWebhookEndpoint({ params, body: { url: receiver.url(path), events } });
    const of = { ...params, endpointId: String(endpoint.id) };
    const deliveries = async () => (await as.listWebhookDeliveries({ params: of, query: {} })).items;
    return { project, owner, as, params, of, endpoint, deliveries };
  }

  return {
    api,
    io,
    db: io.db,
    receiver,
    time,
    audit,
    projectWith,
    pass: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * 60_000);
    },
    finished: (projectId: number) => announce(io, io.db, projectId, 'audit.finished', { audit }),
    send: () => sendWebhooks(io, new AbortController().signal),
  };
}

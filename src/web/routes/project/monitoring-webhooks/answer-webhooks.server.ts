import type { Api } from '#contract/client.ts';
import { webhookEvents } from '#domain/watch/webhook-event.ts';
import { runAction } from '#web/components/actions/run-action.server.ts';
import { textOf } from '#web/forms/call-api.server.ts';

const eventsOf = (form: FormData) => {
  const chosen = form.getAll('events');
  return webhookEvents.filter((event) => chosen.includes(event));
};

export function webhooksAction(api: Api, projectId: number, request: Request) {
  const params = { id: String(projectId) };
  const of = (endpointId: string) => ({ params: { ...params, endpointId } });
  return runAction(
    request,
    {
      add: (form) => api.addWebhookEndpoint({ params, body: { url: textOf(form, 'url'), events: eventsOf(form) } }),
      change: (form, id) =>
        api.changeWebhookEndpoint({ ...of(id), body: { url: textOf(form, 'url'), events: eventsOf(form) } }),
      pause: (_, id) => api.changeWebhookEndpoint({ ...of(id), body: { isPaused: true } }),
      resume: (_, id) => api.changeWebhookEndpoint({ ...of(id), body: { isPaused: false } }),
      rotate: (_, id) => api.rotateWebhookSecret(of(id)),
      test: (_, id) => api.testWebhookEndpoint(of(id)),
      delete: (_, id) => api.deleteWebhookEndpoint(of(id)),
    },
    // Secrets are shown once.
    { keeps: ['add', 'rotate'] },
  );
}

import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Api } from '#contract/client.ts';
import { webhookEvents } from '#domain/watch/webhook-event.ts';
import { isProjectAdmin, requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { MonitoringFrame } from '#web/components/monitoring/monitoring-frame.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { EndpointList } from './monitoring-webhooks/endpoint-list.tsx';
import { NewEndpoint } from './monitoring-webhooks/new-endpoint.tsx';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { id } = requireProject(context, url);
  const params = { id: String(id) };
  const endpoints = await answerOf(() => context.get(apiContext).listWebhookEndpoints({ params }));
  return { endpoints, mayChange: isProjectAdmin(context.get(userContext), id) };
}

export const action = ({ request, url, context }: ActionFunctionArgs) =>
  webhooksAction(context.get(apiContext), requireProject(context, url).id, request);

export default function MonitoringWebhooks() {
  const { endpoints, mayChange } = useLoaderData<typeof loader>();
  const texts = useTexts(webhooksTexts);
  const own = useTexts(appScreenTexts.monitoringWebhooks);
  const pathTo = usePathTo();
  return (
    <MonitoringFrame
      part="monitoringWebhooks"
      heading={own.heading}
      lead={
        <>
          {mayChange ? texts.lead : texts.onlyAdmins}{' '}
          <Link to={`${pathTo('developers')}#webhooks`} reloadDocument className="text-link">
            {texts.docs}
          </Link>
        </>
      }
    >
      <div className="grid max-w-3xl gap-10">
        <EndpointList endpoints={endpoints} mayChange={mayChange} />
        {mayChange && <NewEndpoint />}
      </div>
    </MonitoringFrame>
  );
}

export type WebhooksData = Awaited<ReturnType<typeof loader>>;

const eventsOf = (form: FormData) => {
  const chosen = form.getAll('events');
  return webhookEvents.filter((event) => chosen.includes(event));
};

function webhooksAction(api: Api, projectId: number, request: Request) {
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

import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isProjectAdmin, requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { DeliveryRow } from '#web/components/monitoring/delivery-row.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export async function loader({ url, context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { id } = requireProject(context, url);
  const endpointId = params.endpointId ?? '';
  const before = Number(url.searchParams.get('before')) || null;
  const [endpoints, deliveries] = await answerOf(() =>
    Promise.all([
      api.listWebhookEndpoints({ params: { id: String(id) } }),
      api.listWebhookDeliveries({
        params: { id: String(id), endpointId },
        query: before === null ? {} : { before },
      }),
    ]),
  );
  const endpoint = endpoints.find((one) => String(one.id) === endpointId);
  if (!endpoint) throw data(null, { status: 404 });
  return {
    endpoint,
    deliveries,
    isOlder: before !== null,
    mayReplay: endpoint.pausedAt === null && isProjectAdmin(context.get(userContext), id),
  };
}

export function action({ request, url, context, params }: ActionFunctionArgs) {
  const of = { id: String(requireProject(context, url).id), endpointId: params.endpointId ?? '' };
  return runAction(request, {
    replay: (_, deliveryId) => context.get(apiContext).replayWebhookDelivery({ params: { ...of, deliveryId } }),
  });
}

export default function WebhookDeliveries() {
  const { endpoint, deliveries, isOlder, mayReplay } = useLoaderData<typeof loader>();
  const texts = useTexts(webhooksTexts);
  const own = useTexts(appScreenTexts.webhookDeliveries);
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ replay: texts.replayed });
  return (
    <Screen
      heading={own.heading}
      lead={<span className="[overflow-wrap:anywhere]">{endpoint.url}</span>}
      links={
        <Link to={pathTo('monitoringWebhooks', { projectSlug: useProject().slug })} className="text-link">
          {texts.back}
        </Link>
      }
    >
      {deliveries.items.length === 0 ? (
        <div className="rounded-lg border border-line">
          <EmptyState level={2} drawing="frame" title={own.emptyTitle} description={own.emptyText} />
        </div>
      ) : (
        <ol className="divide-y divide-line border-line border-y">
          {deliveries.items.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              isBusy={isBusy('replay', String(delivery.id))}
              onReplay={mayReplay ? () => act('replay', { id: String(delivery.id) }) : null}
            />
          ))}
        </ol>
      )}
      <nav aria-label={own.heading} className="mt-4 flex flex-wrap gap-3">
        {isOlder && (
          <Link to="?" className={buttonClass('outline', 'sm')}>
            {texts.newest}
          </Link>
        )}
        {deliveries.next !== null && (
          <Link to={`?before=${deliveries.next}`} className={buttonClass('outline', 'sm')}>
            {texts.older}
          </Link>
        )}
      </nav>
    </Screen>
  );
}

import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import type { WebhooksData } from '#web/routes/project/monitoring-webhooks.tsx';
import { EndpointMenu } from './endpoint-menu.tsx';
import { NewSecret } from './new-endpoint.tsx';

const EditEndpointModal = lazy(() => import('./edit-endpoint-modal.tsx'));

export type Endpoint = WebhooksData['endpoints'][number];

export function EndpointList({ endpoints, mayChange }: WebhooksData) {
  const texts = useTexts(webhooksTexts);
  const own = useTexts(appScreenTexts.monitoringWebhooks);
  const { act, isBusy, answer } = useAction({
    pause: texts.pausedDone,
    resume: texts.resumedDone,
    delete: texts.deleted,
    test: texts.tested,
  });
  const { ask, modal } = useConfirmation();
  const [edited, setEdited] = useState<{ endpoint: Endpoint; isOpen: boolean } | null>(null);
  const [closed, setClosed] = useState<unknown>(null);
  const rotated = answer?.intent === 'rotate' && !answer.refusal && closed !== answer ? answer : null;
  if (endpoints.length === 0) {
    return (
      <div className="rounded-lg border border-line">
        <EmptyState level={2} drawing="frame" title={own.emptyTitle} description={own.emptyText} />
      </div>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {endpoints.map((endpoint) => (
          <li key={endpoint.id} className="grid gap-4 py-4">
            <div className="flex items-start justify-between gap-4">
              <EndpointWords endpoint={endpoint} />
              {mayChange && (
                <EndpointMenu
                  {...{ endpoint, act, ask }}
                  busy={['test', 'pause', 'resume', 'rotate', 'delete'].some((intent) =>
                    isBusy(intent, String(endpoint.id)),
                  )}
                  onEdit={() => setEdited({ endpoint, isOpen: true })}
                />
              )}
            </div>
            {rotated?.id === String(endpoint.id) && (
              <NewSecret secret={(rotated.result as { secret: string }).secret} onClose={() => setClosed(rotated)} />
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <Suspense fallback={null}>
          <EditEndpointModal
            key={edited.endpoint.id}
            endpoint={edited.endpoint}
            open={edited.isOpen}
            onClose={() => setEdited({ ...edited, isOpen: false })}
          />
        </Suspense>
      )}
      {modal}
    </>
  );
}

function EndpointWords({ endpoint }: { endpoint: Endpoint }) {
  const texts = useTexts(webhooksTexts);
  const pathTo = usePathTo();
  const params = { projectSlug: useProject().slug, endpointId: String(endpoint.id) };
  const { url, events, failures, pausedAt, oldSecretUntil } = endpoint;
  return (
    <div className="min-w-0 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-[550]">
        <span className="[overflow-wrap:anywhere]">{url}</span>
        <Badge tone={pausedAt || failures > 0 ? 'warn' : 'good'}>
          {pausedAt ? texts.paused : failures > 0 ? texts.fails : texts.active}
        </Badge>
      </p>
      <p className="mt-0.5 text-ink-faint">{events.map((event) => texts[event]).join(' · ')}</p>
      {failures > 0 && <p className="mt-0.5 text-warn">{texts.failing(failures)}</p>}
      {pausedAt && <p className="mt-0.5 text-ink-soft">{texts.pausedText}</p>}
      {oldSecretUntil && (
        <p className="mt-0.5 text-ink-faint">
          {texts.oldSecret} <Timestamp iso={oldSecretUntil} isFull />
        </p>
      )}
      <Link to={pathTo('webhookDeliveries', params)} className="text-link mt-1.5 inline-block">
        {texts.deliveries}
      </Link>
    </div>
  );
}

import type { ReactNode } from 'react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Incident } from '#contract/calls/monitoring.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { IncidentStateBadge } from '#web/components/monitoring/incident-state.tsx';
import { useHistoryPath } from '#web/components/page-links/use-page-links.ts';
import { PreviewComparisonView } from '#web/components/preview-comparison/preview-comparison.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { runAction, textOf } from '#web/forms/call-api.server.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { incidentTexts } from '#web/i18n/project/monitoring.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { AffectedPages } from './incident/affected-pages.tsx';
import { IncidentNote } from './incident/incident-note.tsx';
import { loadIncident } from './incident/load-incident.server.ts';

export const meta = appMeta;

export const loader = ({ url, context, params }: LoaderFunctionArgs) =>
  loadIncident(context.get(apiContext), requireProject(context, url).id, params.incidentUuid ?? '', url);

export function action({ request, url, context, params }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const of = { params: { id: String(requireProject(context, url).id), incidentId: params.incidentUuid ?? '' } };
  return runAction(request, {
    acknowledge: () => api.changeIncident({ ...of, body: { state: 'acknowledged' } }),
    mute: () => api.changeIncident({ ...of, body: { state: 'muted' } }),
    reopen: () => api.changeIncident({ ...of, body: { state: 'open' } }),
    note: (form) => api.changeIncident({ ...of, body: { note: textOf(form, 'note').trim() || null } }),
  });
}

export default function IncidentScreen() {
  const { incident, pages, chosen, comparison } = useLoaderData<typeof loader>();
  const texts = useTexts(incidentTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const toHistory = useHistoryPath();
  const [title, effect] = [incident.title[language], incident.effect[language]];
  return (
    <Screen
      heading={title}
      lead={effect === title ? undefined : effect}
      links={
        <>
          <IncidentStateBadge state={incident.state} />
          <Link to={pathTo('monitoring', { projectSlug: useProject().slug })} className="text-link">
            {texts.back}
          </Link>
        </>
      }
      actions={<IncidentActions incident={incident} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <Facts incident={incident} />
        <section id="comparison" className="scroll-mt-20">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="text-xl">{texts.beforeAndAfter}</h2>
            {chosen && (
              <Link to={toHistory(chosen.subPageId)} className="text-link text-sm [overflow-wrap:anywhere]">
                {texts.history}: {chosen.path}
              </Link>
            )}
          </div>
          {chosen && comparison ? (
            <PreviewComparisonView key={chosen.subPageId} subPageId={chosen.subPageId} comparison={comparison} />
          ) : (
            <p className="text-ink-soft">{texts.noComparison}</p>
          )}
        </section>
        <IncidentNote note={incident.note} />
        <AffectedPages pages={pages} comparedId={comparison && (chosen?.subPageId ?? null)} />
      </div>
    </Screen>
  );
}

function Facts({ incident }: { incident: Incident }) {
  const texts = useTexts(incidentTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  const { openedAt, resolvedAt, pages, allPages, routes } = incident;
  return (
    <dl className="grid gap-x-8 gap-y-4 border-line border-y py-5 text-sm sm:grid-cols-2 lg:grid-cols-4">
      <Fact name={texts.affected}>{texts.affectedOf(write(pages), write(allPages))}</Fact>
      {openedAt && (
        <Fact name={texts.began}>
          <Timestamp iso={openedAt} isFull />
        </Fact>
      )}
      {resolvedAt && (
        <Fact name={texts.ended}>
          <Timestamp iso={resolvedAt} isFull />
        </Fact>
      )}
      {routes.length > 0 && <Fact name={texts.routes}>{routes.join(', ')}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="figures mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Actions for the incident. One that is over stays over. */
export function IncidentActions({ incident: { state } }: { incident: Incident }) {
  const texts = useTexts(incidentTexts);
  const { act, isBusy } = useAction({
    acknowledge: texts.acknowledgedDone,
    mute: texts.mutedDone,
    reopen: texts.reopenedDone,
  });
  if (state === 'resolved') return null;
  const button = (intent: 'acknowledge' | 'mute' | 'reopen', variant: 'signal' | 'outline') => (
    <Button variant={variant} state={isBusy(intent) ? 'loading' : 'idle'} onClick={() => act(intent)}>
      {texts[intent]}
    </Button>
  );
  return (
    <>
      {state === 'open' && button('acknowledge', 'signal')}
      {state !== 'open' && button('reopen', 'outline')}
      {state !== 'muted' && button('mute', 'outline')}
    </>
  );
}

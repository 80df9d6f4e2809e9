import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { findUnreadable } from '#web/components/integration/unreadable-site.server.ts';
import { UnreadableSite } from '#web/components/integration/unreadable-site.tsx';
import { runningJob } from '#web/components/job/project-jobs.server.ts';
import { pageOfQuery } from '#web/components/listing/list-query.ts';
import { FreeNote, MonitoringFrame, UsedUpNote } from '#web/components/monitoring/monitoring-frame.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { appMeta } from '#web/meta/app-meta.ts';
import { IncidentList, type NothingChecked } from './monitoring/incident-list.tsx';
import { EventsUse, StatusPanel } from './monitoring/status-panel.tsx';

export const meta = appMeta;

export function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: String(requireProject(context, url).id) };
  return answerOf(async () => {
    const [monitoring, incidents, job, unreadable] = await Promise.all([
      api.getMonitoring({ params }),
      api.listIncidents({ params, query: { page: pageOfQuery(url) } }),
      runningJob(api, Number(params.id), ['fetch-sub-pages', 'crawl-site']),
      findUnreadable(api, Number(params.id)),
    ]);
    return { monitoring, incidents, job, unreadable };
  });
}

export const action = ({ request, url, context }: ActionFunctionArgs) =>
  runAction(request, {
    check: () => context.get(apiContext).crawlProject({ params: { id: String(requireProject(context, url).id) } }),
  });

export default function MonitoringScreen() {
  const { monitoring, incidents, job, unreadable } = useLoaderData<typeof loader>();
  const { isWatched, events, pages } = monitoring;
  const { lead } = useTexts(monitoringTexts);
  return (
    <MonitoringFrame
      part="monitoring"
      heading={useTexts(appScreenTexts.monitoring).heading}
      lead={isWatched ? lead : undefined}
    >
      <div className="grid gap-12">
        <UnreadableSite why={unreadable} />
        {!isWatched && <FreeNote />}
        {isWatched && events.used >= events.limit && <UsedUpNote limit={events.limit} renewsAt={events.renewsAt} />}
        {isWatched && <StatusPanel monitoring={monitoring} job={job} />}
        {(isWatched || incidents.total > 0) && (
          <IncidentList
            incidents={incidents}
            nothingChecked={isWatched && pages.seen === 0 ? whyNothing(pages.watched) : null}
          />
        )}
        {isWatched && <EventsUse monitoring={monitoring} />}
      </div>
    </MonitoringFrame>
  );
}

/** Without pages there is no first check to wait for. */
const whyNothing = (watched: number): NothingChecked => (watched === 0 ? 'no-pages' : 'first-check');

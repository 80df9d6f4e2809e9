import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProject } from '../../access/projects.server.ts';
import { userContext } from '../../access/visitor.server.ts';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { alertsTexts } from '../../i18n/project/alerts.ts';
import { appMeta } from '../../meta/app-meta.ts';
import { isProjectAdmin } from './monitoring/is-project-admin.server.ts';
import { MonitoringFrame } from './monitoring/monitoring-frame.tsx';
import { FreeNote } from './monitoring/plan-note.tsx';
import { alertsAction } from './monitoring-alerts/answer-alerts.server.ts';
import { BadgePart } from './monitoring-alerts/badge-part.tsx';
import { Channels } from './monitoring-alerts/channels.tsx';
import { OwnEmails } from './monitoring-alerts/own-emails.tsx';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { id } = requireProject(context, url);
  const params = { id: String(id) };
  const [channels, preferences, monitoring] = await answerOf(() =>
    Promise.all([
      api.listAlertChannels({ params }),
      api.getAlertPreferences({ params }),
      api.getMonitoring({ params }),
    ]),
  );
  return {
    channels,
    preferences,
    isWatched: monitoring.isWatched,
    hasBadge: monitoring.hasBadge,
    badgeUrl: monitoring.badgeUrl,
    // From the server: browsers know other lists, and the page must not change when it wakes up.
    timeZones: [...new Set(['UTC', preferences.timeZone, ...Intl.supportedValuesOf('timeZone')])].sort(),
    mayChange: isProjectAdmin(context.get(userContext), id),
  };
}

export const action = ({ request, url, context }: ActionFunctionArgs) =>
  alertsAction(context.get(apiContext), requireProject(context, url).id, request);

export default function MonitoringAlerts() {
  const { channels, preferences, timeZones, isWatched, hasBadge, badgeUrl, mayChange } = useLoaderData<typeof loader>();
  const texts = useTexts(alertsTexts);
  return (
    <MonitoringFrame
      part="monitoringAlerts"
      heading={useTexts(appScreenTexts.monitoringAlerts).heading}
      lead={mayChange ? texts.lead : `${texts.lead} ${texts.onlyAdmins}`}
    >
      {!isWatched && (
        <div className="mb-12">
          <FreeNote />
        </div>
      )}
      <div className="grid divide-y divide-line border-line border-t">
        <OwnEmails preferences={preferences} timeZones={timeZones} />
        <Channels channels={channels} mayChange={mayChange} />
        <BadgePart {...{ hasBadge, badgeUrl, mayChange }} />
      </div>
    </MonitoringFrame>
  );
}

export type AlertsData = Awaited<ReturnType<typeof loader>>;

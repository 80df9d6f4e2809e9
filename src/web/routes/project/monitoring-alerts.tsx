import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isProjectAdmin, requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { FreeNote, MonitoringFrame } from '#web/components/monitoring/monitoring-frame.tsx';
import { Part } from '#web/components/part.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { alertsTexts } from '#web/i18n/project/alerts.ts';
import { appMeta } from '#web/meta/app-meta.ts';
import { alertsAction } from './monitoring-alerts/answer-alerts.server.ts';
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
    // From the server: browsers have other lists, and the page must not change when it hydrates.
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

/** A small image for other websites; off until an admin switches it on. */
export function BadgePart({ hasBadge, badgeUrl, mayChange }: Pick<AlertsData, 'hasBadge' | 'badgeUrl' | 'mayChange'>) {
  const texts = useTexts(alertsTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ badge: hasBadge ? texts.badgeShown : texts.badgeHidden });
  const address = { en: badgeUrl, de: `${badgeUrl}?lang=de` }[language];
  return (
    <Part title={texts.badge} text={texts.badgeText}>
      <div className="grid gap-5">
        <Switch
          label={texts.badgeOn}
          hint={texts.badgeHint}
          checked={hasBadge}
          disabled={!mayChange || isBusy('badge')}
          onChange={(event) => act('badge', { hasBadge: String(event.target.checked) })}
        />
        {hasBadge && (
          <>
            <img src={address} alt={texts.badgeAlt} height={20} className="h-5" />
            <CodeBlock
              code={`<img src="${address}" alt="${texts.badgeAlt}" height="20">`}
              title={texts.badgeCode}
              texts={common}
            />
          </>
        )}
      </div>
    </Part>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { pageOfQuery } from '#web/components/listing/list-query.ts';
import { ChangeList } from '#web/components/monitoring/change-list.tsx';
import { FreeNote, MonitoringFrame } from '#web/components/monitoring/monitoring-frame.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { appMeta } from '#web/meta/app-meta.ts';

export const meta = appMeta;

export function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: String(requireProject(context, url).id) };
  return answerOf(async () => {
    const [{ isWatched, retentionMonths }, changes] = await Promise.all([
      api.getMonitoring({ params }),
      api.listPreviewChanges({ params, query: { page: pageOfQuery(url) } }),
    ]);
    return { isWatched, retentionMonths, changes };
  });
}

export default function MonitoringChanges() {
  const { isWatched, retentionMonths, changes } = useLoaderData<typeof loader>();
  return (
    <MonitoringFrame
      part="monitoringChanges"
      heading={useTexts(appScreenTexts.monitoringChanges).heading}
      lead={useTexts(monitoringTexts).changesLead(retentionMonths)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {!isWatched && <FreeNote />}
        {(isWatched || changes.total > 0) && <ChangeList changes={changes} />}
      </div>
    </MonitoringFrame>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ActivityLog } from '../../components/activity/activity-log.tsx';
import { activityQuery, projectFilter } from '../../components/activity/activity-query.ts';
import { activityExports } from '../../components/activity/export-paths.ts';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { activityTexts } from '../../i18n/app/activity.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { readPreferences } from '../../preferences.ts';

export const meta = appMeta;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { timeZone } = readPreferences(request.headers.get('cookie'));
  const query = { ...activityQuery(url, timeZone), ...projectFilter(url) };
  return answerOf(() => context.get(apiContext).listAllActivity({ query }));
}

export default function AdminActivity() {
  const own = useTexts(appScreenTexts.adminActivity);
  return (
    <Screen heading={own.heading} lead={useTexts(activityTexts).leadAll}>
      <ActivityLog
        log={useLoaderData<typeof loader>()}
        texts={own}
        exportPath={activityExports.all[useLanguage()]}
        isAll
      />
    </Screen>
  );
}

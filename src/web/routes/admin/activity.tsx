import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { activityQuery, projectFilter } from '#web/components/activity/activity-filter.tsx';
import { ActivityLog } from '#web/components/activity/activity-log.tsx';
import { apiContext } from '#web/context.ts';
import { activityExports } from '#web/export-paths.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { activityTexts } from '#web/i18n/app/activity.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { readPreferences } from '#web/preferences.ts';

export const meta = appMeta;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { timeZone } = readPreferences(request.headers.get('cookie'));
  const query = { ...activityQuery(url, timeZone), ...projectFilter(url) };
  return answerOf(() => context.get(apiContext).listAllActivity({ query }));
}

export default function AdminActivity() {
  const own = useTexts(adminScreenTexts.adminActivity);
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

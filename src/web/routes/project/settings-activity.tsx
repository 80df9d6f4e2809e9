import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { activityQuery } from '#web/components/activity/activity-filter.tsx';
import { ActivityLog } from '#web/components/activity/activity-log.tsx';
import { apiContext } from '#web/context.ts';
import { projectActivityExport } from '#web/export-paths.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { activityTexts } from '#web/i18n/app/activity.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { readPreferences } from '#web/preferences.ts';

export const meta = appMeta;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const user = context.get(userContext);
  const { id } = requireProject(context, url);
  const isAdmin =
    user.role === 'superadmin' || user.userToProject.some((one) => one.project.id === id && one.role === 'admin');
  if (!isAdmin) return { log: null };
  const { timeZone } = readPreferences(request.headers.get('cookie'));
  const query = activityQuery(url, timeZone);
  return { log: await answerOf(() => context.get(apiContext).listActivity({ params: { id: String(id) }, query })) };
}

export default function SettingsActivity() {
  const { log } = useLoaderData<typeof loader>();
  const own = useTexts(appScreenTexts.settingsActivity);
  const texts = useTexts(activityTexts);
  const exportPath = projectActivityExport(useLanguage(), useProject().slug);
  return (
    <Screen heading={own.heading} lead={log ? texts.lead : texts.onlyAdmins}>
      {log && <ActivityLog log={log} texts={own} exportPath={exportPath} />}
    </Screen>
  );
}

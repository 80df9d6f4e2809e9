import type { LoaderFunctionArgs } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { activityCsv } from '#web/components/activity/activity-csv.server.ts';
import { activityQuery } from '#web/components/activity/activity-filter.tsx';
import { apiContext } from '#web/context.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { readPreferences } from '#web/preferences.ts';

/** The call refuses people who are not admins of the project. */
export function loader({ request, url, context }: LoaderFunctionArgs) {
  const { id, slug } = requireProject(context, url);
  const { timeZone } = readPreferences(request.headers.get('cookie'));
  const filter = activityQuery(url, timeZone);
  return activityCsv(
    { language: languageOfPath(url.pathname), timeZone, name: `activity-${slug}`, isAll: false },
    (paging) => context.get(apiContext).listActivity({ params: { id: String(id) }, query: { ...filter, ...paging } }),
  );
}

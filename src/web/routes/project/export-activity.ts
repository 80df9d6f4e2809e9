import type { LoaderFunctionArgs } from 'react-router';
import { requireProject } from '../../access/projects.server.ts';
import { activityCsv } from '../../components/activity/activity-csv.server.ts';
import { activityQuery } from '../../components/activity/activity-query.ts';
import { apiContext } from '../../context.ts';
import { languageOfPath } from '../../i18n/language.tsx';
import { readPreferences } from '../../preferences.ts';

/** The call refuses people who are not admins of the project. */
export function loader({ request, url, context }: LoaderFunctionArgs) {
  const { id, slug } = requireProject(context, url);
  const { timeZone } = readPreferences(request.headers.get('cookie'));
  const filter = activityQuery(url, timeZone);
  return activityCsv({ language: languageOfPath(url.pathname), name: `activity-${slug}`, isAll: false }, (paging) =>
    context.get(apiContext).listActivity({ params: { id: String(id) }, query: { ...filter, ...paging } }),
  );
}

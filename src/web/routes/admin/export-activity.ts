import type { LoaderFunctionArgs } from 'react-router';
import { requireSuperadmin } from '#web/access/visitor.server.ts';
import { activityCsv } from '#web/components/activity/activity-csv.server.ts';
import { activityQuery, projectFilter } from '#web/components/activity/activity-filter.tsx';
import { apiContext } from '#web/context.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { readPreferences } from '#web/preferences.ts';

export function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSuperadmin(context);
  const { timeZone } = readPreferences(request.headers.get('cookie'));
  const filter = { ...activityQuery(url, timeZone), ...projectFilter(url) };
  return activityCsv({ language: languageOfPath(url.pathname), timeZone, name: 'activity', isAll: true }, (paging) =>
    context.get(apiContext).listAllActivity({ query: { ...filter, ...paging } }),
  );
}

import { type Activity, activityNames } from '#domain/access/activity.ts';
import { dayAfter, startOfDay } from '#domain/format/dates.ts';

/** The filters above a log, as in its URL. */
export const activityFilters = ['action', 'person', 'project', 'from', 'until'] as const;

/** The limit of the calls. */
const LONGEST = 200;

/** From the URL to the call. Days are whole days in the reader's time zone; invalid filters are dropped. */
export function activityQuery(url: URL, timeZone: string) {
  const text = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, LONGEST);
  const action: Activity | undefined = activityNames.find((name) => name === text('action'));
  const from = startOfDay(text('from'), timeZone)?.toISOString();
  const until = startOfDay(dayAfter(text('until')), timeZone)?.toISOString();
  const before = /^[1-9]\d{0,8}$/.test(text('before')) ? Number(text('before')) : undefined;
  return {
    ...(action && { action }),
    ...(text('person') && { person: text('person') }),
    ...(from && { from }),
    ...(until && { until }),
    ...(before && { before }),
  };
}

export function projectFilter(url: URL) {
  const project = (url.searchParams.get('project') ?? '').trim().slice(0, LONGEST);
  return project ? { project } : {};
}

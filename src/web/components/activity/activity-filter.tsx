import { Form, useSearchParams } from 'react-router';
import { type Activity, activities, activityNames } from '#domain/access/activity.ts';
import { dayAfter, startOfDay } from '#domain/format/dates.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { activityTexts } from '#web/i18n/app/activity.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

/** About accounts, not a project: only in the super admin's list. */
const ofAccounts = new Set<string>([
  'login',
  'login-failed',
  'logout-everywhere',
  'session-ended',
  'password-changed',
  'email-confirmed',
  'factor-added',
  'factor-removed',
  'account-exported',
  'account-deleted',
]);

/** A plain GET form: it works without scripts, and a filtered log can be bookmarked and sent. */
export function ActivityFilter({ isAll }: { isAll: boolean }) {
  const texts = useTexts(activityTexts);
  const language = useLanguage();
  const [query] = useSearchParams();
  const chosen = (name: string) => query.get(name) ?? '';
  const names = activityNames.filter((name) => isAll || !ofAccounts.has(name));
  return (
    <Form
      method="get"
      role="search"
      // Going back in the history shows the filters of that page.
      key={query.toString()}
      className="grid grid-cols-2 items-end gap-4 lg:flex lg:flex-wrap"
    >
      <Choice
        className="max-sm:col-span-2 lg:w-64"
        name="action"
        label={texts.action}
        defaultValue={names.find((name) => name === chosen('action')) ?? ''}
        options={[
          { value: '', label: texts.allActions },
          ...names.map((name) => ({ value: name, label: activities[name][language] })),
        ]}
      />
      <TextField
        className="max-sm:col-span-2 lg:w-52"
        name="person"
        label={texts.person}
        placeholder={texts.personHint}
        defaultValue={chosen('person')}
      />
      {isAll && (
        <TextField
          className="max-sm:col-span-2 lg:w-40"
          name="project"
          label={texts.project}
          defaultValue={chosen('project')}
        />
      )}
      <TextField className="lg:w-40" name="from" type="date" label={texts.from} defaultValue={chosen('from')} />
      <TextField className="lg:w-40" name="until" type="date" label={texts.until} defaultValue={chosen('until')} />
      <Button type="submit" variant="outline" className="max-sm:col-span-2">
        {texts.filter}
      </Button>
    </Form>
  );
}

/** The filters above a log, as in its URL. */
export const activityFilters = ['action', 'person', 'project', 'from', 'until'] as const;

/** The limit of the calls. */
const MAX_CHARACTERS = 200;

/** From the URL to the call. Days are whole days in the reader's time zone; invalid filters are dropped. */
export function activityQuery(url: URL, timeZone: string) {
  const text = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, MAX_CHARACTERS);
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
  const project = (url.searchParams.get('project') ?? '').trim().slice(0, MAX_CHARACTERS);
  return project ? { project } : {};
}

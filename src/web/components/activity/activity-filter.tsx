import { Form, useSearchParams } from 'react-router';
import { activities, activityNames } from '#domain/access/activity.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/plain-select.tsx';
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

import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { jobs } from '#contract/admin-lists/operation.ts';
import type { Job } from '#contract/calls/admin-tables.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';

export const meta = appMeta;

const tones: Record<Job['state'], Tone> = {
  failed: 'bad',
  active: 'info',
  created: 'neutral',
  retry: 'warn',
  completed: 'good',
  cancelled: 'neutral',
};

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listJobs({ query: adminListQuery(jobs, url) }));

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { retry: (_, id) => context.get(apiContext).retryJob({ params: { id } }) });

export default function AdminJobs() {
  const page = useLoaderData<typeof loader>();
  const texts = useTexts(adminTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ retry: texts.retried });
  return (
    <ListScreen
      screen="adminJobs"
      list={jobs}
      page={page}
      counts={page.counts}
      drawing="frame"
      mainClass="max-md:pr-36"
      actions={({ id, state }) =>
        state === 'failed' && (
          <Button
            size="sm"
            variant="outline"
            state={isBusy('retry', id) ? 'loading' : 'idle'}
            onClick={() => act('retry', { id })}
          >
            {texts.retry}
          </Button>
        )
      }
      cells={{
        name: ({ name, payload, error }) => (
          <span className="block text-left [overflow-wrap:anywhere]">
            {name}
            <code className="block font-mono font-normal text-ink-faint text-xs">{JSON.stringify(payload)}</code>
            {error && <span className="mt-1 block font-normal text-bad text-xs">{error}</span>}
          </span>
        ),
        state: ({ state }) => <Badge tone={tones[state]}>{jobs.choice.values[state][language]}</Badge>,
        date: ({ finishedAt, startedAt, createdAt }) => <Timestamp iso={finishedAt ?? startedAt ?? createdAt} />,
      }}
    />
  );
}

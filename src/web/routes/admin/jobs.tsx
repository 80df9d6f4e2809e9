import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTableTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';
import * as orders from './sort-orders.ts';

export const meta = appMeta;

const states = ['failed', 'active', 'created', 'retry', 'completed', 'cancelled'] as const;
type State = (typeof states)[number];
const tones: Record<State, Tone> = {
  failed: 'bad',
  active: 'info',
  created: 'neutral',
  retry: 'warn',
  completed: 'good',
  cancelled: 'neutral',
};

export function loader({ url, context }: LoaderFunctionArgs) {
  const state = states.find((one) => one === url.searchParams.get('state'));
  const query = { ...listQuery(url), ...sortQuery(url, orders.jobs), ...(state && { state }) };
  return answerOf(() => context.get(apiContext).listJobs({ query }));
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { retry: (_, id) => context.get(apiContext).retryJob({ params: { id } }) });

export default function AdminJobs() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(adminTexts);
  const tables = useTexts(adminTableTexts);
  const lists = useTexts(adminListTexts);
  const own = useTexts(appScreenTexts.adminJobs);
  const { act, isBusy } = useAction({ retry: texts.retried });
  const names: Record<State, string> = {
    failed: tables.jobFailed,
    active: tables.jobActive,
    created: tables.jobCreated,
    retry: tables.jobRetry,
    completed: tables.jobCompleted,
    cancelled: tables.jobCancelled,
  };
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools
          list="jobs"
          searchFor={lists.searchJobs}
          choice={{
            name: 'state',
            label: texts.state,
            options: [
              { value: 'all', label: lists.allStates },
              ...states.map((state) => ({ value: state, label: `${names[state]} (${list.counts[state] ?? 0})` })),
            ],
          }}
        />
        <PagedTable
          list={list}
          keyOf={(job) => job.id}
          texts={own}
          drawing="frame"
          actions={(job) =>
            job.state === 'failed' && (
              <Button
                size="sm"
                variant="outline"
                state={isBusy('retry', job.id) ? 'loading' : 'idle'}
                onClick={() => act('retry', { id: job.id })}
              >
                {texts.retry}
              </Button>
            )
          }
          columns={[
            {
              key: 'name',
              header: texts.job,
              main: true,
              sortable: true,
              className: 'max-md:pr-36',
              cell: ({ name, payload, error }) => (
                <span className="block text-left [overflow-wrap:anywhere]">
                  {name}
                  <code className="block font-mono font-normal text-ink-faint text-xs">{JSON.stringify(payload)}</code>
                  {error && <span className="mt-1 block font-normal text-bad text-xs">{error}</span>}
                </span>
              ),
            },
            {
              key: 'state',
              header: texts.state,
              sortable: true,
              cell: ({ state }) => <Badge tone={tones[state]}>{names[state]}</Badge>,
            },
            { key: 'tries', header: texts.tries, align: 'end', sortable: true, cell: ({ retryCount }) => retryCount },
            {
              key: 'date',
              header: tables.lastChange,
              align: 'end',
              sortable: true,
              cell: ({ finishedAt, startedAt, createdAt }) => <Moment iso={finishedAt ?? startedAt ?? createdAt} />,
            },
          ]}
        />
      </div>
    </Screen>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { kindNames, nameEnd } from '#domain/cancellation/cancellation.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { listQuery } from '../../components/listing/list-query.ts';
import { ListSearch } from '../../components/listing/list-search.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminListTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { cancellationListTexts } from '../../i18n/public/cancel-contract.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { PagedTable } from './paged-table.tsx';

export const meta = appMeta;

const states = ['open', 'done'] as const;

export function loader({ url, context }: LoaderFunctionArgs) {
  const state = states.find((one) => one === url.searchParams.get('state'));
  return answerOf(() =>
    context.get(apiContext).listCancellations({ query: { ...listQuery(url), ...(state && { state }) } }),
  );
}

export const action = ({ request, context }: ActionFunctionArgs) => {
  const set = (state: (typeof states)[number]) => (_: FormData, id: string) =>
    context.get(apiContext).closeCancellation({ params: { id }, body: { state } });
  return runAction(request, { done: set('done'), open: set('open') });
};

/** Contracts cancelled by the form of the footer, until somebody has carried them out. */
export default function AdminCancellations() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(cancellationListTexts);
  const language = useLanguage();
  const { search } = useTexts(adminListTexts);
  const own = useTexts(appScreenTexts.adminCancellations);
  const { act, isBusy } = useAction({ done: texts.changed, open: texts.changed });
  const options = [
    { value: 'all', label: texts.allStates },
    ...states.map((value) => ({ value, label: texts[value] })),
  ];
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListSearch
          texts={{ search, searchFor: texts.searchFor }}
          choice={{ name: 'state', label: texts.state, options }}
        />
        <PagedTable
          list={list}
          keyOf={({ id }) => String(id)}
          texts={own}
          drawing="search"
          actions={({ id, state }) => {
            const next = state === 'open' ? 'done' : 'open';
            return (
              <Button
                size="sm"
                variant="outline"
                state={isBusy(next, String(id)) ? 'loading' : 'idle'}
                onClick={() => act(next, { id: String(id) })}
              >
                {state === 'open' ? texts.markDone : texts.markOpen}
              </Button>
            );
          }}
          columns={[
            {
              key: 'person',
              header: texts.person,
              main: true,
              cell: ({ name, email, number }) => (
                <span className="block min-w-0 text-left [overflow-wrap:anywhere] max-sm:pr-28">
                  {name}
                  <span className="block font-normal text-ink-faint text-xs">
                    {email} · {number}
                  </span>
                </span>
              ),
            },
            {
              key: 'contract',
              header: texts.contract,
              cell: ({ contract, kind, reason }) => (
                <span className="block min-w-0 md:text-left [overflow-wrap:anywhere]">
                  {contract}
                  <span className="block text-ink-faint text-xs">
                    {kindNames[kind][language]}
                    {reason && `: ${reason}`}
                  </span>
                </span>
              ),
            },
            { key: 'ends', header: texts.ends, cell: ({ endsOn }) => nameEnd(endsOn, language) },
            {
              key: 'state',
              header: texts.state,
              cell: ({ state }) => <Badge tone={state === 'open' ? 'warn' : 'good'}>{texts[state]}</Badge>,
            },
            {
              key: 'date',
              header: texts.date,
              align: 'end',
              cell: ({ createdAt }) => <Moment iso={createdAt} isFull />,
            },
          ]}
        />
      </div>
    </Screen>
  );
}

import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { euros, nameBundle, namePlan, namePrice } from '#domain/billing/name-plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { useConfirmation } from '../../components/actions/use-confirmation.tsx';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { Button } from '../../components/ui/button.tsx';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTableTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';
import * as orders from './sort-orders.ts';

export const meta = appMeta;

export function loader({ url, context }: LoaderFunctionArgs) {
  const query = { ...listQuery(url), ...sortQuery(url, orders.wishes) };
  return answerOf(() => context.get(apiContext).listWishes({ query }));
}

/** The id of a button is `plan-7` or `credits-7`: both kinds have separate ids. */
export function action({ request, context }: ActionFunctionArgs) {
  const decide = (id: string, decision: 'activate' | 'refuse') => {
    const [kind, number = ''] = id.split('-');
    const params = { kind: kind === 'credits' ? ('credits' as const) : ('plan' as const), id: number };
    return context.get(apiContext).decideWish({ params, body: { decision } });
  };
  return runAction(request, {
    activate: (_, id) => decide(id, 'activate'),
    refuse: (_, id) => decide(id, 'refuse'),
  });
}

export default function AdminWishes() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const lists = useTexts(adminListTexts);
  const own = useTexts(appScreenTexts.adminWishes);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ activate: texts.activated, refuse: texts.refused });
  const { ask, window } = useConfirmation();
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools list="wishes" searchFor={lists.searchWishes} />
        <PagedTable
          list={list}
          keyOf={({ kind, id }) => `${kind}-${id}`}
          texts={own}
          drawing="people"
          actions={({ kind, id }) => {
            const key = `${kind}-${id}`;
            return (
              <>
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() =>
                    ask({
                      title: texts.refuseQuestion,
                      confirm: texts.refuse,
                      onConfirm: () => act('refuse', { id: key }),
                    })
                  }
                >
                  {texts.refuse}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  state={isBusy('activate', key) ? 'loading' : 'idle'}
                  onClick={() => act('activate', { id: key })}
                >
                  {texts.activate}
                </Button>
              </>
            );
          }}
          columns={[
            {
              key: 'site',
              header: useTexts(adminTexts).project,
              main: true,
              sortable: true,
              className: 'max-md:pr-56',
              cell: ({ site, projectSlug }) => (
                <Link to={pathTo('projectAdmin', { projectSlug })} className="text-link [overflow-wrap:anywhere]">
                  {site}
                </Link>
              ),
            },
            {
              key: 'wish',
              header: texts.wish,
              cell: ({ planId, credits }) => {
                const plan = planId === null ? null : planById(planId);
                return plan ? namePlan(plan, language) : nameBundle({ credits: credits ?? 0 }, language);
              },
            },
            {
              key: 'price',
              header: texts.price,
              align: 'end',
              sortable: true,
              cell: ({ planId, period, cents }) => {
                const plan = planId === null ? null : planById(planId);
                return plan && period ? namePrice(plan, period, language) : euros(cents, language);
              },
            },
            {
              key: 'email',
              header: lists.email,
              sortable: true,
              cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
            },
            {
              key: 'date',
              header: texts.asked,
              align: 'end',
              sortable: true,
              cell: ({ createdAt }) => <Moment iso={createdAt} />,
            },
          ]}
        />
      </div>
      {window}
    </Screen>
  );
}

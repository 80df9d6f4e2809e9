import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { runAction } from '../../components/actions/run-action.server.ts';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { Button } from '../../components/ui/button.tsx';
import { apiContext } from '../../context.ts';
import { answerOf, textOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTableTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';
import { keyOf, type Wish } from './plan-requests/name-wish.ts';
import { useDecision } from './plan-requests/use-decision.tsx';
import { useWishColumns } from './plan-requests/wish-columns.tsx';
import * as orders from './sort-orders.ts';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const state = orders.wishStates.find((one) => one === url.searchParams.get('state')) ?? 'open';
  const query = { ...listQuery(url), ...sortQuery(url, orders.wishes), state };
  return { state, list: await answerOf(() => context.get(apiContext).listWishes({ query })) };
}

/** The id of a button is `plan-7` or `credits-7`: both kinds have separate ids. */
export function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const paramsOf = (key: string) => {
    const [kind, id = ''] = key.split('-');
    return { kind: kind === 'credits' ? ('credits' as const) : ('plan' as const), id };
  };
  return runAction(request, {
    activate: (_, id) => api.decideWish({ params: paramsOf(id), body: { decision: 'activate' } }),
    refuse: (form, id) =>
      api.decideWish({ params: paramsOf(id), body: { decision: 'refuse', reason: textOf(form, 'reason') } }),
  });
}

export default function AdminWishes() {
  const { state, list } = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const own = useTexts(appScreenTexts.adminWishes);
  const { activate, refuse, isBusy, windows } = useDecision();
  const isOpen = state === 'open';
  const buttons = (wish: Wish) => (
    <>
      <Button size="sm" variant="quiet" label={`${texts.refuse}: ${wish.site}`} onClick={() => refuse(wish)}>
        {texts.refuse}
      </Button>
      <Button
        size="sm"
        variant="outline"
        label={`${texts.activate}: ${wish.site}`}
        state={isBusy('activate', keyOf(wish)) ? 'loading' : 'idle'}
        onClick={() => activate(wish)}
      >
        {texts.activate}
      </Button>
    </>
  );
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools
          list="wishes"
          searchFor={useTexts(adminListTexts).searchWishes}
          choice={{
            name: 'state',
            label: useTexts(adminTexts).state,
            options: [
              { value: 'all', label: texts.openWishes },
              { value: 'decided', label: texts.decidedWishes },
            ],
          }}
        />
        <PagedTable
          list={list}
          keyOf={keyOf}
          texts={isOpen ? own : { ...own, emptyTitle: texts.nothingDecided, emptyText: texts.nothingDecidedText }}
          drawing="people"
          columns={useWishColumns(isOpen)}
          {...(isOpen && { actions: buttons })}
        />
      </div>
      {windows}
    </Screen>
  );
}

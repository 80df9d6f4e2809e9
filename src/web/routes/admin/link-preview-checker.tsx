import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { Button } from '../../components/ui/button.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { useCheckerColumns } from './link-preview-checker/checker-columns.tsx';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';
import * as orders from './sort-orders.ts';

export const meta = appMeta;

const states = orders.checkerStates;

export function loader({ url, context }: LoaderFunctionArgs) {
  const state = states.find((one) => one === url.searchParams.get('state'));
  const query = { ...listQuery(url), ...sortQuery(url, orders.checker), ...(state && { state }) };
  return answerOf(() => context.get(apiContext).listCheckerRequests({ query }));
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { retry: (_, id) => context.get(apiContext).retryCheckerRequest({ params: { id } }) });

export default function AdminChecker() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(adminListTexts);
  const { state: stateWord, failed } = useTexts(adminTexts);
  const own = useTexts(appScreenTexts.adminChecker);
  const { act, isBusy } = useAction({ retry: texts.checkedAgain });
  const names = { accepted: texts.accepted, done: texts.done, refused: texts.refused, failed };
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools
          list="link-preview-checker"
          searchFor={texts.searchRequests}
          choice={{
            name: 'state',
            label: stateWord,
            options: [
              { value: 'all', label: texts.allStates },
              ...states.map((state) => ({ value: state, label: names[state] })),
            ],
          }}
        />
        <PagedTable
          list={list}
          keyOf={({ id }) => String(id)}
          texts={own}
          drawing="search"
          actions={({ id }) => (
            <Button
              size="sm"
              variant="outline"
              state={isBusy('retry', String(id)) ? 'loading' : 'idle'}
              onClick={() => act('retry', { id: String(id) })}
            >
              {texts.checkAgain}
            </Button>
          )}
          columns={useCheckerColumns(names)}
        />
      </div>
    </Screen>
  );
}

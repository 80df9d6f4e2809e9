import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { shortAddress } from '../../app-start/choose-project.ts';
import { DeleteButton } from '../../components/actions/delete-button.tsx';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { useConfirmation } from '../../components/actions/use-confirmation.tsx';
import { listQuery } from '../../components/listing/list-query.ts';
import { ListSearch } from '../../components/listing/list-search.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { platformOfSlug } from '../../guides.ts';
import { adminListTexts, adminTableTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { cardReportTexts } from '../../i18n/public/accuracy.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { PagedTable } from './paged-table.tsx';

export const meta = appMeta;

const states = ['open', 'answered'] as const;

export function loader({ url, context }: LoaderFunctionArgs) {
  const state = states.find((one) => one === url.searchParams.get('state'));
  return answerOf(() =>
    context.get(apiContext).listCardReports({ query: { ...listQuery(url), ...(state && { state }) } }),
  );
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { delete: (_, id) => context.get(apiContext).deleteCardReport({ params: { id } }) });

export default function AdminCardReports() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(cardReportTexts);
  const { search } = useTexts(adminListTexts);
  const { deleted, delete: deleteWord } = useTexts(adminTableTexts);
  const own = useTexts(appScreenTexts.adminCardReports);
  const pathTo = usePathTo();
  const { act } = useAction({ delete: deleted });
  const { ask, window: question } = useConfirmation();
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
          actions={({ id }) => (
            <DeleteButton
              label={texts.deleteReport}
              onClick={() =>
                ask({
                  title: texts.deleteReport,
                  description: texts.deleteText,
                  confirm: deleteWord,
                  onConfirm: () => act('delete', { id: String(id) }),
                })
              }
            />
          )}
          columns={[
            {
              key: 'page',
              header: texts.page,
              main: true,
              cell: ({ id, url, message }) => (
                <span className="block min-w-0 text-left [overflow-wrap:anywhere]">
                  <Link to={pathTo('adminCardReport', { reportId: String(id) })} className="text-link">
                    {shortAddress(url)}
                  </Link>
                  <span className="line-clamp-2 font-normal text-ink-faint text-xs">{message}</span>
                </span>
              ),
            },
            {
              key: 'platform',
              header: texts.platform,
              cell: ({ platform }) => nameOf(platform),
            },
            {
              key: 'state',
              header: texts.state,
              cell: ({ state }) => <Badge tone={state === 'open' ? 'warn' : 'good'}>{texts[state]}</Badge>,
            },
            { key: 'image', header: texts.screenshot, cell: ({ hasImage }) => hasImage && texts.withImage },
            {
              key: 'date',
              header: texts.date,
              align: 'end',
              cell: ({ createdAt }) => <Moment iso={createdAt} isFull />,
            },
          ]}
        />
      </div>
      {question}
    </Screen>
  );
}

const nameOf = (platform: string) => {
  const id = platformOfSlug(platform);
  return id ? platformNames[id] : platform;
};

import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerAct } from '../../components/act/answer-act.server.ts';
import { DeleteButton } from '../../components/act/delete-button.tsx';
import { listQuery } from '../../components/listing/list-query.ts';
import { ListSearch } from '../../components/listing/list-search.tsx';
import { Moment } from '../../components/moment/moment.tsx';
import { usePaging } from '../../components/paging/use-paging.ts';
import { Table } from '../../components/ui/table.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/attempt.server.ts';
import { adminListTexts, adminTexts } from '../../i18n/admin.ts';
import { appScreenTexts } from '../../i18n/app-screens.ts';
import { commonTexts } from '../../i18n/common.ts';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { crawlColumns } from '../project/dashboard/crawl-columns.tsx';
import { useSourceName } from '../project/dashboard/source-name.ts';
import { useCrawlDeletion } from '../project/dashboard/use-crawl-deletion.ts';
import { EmptyList } from './empty-list.tsx';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listAllCrawls({ query: listQuery(url) }));

export const action = ({ request, context }: ActionFunctionArgs) =>
  answerAct(request, { 'delete-crawl': (_, id) => context.get(apiContext).deleteCrawl({ params: { id } }) });

export default function AdminCrawls() {
  const list = useLoaderData<typeof loader>();
  const lists = useTexts(adminListTexts);
  const texts = useTexts(dashboardTexts);
  const { project } = useTexts(adminTexts);
  const own = useTexts(appScreenTexts.adminCrawls);
  const common = useTexts(commonTexts);
  const nameOf = useSourceName();
  const pathTo = usePathTo();
  const { askToDelete, window } = useCrawlDeletion();
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListSearch texts={{ search: lists.search, searchFor: lists.searchCrawls }} />
        <Table
          rows={list.items}
          keyOf={({ id }) => String(id)}
          paging={usePaging(list)}
          texts={{ ...common, caption: own.heading }}
          empty={<EmptyList drawing="visits" texts={own} />}
          actions={({ id }) => <DeleteButton label={texts.deleteCrawl} onClick={() => askToDelete(id)} />}
          columns={[
            ...crawlColumns(texts, nameOf),
            {
              key: 'project',
              header: project,
              cell: ({ projectSlug }) => (
                <Link to={pathTo('dashboard', { projectSlug })} className="text-link">
                  {projectSlug}
                </Link>
              ),
            },
            { key: 'time', header: texts.time, align: 'end', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
          ]}
        />
      </div>
      {window}
    </Screen>
  );
}

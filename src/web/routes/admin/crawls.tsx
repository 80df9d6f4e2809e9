import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { crawlColumns } from '#web/components/crawls/crawl-columns.tsx';
import { useSourceName } from '#web/components/crawls/source-name.ts';
import { useCrawlDeletion } from '#web/components/crawls/use-crawl-deletion.ts';
import { DeleteButton } from '../../components/actions/delete-button.tsx';
import { runAction } from '../../components/actions/run-action.server.ts';
import { listQuery } from '../../components/listing/list-query.ts';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { dashboardTexts } from '../../i18n/project/dashboard.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listAllCrawls({ query: listQuery(url) }));

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { 'delete-crawl': (_, id) => context.get(apiContext).deleteCrawl({ params: { id } }) });

export default function AdminCrawls() {
  const list = useLoaderData<typeof loader>();
  const lists = useTexts(adminListTexts);
  const texts = useTexts(dashboardTexts);
  const { project } = useTexts(adminTexts);
  const own = useTexts(appScreenTexts.adminCrawls);
  const language = useLanguage();
  const nameOf = useSourceName();
  const pathTo = usePathTo();
  const { confirmDelete, window } = useCrawlDeletion();
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools list="crawls" searchFor={lists.searchCrawls} />
        <PagedTable
          list={list}
          keyOf={({ id }) => String(id)}
          texts={own}
          drawing="visits"
          actions={({ id }) => <DeleteButton label={texts.deleteCrawl} onClick={() => confirmDelete(id)} />}
          columns={[
            ...crawlColumns(texts, language, nameOf),
            {
              key: 'project',
              header: project,
              cell: ({ projectSlug }) => (
                <Link to={pathTo('dashboard', { projectSlug })} className="text-link">
                  {projectSlug}
                </Link>
              ),
            },
            {
              key: 'time',
              header: texts.time,
              align: 'end',
              cell: ({ createdAt }) => <Moment iso={createdAt} />,
            },
          ]}
        />
      </div>
      {window}
    </Screen>
  );
}

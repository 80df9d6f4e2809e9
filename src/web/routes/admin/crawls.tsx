import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { crawls } from '#contract/admin-lists/operation.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { crawlColumns, useCrawlDeletion, useSourceName } from '#web/components/crawls/crawl-columns.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listAllCrawls({ query: adminListQuery(crawls, url) }));

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { 'delete-crawl': (_, id) => context.get(apiContext).deleteCrawl({ params: { id } }) });

export default function AdminCrawls() {
  const texts = useTexts(dashboardTexts);
  const pathTo = usePathTo();
  const { confirmDelete, modal } = useCrawlDeletion();
  return (
    <ListScreen
      screen="adminCrawls"
      list={crawls}
      page={useLoaderData<typeof loader>()}
      drawing="visits"
      actions={({ id }) => <DeleteButton label={texts.deleteCrawl} onClick={() => confirmDelete(id)} />}
      before={crawlColumns(texts, useLanguage(), useSourceName())}
      cells={{
        project: ({ projectSlug }) => (
          <Link to={pathTo('dashboard', { projectSlug })} className="text-link">
            {projectSlug}
          </Link>
        ),
      }}
    >
      {modal}
    </ListScreen>
  );
}

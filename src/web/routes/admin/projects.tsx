import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shortAddress } from '../../app-start/choose-project.ts';
import { Moment } from '../../components/moment/moment.tsx';
import { pageOfQuery, usePaging } from '../../components/paging/use-paging.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Table } from '../../components/ui/table.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/attempt.server.ts';
import { adminTexts } from '../../i18n/admin.ts';
import { appScreenTexts } from '../../i18n/app-screens.ts';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listProjects({ query: { page: pageOfQuery(url) } }));

export default function AdminProjects() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(adminTexts);
  const own = useTexts(appScreenTexts.adminProjects);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  return (
    <Screen heading={own.heading}>
      <Table
        rows={list.items}
        keyOf={(project) => project.uuid}
        paging={usePaging(list)}
        texts={{ ...common, caption: own.heading }}
        empty={<EmptyState drawing="pages" title={own.emptyTitle} description={own.emptyText} level={2} />}
        columns={[
          {
            key: 'project',
            header: texts.project,
            main: true,
            cell: (project) => (
              <Link to={pathTo('dashboard', { projectSlug: project.slug })} className="text-link">
                {shortAddress(project.full)}
              </Link>
            ),
          },
          { key: 'slug', header: texts.slug, cell: (project) => project.slug },
          {
            key: 'verified',
            header: texts.verified,
            cell: (project) => (project.verifiedAt ? <Moment iso={project.verifiedAt} /> : texts.notVerified),
          },
        ]}
      />
    </Screen>
  );
}

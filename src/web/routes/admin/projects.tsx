import { lazy, Suspense, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageStates } from '#domain/enumerations.ts';
import { shortAddress } from '../../app-start/choose-project.ts';
import { DeleteButton } from '../../components/actions/delete-button.tsx';
import { runAction } from '../../components/actions/run-action.server.ts';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { apiContext } from '../../context.ts';
import { answerOf, textOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';
import { useProjectColumns } from './projects/project-columns.tsx';
import * as orders from './sort-orders.ts';

const DeleteProjectModal = lazy(() => import('../../components/data-export/delete-project-modal.tsx'));

export const meta = appMeta;

export function loader({ url, context }: LoaderFunctionArgs) {
  const state = pageStates.find((one) => one === url.searchParams.get('state'));
  const query = { ...listQuery(url), ...sortQuery(url, orders.projects), ...(state && { state }) };
  return answerOf(() => context.get(apiContext).listAllProjects({ query }));
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, {
    delete: (form, id) =>
      context.get(apiContext).deleteProject({ params: { id }, query: { confirm: textOf(form, 'confirm') } }),
  });

export default function AdminProjects() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(adminTexts);
  const lists = useTexts(adminListTexts);
  const own = useTexts(appScreenTexts.adminProjects);
  const [deleting, setDeleting] = useState<(typeof list.items)[number] | null>(null);
  // The row disappears with the project, and its modal with the row.
  const isShown = deleting !== null && list.items.some(({ uuid }) => uuid === deleting.uuid);
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools
          list="projects"
          searchFor={lists.searchProjects}
          choice={{
            name: 'state',
            label: texts.state,
            options: [
              { value: 'all', label: lists.allStates },
              ...pageStates.map((state) => ({ value: state, label: lists[state] })),
            ],
          }}
        />
        <PagedTable
          list={list}
          keyOf={(project) => project.uuid}
          texts={own}
          drawing="pages"
          actions={(project) => {
            const site = shortAddress(project.full);
            return <DeleteButton label={lists.deleteProject(site)} onClick={() => setDeleting(project)} />;
          }}
          columns={useProjectColumns()}
        />
      </div>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteProjectModal key={deleting.uuid} project={deleting} open={isShown} onClose={() => setDeleting(null)} />
        </Suspense>
      )}
    </Screen>
  );
}

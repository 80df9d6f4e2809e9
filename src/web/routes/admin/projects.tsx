import { lazy, Suspense, useState } from 'react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { projects } from '#contract/admin-lists/customers.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { Score } from '#web/components/audit/score.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { adminListTexts, adminTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

const DeleteProjectModal = lazy(() => import('#web/components/data-export/delete-project-modal.tsx'));

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listAllProjects({ query: adminListQuery(projects, url) }));

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, {
    delete: (form, id) =>
      context.get(apiContext).deleteProject({ params: { id }, query: { confirm: textOf(form, 'confirm') } }),
  });

export default function AdminProjects() {
  const page = useLoaderData<typeof loader>();
  const texts = useTexts(adminTexts);
  const lists = useTexts(adminListTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const [deleting, setDeleting] = useState<(typeof page.items)[number] | null>(null);
  // The row disappears with the project, and its modal with the row.
  const isShown = deleting !== null && page.items.some(({ uuid }) => uuid === deleting.uuid);
  return (
    <ListScreen
      screen="adminProjects"
      list={projects}
      page={page}
      drawing="pages"
      actions={(project) => (
        <DeleteButton label={lists.deleteProject(siteName(project.full))} onClick={() => setDeleting(project)} />
      )}
      cells={{
        name: (project) => (
          <span className="block text-left">
            <Link to={pathTo('dashboard', { projectSlug: project.slug })} className="text-link">
              {siteName(project.full)}
            </Link>
            <Link
              to={pathTo('projectAdmin', { projectSlug: project.slug })}
              className="flex min-h-6 items-center font-normal text-ink-faint text-xs hover:underline"
            >
              {project.slug} · {project.pageType}
            </Link>
          </span>
        ),
        owner: ({ owner }) =>
          owner ? (
            <Link to={pathTo('adminUser', { userId: String(owner.id) })} className="text-link [overflow-wrap:anywhere]">
              {owner.email}
            </Link>
          ) : (
            <span className="text-ink-faint">{lists.noOwner}</span>
          ),
        plan: ({ planId }) => {
          const plan = planById(planId);
          return plan ? namePlan(plan, language) : planId;
        },
        state: ({ state }) => (
          <Badge tone={state === 'active' ? 'good' : 'neutral'}>{projects.choice.values[state][language]}</Badge>
        ),
        score: ({ score }) => score !== null && <Score score={score} />,
        verified: ({ verifiedAt }) =>
          verifiedAt ? (
            <Timestamp iso={verifiedAt} isDay />
          ) : (
            <span className="text-ink-faint">{texts.notVerified}</span>
          ),
      }}
    >
      {deleting && (
        <Suspense fallback={null}>
          <DeleteProjectModal key={deleting.uuid} project={deleting} open={isShown} onClose={() => setDeleting(null)} />
        </Suspense>
      )}
    </ListScreen>
  );
}

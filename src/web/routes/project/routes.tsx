import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Route } from '#contract/entities/project.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { usePageLinks } from '#web/components/page-links/use-page-links.ts';
import { RouteName } from '#web/components/route-name/route-name.tsx';
import { badgeClass } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { routesTexts } from '#web/i18n/project/routes.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { AddRoute } from './routes/add-route.tsx';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listRoutes({ params: { id: String(requireProject(context, url).id) } }));

export function action({ request, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: String(requireProject(context, url).id) };
  return runAction(request, {
    add: (form) => api.addRoute({ params, body: { path: textOf(form, 'path') } }),
    delete: (_, id) => api.deleteRoute({ params: { id } }),
  });
}

export default function Routes() {
  const routes = useLoaderData<typeof loader>();
  const texts = useTexts(routesTexts);
  const own = useTexts(appScreenTexts.routes);
  const common = useTexts(commonTexts);
  const { act } = useAction({ delete: texts.deleted });
  const { ask, modal } = useConfirmation();
  const { toDesigns } = usePageLinks();
  return (
    <Screen heading={own.heading} lead={texts.lead}>
      <div className="grid gap-8">
        <AddRoute />
        <Table
          rows={routes}
          keyOf={({ uuid }) => uuid}
          texts={{ ...common, caption: own.heading }}
          empty={
            <div className="rounded-lg border border-line">
              <EmptyState level={2} drawing="pages" title={own.emptyTitle} description={own.emptyText} />
            </div>
          }
          actions={(route) =>
            !route.isFallback && (
              <DeleteButton
                label={texts.deleteRoute(route.path)}
                onClick={() =>
                  ask({
                    title: texts.deleteTitle(route.path),
                    description: texts.deleteText,
                    confirm: texts.delete,
                    onConfirm: () => act('delete', { id: route.uuid }),
                  })
                }
              />
            )
          }
          columns={[
            {
              key: 'path',
              header: texts.route,
              main: true,
              cell: (route) => (
                <span title={route.isFallback ? texts.fallbackText : undefined}>
                  <RouteName route={route} />
                </span>
              ),
            },
            { key: 'pages', header: texts.pages, cell: (route) => <PageCount route={route} /> },
            {
              key: 'templates',
              header: texts.templates,
              cell: ({ id, liveTemplates }) => (
                <Link
                  to={toDesigns(id)}
                  className={badgeClass(liveTemplates > 0 ? 'good' : 'neutral', 'figures hover:underline')}
                >
                  {liveTemplates > 0 ? liveTemplates : texts.noTemplates}
                  <span className="sr-only"> {texts.templatesOf(liveTemplates)}</span>
                </Link>
              ),
            },
          ]}
        />
      </div>
      {modal}
    </Screen>
  );
}

/** How many pages a route has; on hover or focus the first three, then how many more. Links to the list of them. */
function PageCount({ route }: { route: Route }) {
  const texts = useTexts(routesTexts);
  const { toRoutePages } = usePageLinks();
  const { subPageCount: count, firstSubPages: first } = route;
  const badge = (
    <Link
      to={toRoutePages(route.id)}
      className={badgeClass(count > 0 ? 'signal' : 'neutral', 'figures hover:underline')}
    >
      {count}
      <span className="sr-only"> {texts.pagesOf(count)}</span>
    </Link>
  );
  if (first.length === 0) return badge;
  return (
    <Tooltip
      side="right"
      content={
        <span className="grid gap-0.5">
          {first.map((path) => (
            <span key={path} className="block max-w-64 truncate">
              {path}
            </span>
          ))}
          {count > first.length && <span className="opacity-75">{texts.andMore(count - first.length)}</span>}
        </span>
      }
    >
      {badge}
    </Tooltip>
  );
}

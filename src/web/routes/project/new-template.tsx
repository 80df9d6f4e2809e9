import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import type { Api } from '#contract/client.ts';
import { routeNameOf } from '#domain/routing/route-name.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { Choice } from '#web/components/ui/choice.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Plus } from '#web/components/ui/icons.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { newTemplateTexts } from '#web/i18n/project/templates.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { Segments } from '#web/studio/panel-section.tsx';
import { DesignCard } from './new-template/design-card.tsx';

export const meta = appMeta;

export const loader = ({ url, params, context }: LoaderFunctionArgs) =>
  loadDesigns(context.get(apiContext), requireProject(context, url).id, params.routeUuid ?? null);

const kinds = ['recommended', 'product', 'collection', 'blog', 'page', 'home'] as const;
type Kind = (typeof kinds)[number];

export default function NewTemplate() {
  const { routes, route, designs, recommended } = useLoaderData<typeof loader>();
  const texts = useTexts(newTemplateTexts);
  const language = useLanguage();
  const own = useTexts(appScreenTexts.newTemplate);
  const { offline } = useTexts(offlineTexts);
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { slug: projectSlug } = useProject();
  const [kind, setKind] = useState<Kind>('recommended');
  const [busy, setBusy] = useState<string | null>(null);
  const start = async (key: string, work: () => Promise<{ uuid: string }>, screen: 'configurator' | 'designer') => {
    setBusy(key);
    try {
      const { uuid } = await work();
      await navigate(pathTo(screen, { projectSlug, routeTemplateId: uuid }));
    } catch (error) {
      showErrorToast(error, offline);
      setBusy(null);
    }
  };
  if (!route) {
    return (
      <Screen heading={own.heading}>
        <div className="rounded-lg border border-line">
          <EmptyState level={2} drawing="frame" title={own.emptyTitle} description={own.emptyText} />
        </div>
      </Screen>
    );
  }
  const shown =
    kind === 'recommended'
      ? designs.filter(({ id }) => recommended.includes(id))
      : designs.filter((design) => design.kinds.includes(kind));
  return (
    <Screen heading={own.heading} lead={texts.lead}>
      <div className="grid grid-cols-1 gap-8">
        <div className="flex flex-wrap items-end gap-x-10 gap-y-5">
          <Choice
            className="w-full sm:w-64"
            label={texts.forRoute}
            value={route.uuid}
            onChange={(routeUuid) =>
              navigate(pathTo('newTemplate', { projectSlug, routeUuid }), { preventScrollReset: true })
            }
            options={routes.map((one) => ({
              value: one.uuid,
              label: `${routeNameOf(one)[language]} (${one.subPageCount})`,
            }))}
          />
          <Segments
            legend={texts.kind}
            options={kinds.map((one) => ({ value: one, label: texts[one] }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        <div className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((design) => (
            <DesignCard
              key={design.uuid}
              design={design}
              busy={busy === design.uuid}
              disabled={busy !== null}
              onUse={() =>
                start(
                  design.uuid,
                  () => api.startConfiguration({ body: { routeId: route.id, baseTemplateId: design.id } }),
                  'configurator',
                )
              }
            />
          ))}
          <button
            type="button"
            disabled={busy !== null}
            onClick={() => start('empty', () => api.startDesign({ body: { routeId: route.id } }), 'designer')}
            className="grid aspect-[1200/630] place-items-center rounded-lg border border-line-strong/60 border-dashed text-center hover:border-ink hover:bg-hover"
          >
            <span>
              <Plus aria-hidden className="mx-auto size-6 text-ink-faint" strokeWidth={1.5} />
              <span className="mt-2 block font-[550] text-sm">{texts.empty}</span>
              <span className="block text-ink-faint text-sm">{texts.emptyText}</span>
            </span>
          </button>
        </div>
      </div>
    </Screen>
  );
}

/** The list comes best first; three rows of three. */
const RECOMMENDED = 9;

/** Without a route in the URL: the one with the most pages, which a shop cares about first. */
function loadDesigns(api: Api, projectId: number, routeUuid: string | null) {
  const params = { id: String(projectId) };
  return answerOf(async () => {
    const routes = await api.listRoutes({ params });
    const largest = routes
      .filter(({ isFallback }) => !isFallback)
      .toSorted((a, b) => b.subPageCount - a.subPageCount)[0];
    const route = routes.find(({ uuid }) => uuid === routeUuid) ?? largest ?? routes[0] ?? null;
    if (!route) return { routes, route: null, designs: [], recommended: [] };
    const [fitting, all] = await Promise.all([
      api.listRouteBaseTemplates({ params: { id: String(route.id) }, query: {} }),
      api.listBaseTemplates(),
    ]);
    // Designs for other kinds of pages come after; their images show sample data.
    const others = all.filter(({ id }) => !fitting.some((one) => one.id === id));
    return {
      routes,
      route,
      designs: [...fitting, ...others],
      recommended: fitting.slice(0, RECOMMENDED).map(({ id }) => id),
    };
  });
}
export type Design = Awaited<ReturnType<typeof loadDesigns>>['designs'][number];

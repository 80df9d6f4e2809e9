import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { apiContext } from '#web/context.ts';
import type { ToolHandle } from '#web/handle.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { LazyPlatformCards } from '#web/studio/lazy-platform-cards.tsx';
import { loadStudio } from '#web/studio/load-studio.server.ts';
import { RouteSamplePage } from '#web/studio/sample-page.tsx';
import { Stage } from '#web/studio/stage.tsx';
import { StudioBar } from '#web/studio/studio-bar.tsx';
import { StudioFrame } from '#web/studio/studio-frame.tsx';
import { StudioNotices } from '#web/studio/studio-notices.tsx';
import { useStudio } from '#web/studio/use-studio.ts';
import { VisualCheckPanel } from '#web/studio/visual-check-panel.tsx';
import { ConfiguratorPanel } from './configurator/panel.tsx';

export const meta = appMeta;
export const handle: ToolHandle = { fillsWindow: true };

export const loader = ({ url, params, context }: LoaderFunctionArgs) =>
  loadStudio(
    context.get(apiContext),
    requireProject(context, url).id,
    params.routeTemplateId ?? '',
    languageOfPath(url.pathname),
  );

export default function ConfiguratorScreen() {
  const data = useLoaderData<typeof loader>();
  // Another template is separate work, with its own history.
  return <Configurator key={data.template.uuid} data={data} />;
}

function Configurator({ data }: { data: Awaited<ReturnType<typeof loader>> }) {
  const studio = useStudio(data);
  const { live, page, setPage } = studio;
  return (
    <StudioFrame
      isImageSticky
      bar={<StudioBar tool="configurator" routePath={data.route?.path ?? null} {...studio.bar} />}
      notices={
        <>
          <StudioNotices {...studio.notices} />
          {studio.confirmationModal}
        </>
      }
      panel={<ConfiguratorPanel data={data} studio={studio} />}
      stage={
        <div className="mx-auto grid max-w-4xl gap-4 px-gutter pt-4 pb-3 lg:gap-5 lg:px-10 lg:pt-8 lg:pb-0">
          <Stage live={live} />
          <div className="w-full max-w-md">
            <RouteSamplePage
              sampleId={data.route?.sampleSubPageId ?? data.sample?.id ?? null}
              projectId={data.template.projectId}
              routeId={data.route?.id ?? null}
              pages={data.pages}
              page={page}
              onChange={setPage}
            />
          </div>
        </div>
      }
      below={
        <div className="mx-auto grid max-w-4xl gap-8 px-gutter py-8 lg:px-10">
          {live.image && <VisualCheckPanel image={live.image} />}
          {live.image && page && <LazyPlatformCards image={live.image} page={page} />}
        </div>
      }
    />
  );
}

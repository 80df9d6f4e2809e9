import clsx from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { withIds } from '#domain/design/edit-element.ts';
import { readable } from '#domain/design/format-source.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { apiContext } from '#web/context.ts';
import type { ToolHandle } from '#web/handle.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import { appMeta } from '#web/meta/app-meta.ts';
import type { StudioDesign } from '#web/studio/design.ts';
import { LazyPlatformCards } from '#web/studio/lazy-platform-cards.tsx';
import { loadStudio } from '#web/studio/load-studio.server.ts';
import { Segments } from '#web/studio/panel-section.tsx';
import { RouteSamplePage } from '#web/studio/sample-page.tsx';
import { Stage } from '#web/studio/stage.tsx';
import { StudioBar } from '#web/studio/studio-bar.tsx';
import { StudioFrame } from '#web/studio/studio-frame.tsx';
import { StudioNotices } from '#web/studio/studio-notices.tsx';
import { useStudio } from '#web/studio/use-studio.ts';
import { VisualCheckPanel } from '#web/studio/visual-check-panel.tsx';
import { AcrossPages } from './designer/across-pages.tsx';
import { Canvas } from './designer/canvas.tsx';
import { CanvasTools, useZoom, zoomKeys } from './designer/canvas-tools.tsx';
import { CodeView } from './designer/code-view.tsx';
import { Inspector } from './designer/inspector.tsx';
import { LayersPanel } from './designer/layers-panel.tsx';
import { Shortcuts } from './designer/shortcuts.tsx';
import { useSelection } from './designer/use-selection.ts';

export const meta = appMeta;
export const handle: ToolHandle = { fillsWindow: true };

export const loader = ({ url, params, context }: LoaderFunctionArgs) =>
  loadStudio(
    context.get(apiContext),
    requireProject(context, url).id,
    params.routeTemplateId ?? '',
    languageOfPath(url.pathname),
  );

const views = ['design', 'code', 'preview'] as const;
type View = (typeof views)[number];

/** Every element can be clicked, so every element has a name; a template of one long line becomes readable code. */
const prepared = (design: StudioDesign): StudioDesign => ({ ...design, html: readable(withIds(design.html)) });

/** An empty template starts with a card in the theme's colours and the page's title. */
const begun = (design: StudioDesign): StudioDesign =>
  design.html.trim() === '' ? { ...design, html: firstCard } : design;
const firstCard = `<div data-id="card" style="position:relative;display:flex;flex-direction:column;justify-content:center;width:100%;height:100%;overflow:hidden;padding:80px;background-color:{{ c.surface }};color:{{ c.text }}">
  {% assign size = title | fit: 1040, 3, 96, 48, "bold", font %}<h1 data-id="title" style="font-family:{{ font }};font-weight:700;line-height:{{ leading }};width:1040px;font-size:{{ size }}px;color:{{ c.text }}">{{ title | hyphenate: 1040, size, "bold", font }}</h1>
</div>`;

export default function DesignerScreen() {
  const data = useLoaderData<typeof loader>();
  return <Designer key={data.template.uuid} data={data} />;
}

function Designer({ data }: { data: Awaited<ReturnType<typeof loader>> }) {
  const texts = useTexts(designerTexts);
  const studio = useStudio(data, prepared, begun);
  const { design, live, page, setPage, change } = studio;
  const { image } = live;
  const selection = useSelection(design.html, image);
  const [view, setView] = useState<View>('design');
  const zoom = useZoom();
  const [isHelp, setHelp] = useState(false);
  const onKey = (event: KeyboardEvent) => {
    const act =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : zoomKeys(zoom, () => setHelp(true)).get(event.key);
    act?.();
    return act !== undefined;
  };
  const look = (next: View) => {
    // Elements written by hand get their names when the person returns to the canvas, and those added there their lines.
    change((now) => (prepared(now).html === now.html ? now : prepared(now)));
    setView(next);
  };
  const isDesign = view === 'design';
  return (
    <StudioFrame
      bar={<StudioBar tool="designer" routePath={data.route?.path ?? null} {...studio.bar} />}
      notices={
        <>
          <StudioNotices
            {...studio.notices}
            onUseDesign={design.type === 'html' ? null : () => change((now) => ({ ...now, type: 'html' }))}
          />
          {studio.confirmationModal}
        </>
      }
      panel={isDesign ? <LayersPanel studio={studio} selection={selection} /> : null}
      aside={isDesign ? <Inspector {...{ data, studio, selection }} /> : null}
      stage={
        <div
          className={clsx(
            'mx-auto grid gap-6 px-gutter py-5 lg:px-8 lg:py-6',
            view === 'code' ? 'max-w-[110rem]' : 'max-w-5xl',
          )}
        >
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <Segments
              legend={texts.view}
              legendHidden
              options={views.map((one) => ({ value: one, label: texts[`${one}View`] }))}
              value={view}
              onChange={look}
            />
            <div className="w-full min-w-0 sm:w-80">
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
          {view === 'code' ? (
            <div className="grid items-start gap-6 xl:grid-cols-2">
              <Stage live={live} className="xl:sticky xl:top-6 xl:order-2" />
              <CodeView studio={studio} />
            </div>
          ) : (
            <div ref={zoom.frame} className={zoom.zoom === 'fit' ? '' : '-m-3 overflow-auto p-3'}>
              <div style={{ width: isDesign ? zoom.width : '100%' }}>
                <Stage live={live}>
                  {isDesign && image && <Canvas {...{ studio, selection, image, onKey }} pageCount={data.pageCount} />}
                </Stage>
              </div>
            </div>
          )}
          {isDesign && <p className="text-ink-faint text-sm lg:hidden">{texts.phoneNote}</p>}
          {isDesign && <CanvasTools zoom={zoom} onHelp={() => setHelp(true)} />}
          <Shortcuts open={isHelp} onClose={() => setHelp(false)} />
          {view !== 'code' && image && (
            <VisualCheckPanel
              image={image}
              nameOf={selection.nameOf}
              {...(isDesign ? { onChoose: (id: string) => selection.choose(id) } : {})}
            />
          )}
          {view === 'preview' && <AcrossPages templateId={data.template.uuid} design={design} pages={data.pages} />}
          {view === 'preview' && image && page && <LazyPlatformCards image={image} page={page} />}
        </div>
      }
    />
  );
}

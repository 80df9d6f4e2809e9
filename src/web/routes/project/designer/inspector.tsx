import { useState } from 'react';
import type { Asset } from '#contract/entities/project.ts';
import { withAttribute } from '#domain/design/edit-element.ts';
import { elementsNamed } from '#domain/design/source-tree.ts';
import { IconButton } from '#web/components/ui/button.tsx';
import { Copy, Trash2 } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import { ImageChoice } from '#web/studio/image-choice.tsx';
import type { StudioData } from '#web/studio/load-studio.server.ts';
import { PanelSection } from '#web/studio/panel-section.tsx';
import { StylePanel } from '#web/studio/style-panel.tsx';
import type { Studio } from '#web/studio/use-studio.ts';
import { copied, removed } from './element-acts.ts';
import { PlaceFields } from './place-fields.tsx';
import { TextEditor } from './text-editor.tsx';
import type { Selection } from './use-selection.ts';

interface InspectorProps {
  data: StudioData;
  studio: Studio;
  selection: Selection;
}

/** Everything that can be set for the selected element. */
export function Inspector({ data, studio, selection }: InspectorProps) {
  const texts = useTexts(designerTexts);
  const [assets, setAssets] = useState(data.assets);
  const { design, change, settle } = studio;
  const { layer, parent, layers, choose, nameOf } = selection;
  if (!layer) {
    return (
      <div className="px-5 py-10 text-center">
        <p className="font-[550] text-sm">{texts.nothingChosen}</p>
        <p className="mt-1 text-ink-faint text-sm">{texts.nothingChosenText}</p>
      </div>
    );
  }
  const isRoot = layer.id === layers[0]?.id;
  const palette = [
    ...(data.project.primaryColor ? [{ value: data.project.primaryColor, name: data.project.primaryColor }] : []),
    ...assets.filter(({ type, value }) => type === 'color' && value !== data.project.primaryColor),
  ];
  return (
    <form onBlur={settle} onSubmit={(event) => event.preventDefault()}>
      <header className="flex items-center gap-1 border-line border-b py-2 pr-2 pl-5">
        <h2 className="min-w-0 flex-1 truncate font-[550] font-sans text-sm tracking-normal">{nameOf(layer.id)}</h2>
        {!isRoot && (
          <>
            <IconButton
              size="sm"
              label={texts.duplicate}
              onClick={() => {
                const copy = copied(design, layer.id);
                if (!copy) return;
                change(() => copy.design);
                choose(copy.id);
              }}
            >
              <Copy aria-hidden className="size-4" />
            </IconButton>
            <IconButton
              size="sm"
              label={texts.delete}
              className="hover:text-bad"
              onClick={() => {
                change((now) => removed(now, layer.id));
                choose(parent?.id ?? null);
              }}
            >
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          </>
        )}
      </header>
      <PanelSection title={texts.position}>
        {isRoot ? (
          <p className="text-ink-faint text-sm">{texts.locked}</p>
        ) : (
          <PlaceFields studio={studio} selection={selection} />
        )}
      </PanelSection>
      <TextEditor studio={studio} id={layer.id} pageCount={data.pageCount} />
      {layer.kind === 'image' && (
        <ImageSource
          {...{ data, studio, assets }}
          id={layer.id}
          onUploaded={(asset) => setAssets((now) => [...now, asset])}
        />
      )}
      <PanelSection title={texts.style}>
        <StylePanel {...{ design, change, layer, palette }} />
      </PanelSection>
    </form>
  );
}

interface ImageSourceProps {
  data: StudioData;
  studio: Studio;
  assets: readonly Asset[];
  id: string;
  onUploaded: (asset: Asset) => void;
}

function ImageSource({ data, studio, assets, id, onUploaded }: ImageSourceProps) {
  const texts = useTexts(designerTexts);
  const { design, change, live } = studio;
  const src = elementsNamed(design.html, id).find(({ tag }) => tag === 'img')?.attributes.src?.value;
  if (src === undefined) return null;
  const pageData = live.image?.pageData ?? {};
  const addressOf = (field: string) => {
    const value = Object.hasOwn(pageData, field) ? pageData[field] : null;
    return typeof value === 'string' ? value : null;
  };
  return (
    <PanelSection title={texts.image}>
      <ImageChoice
        legend={texts.image}
        projectId={data.template.projectId}
        options={[
          { value: '{{ image }}', label: texts.pageImage, src: addressOf('image') },
          { value: '{{ logo }}', label: texts.pageLogo, src: addressOf('logo') },
          ...assets.flatMap(({ type, url, name }) =>
            type === 'image' && url ? [{ value: url, label: name, src: url }] : [],
          ),
        ]}
        value={src}
        onChange={(value) => change((now) => ({ ...now, html: withAttribute(now.html, id, 'src', value ?? '') }))}
        onUploaded={onUploaded}
      />
    </PanelSection>
  );
}

import { useState } from 'react';
import type { Asset } from '#contract/entities/project.ts';
import { layersOf } from '#domain/design/layers.ts';
import { type TemplateType, templateTypes } from '#domain/enumerations.ts';
import { designOf } from '#domain/template/design-of.ts';
import { Choice } from '#web/components/ui/choice.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { configuratorTexts } from '#web/i18n/project/configurator.ts';
import { type StudioDesign, textIn, withField } from '#web/studio/design.ts';
import { useElementName, useVariantName } from '#web/studio/element-name.ts';
import { ImageChoice } from '#web/studio/image-choice.tsx';
import type { StudioData } from '#web/studio/load-studio.server.ts';
import { PanelSection, Segments } from '#web/studio/panel-section.tsx';
import { StylePanel } from '#web/studio/style-panel.tsx';
import type { Studio } from '#web/studio/use-studio.ts';
import { BrandSection } from './brand-section.tsx';
import { GridFields } from './grid-fields.tsx';
import { TextFields } from './text-fields.tsx';

/** Everything a shop owner changes without thinking about code. */
export function ConfiguratorPanel({ data, studio }: { data: StudioData; studio: Studio }) {
  const { template } = data;
  const { design, change, settle, live } = studio;
  const texts = useTexts(configuratorTexts);
  const variantName = useVariantName();
  const choices = useAssetChoices(data);
  const drawn = designOf({ ...template, ...design });
  const pageData = live.image?.pageData ?? {};
  const setData = (key: string, value: unknown) =>
    change((now) => ({ ...now, data: withField(now.data, key, value) }), `data.${key}`);
  const form = { onBlur: settle, onSubmit: (event: { preventDefault(): void }) => event.preventDefault() };
  const typeChoice = <TypeChoice type={design.type} onChange={(type) => change((now) => ({ ...now, type }))} />;
  // Nothing below affects an image that is not drawn from the design.
  if (design.type !== 'html') return <form {...form}>{typeChoice}</form>;
  return (
    <form {...form}>
      {template.variants.length > 1 && (
        <PanelSection title={texts.variant} hint={texts.variantHint}>
          <Segments
            legend={texts.variant}
            legendHidden
            options={template.variants.map(({ name }) => ({ value: name, label: variantName(name) }))}
            value={design.selectedVariant}
            onChange={(selectedVariant) => change((now) => ({ ...now, selectedVariant }))}
          />
        </PanelSection>
      )}
      <BrandSection {...{ data, studio, drawn, choices, setData }} />
      <TextFields
        html={design.html}
        data={design.data}
        pageData={pageData}
        pageCount={data.pageCount}
        onChange={setData}
      />
      {/\bimage\b/.test(design.html) && (
        <PanelSection title={texts.images}>
          <ImageChoice
            legend={texts.image}
            projectId={template.projectId}
            options={[
              { value: null, label: texts.pageImage, src: textIn(pageData, 'image') || null },
              ...choices.images,
            ]}
            value={textIn(design.data, 'image') || null}
            onChange={(value) => setData('image', value ?? undefined)}
            onUploaded={choices.addAsset}
          />
        </PanelSection>
      )}
      {/\bgrid\./.test(design.html) && <GridFields drawn={drawn.style.grid ?? {}} change={change} />}
      <FineTuning {...{ design, change }} palette={choices.palette} />
      {typeChoice}
    </form>
  );
}

interface FineTuningProps {
  design: StudioDesign;
  change: Studio['change'];
  palette: readonly { value: string; name: string }[];
}

/** Style options of single elements, for people who want one thing different without their own design. */
function FineTuning({ design, change, palette }: FineTuningProps) {
  const texts = useTexts(configuratorTexts);
  const nameOf = useElementName();
  const layers = layersOf(design.html).filter(({ id }) => id !== 'decoration');
  const [chosenId, setChosenId] = useState('title');
  const layer = layers.find(({ id }) => id === chosenId) ?? layers[0];
  if (!layer) return null;
  return (
    <PanelSection title={texts.fine} hint={texts.fineHint} open={false}>
      <Choice
        label={texts.element}
        value={layer.id}
        onChange={setChosenId}
        options={layers.map(({ id }) => ({ value: id, label: nameOf(id) }))}
      />
      <StylePanel {...{ design, change, layer, palette }} />
    </PanelSection>
  );
}

const nameOf = { html: 'typeDrawn', redirected: 'typeOwn', 'redirect-improved': 'typeImproved' } as const;
const hintOf = { html: 'typeDrawnHint', redirected: 'typeOwnHint', 'redirect-improved': 'typeImprovedHint' } as const;

interface TypeChoiceProps {
  type: TemplateType;
  onChange: (type: TemplateType) => void;
}

/** The image for platforms: this design, or the page's existing one. Folded while it is the design. */
function TypeChoice({ type, onChange }: TypeChoiceProps) {
  const texts = useTexts(configuratorTexts);
  return (
    <PanelSection title={texts.type} hint={texts[hintOf[type]]} open={type !== 'html'}>
      <Segments
        legend={texts.type}
        legendHidden
        options={templateTypes.map((value) => ({ value, label: texts[nameOf[value]] }))}
        value={type}
        onChange={onChange}
      />
    </PanelSection>
  );
}

/** The project's assets as choices, including those uploaded meanwhile. */
function useAssetChoices({ assets: stored, project }: Pick<StudioData, 'assets' | 'project'>) {
  const texts = useTexts(configuratorTexts);
  const [assets, setAssets] = useState(stored);
  const addAsset = (asset: Asset) => setAssets((now) => [...now, asset]);
  const palette = [
    ...(project.primaryColor ? [{ value: project.primaryColor, name: texts.projectColour }] : []),
    ...assets.filter(({ type, value }) => type === 'color' && value !== project.primaryColor),
  ].slice(0, 8);
  const images = assets
    .filter(({ type, url }) => type === 'image' && url)
    .map(({ url, name }) => ({ value: url, label: name, src: url }));
  return { assets, addAsset, palette, images };
}
export type AssetChoices = ReturnType<typeof useAssetChoices>;

import { designOf } from '#domain/template/design-of.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { configuratorTexts } from '../../../i18n/project/configurator.ts';
import { withField } from '../../../studio/design.ts';
import { ImageChoice } from '../../../studio/image-choice.tsx';
import type { StudioData } from '../../../studio/load-studio.server.ts';
import { PanelSection } from '../../../studio/panel-section.tsx';
import { Segments } from '../../../studio/segments.tsx';
import type { Studio } from '../../../studio/use-studio.ts';
import { useVariantName } from '../../../studio/variant-name.ts';
import { BrandSection } from './brand-section.tsx';
import { FineTuning } from './fine-tuning.tsx';
import { GridFields } from './grid-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { textIn } from './text-in.ts';
import { TypeChoice } from './type-choice.tsx';
import { useAssetChoices } from './use-asset-choices.ts';

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
      <TextFields html={design.html} data={design.data} pageData={pageData} onChange={setData} />
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

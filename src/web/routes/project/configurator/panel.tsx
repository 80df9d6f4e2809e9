import { lazy, Suspense, useState } from 'react';
import type { Asset } from '#contract/entities/project.ts';
import { designOf } from '#domain/template/design-of.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ColourPicker } from '../../../components/ui/colour-picker.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { configuratorTexts } from '../../../i18n/project/configurator.ts';
import { withField } from '../../../studio/design.ts';
import { ImageChoice } from '../../../studio/image-choice.tsx';
import type { StudioData } from '../../../studio/load-studio.server.ts';
import { PanelSection } from '../../../studio/panel-section.tsx';
import { Segments } from '../../../studio/segments.tsx';
import type { Studio } from '../../../studio/use-studio.ts';
import { useVariantName } from '../../../studio/variant-name.ts';
import { FineTuning } from './fine-tuning.tsx';
import { GridFields } from './grid-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { TypeChoice } from './type-choice.tsx';

const FontChoice = lazy(() => import('../../../studio/font-choice.tsx'));

const textIn = (record: Record<string, unknown>, key: string) => {
  const value = Object.hasOwn(record, key) ? record[key] : null;
  return typeof value === 'string' ? value : '';
};

/** Everything a shop owner changes without thinking of code. */
export function ConfiguratorPanel({ data, studio }: { data: StudioData; studio: Studio }) {
  const { template, project } = data;
  const { design, change, settle, live } = studio;
  const texts = useTexts(configuratorTexts);
  const variantName = useVariantName();
  const [assets, setAssets] = useState(data.assets);
  const addAsset = (asset: Asset) => setAssets((now) => [...now, asset]);
  const drawn = designOf({ ...template, ...design });
  const pageData = live.image?.pageData ?? {};
  const setData = (key: string, value: unknown) =>
    change((now) => ({ ...now, data: withField(now.data, key, value) }), `data.${key}`);
  const setAppearance = (key: string, value: unknown) =>
    change((now) => ({ ...now, appearance: withField(now.appearance, key, value) }), `appearance.${key}`);
  const own = textIn(design.appearance, 'primaryColor');
  const palette = [
    ...(project.primaryColor ? [{ value: project.primaryColor, name: texts.projectColour }] : []),
    ...assets.filter(({ type, value }) => type === 'color' && value !== project.primaryColor),
  ].slice(0, 8);
  const images = assets
    .filter(({ type, url }) => type === 'image' && url)
    .map(({ url, name }) => ({ value: url, label: name, src: url }));
  const theme = textIn(drawn.data, 'theme');
  const form = { onBlur: settle, onSubmit: (event: { preventDefault(): void }) => event.preventDefault() };
  const typeChoice = <TypeChoice type={design.type} onChange={(type) => change((now) => ({ ...now, type }))} />;
  // Nothing below changes an image that is not drawn from the design.
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
      <PanelSection title={texts.brand}>
        <div className="grid gap-2">
          <ColourPicker
            label={texts.colour}
            hint={texts.colourHint}
            value={own || textIn(pageData, 'brandColor') || project.primaryColor || '#000000'}
            onChange={(colour) => setAppearance('primaryColor', colour)}
            palette={palette}
            texts={texts}
          />
          {own && (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start"
              onClick={() => setAppearance('primaryColor', undefined)}
            >
              {texts.resetTo}
            </Button>
          )}
        </div>
        <Segments
          legend={texts.theme}
          options={[
            { value: 'light', label: texts.light },
            { value: 'dark', label: texts.dark },
            { value: 'brand', label: texts.brandTheme },
          ]}
          value={theme || 'light'}
          onChange={(value) => setData('theme', value)}
        />
        <ImageChoice
          legend={texts.logo}
          projectId={template.projectId}
          options={[
            project.logoUrl
              ? { value: null, label: texts.projectLogo, src: project.logoUrl }
              : { value: null, label: texts.noLogo, src: null },
            ...images,
          ]}
          value={textIn(design.appearance, 'logoUrl') || null}
          onChange={(value) => setAppearance('logoUrl', value ?? undefined)}
          onUploaded={addAsset}
        />
        <TextField
          label={texts.siteName}
          value={textIn(design.appearance, 'siteName')}
          placeholder={textIn(pageData, 'siteName')}
          maxLength={100}
          onChange={(event) => setAppearance('siteName', event.target.value || undefined)}
        />
        <Suspense fallback={<Skeleton shape="block" height="11rem" />}>
          <FontChoice
            value={textIn(drawn.data, 'font') || 'poppins'}
            onChange={(font) => setData('font', font)}
            assets={assets}
          />
        </Suspense>
      </PanelSection>
      <TextFields html={design.html} data={design.data} pageData={pageData} onChange={setData} />
      {/\bimage\b/.test(design.html) && (
        <PanelSection title={texts.images}>
          <ImageChoice
            legend={texts.image}
            projectId={template.projectId}
            options={[{ value: null, label: texts.pageImage, src: textIn(pageData, 'image') || null }, ...images]}
            value={textIn(design.data, 'image') || null}
            onChange={(value) => setData('image', value ?? undefined)}
            onUploaded={addAsset}
          />
        </PanelSection>
      )}
      {/\bgrid\./.test(design.html) && <GridFields drawn={drawn.style.grid ?? {}} change={change} />}
      <FineTuning {...{ design, change, palette }} />
      {typeChoice}
    </form>
  );
}

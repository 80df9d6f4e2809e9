import { lazy, Suspense } from 'react';
import { isShop } from '#domain/enumerations.ts';
import type { Design } from '#domain/template/design-of.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ColourPicker } from '#web/components/ui/colour-picker.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { configuratorTexts } from '#web/i18n/project/configurator.ts';
import { useProject } from '#web/layouts/project.tsx';
import { textIn, withField } from '#web/studio/design.ts';
import { ImageChoice } from '#web/studio/image-choice.tsx';
import type { StudioData } from '#web/studio/load-studio.server.ts';
import { PanelSection, Segments } from '#web/studio/panel-section.tsx';
import type { Studio } from '#web/studio/use-studio.ts';
import type { AssetChoices } from './panel.tsx';

const FontChoice = lazy(() => import('#web/studio/font-choice.tsx'));

interface BrandSectionProps {
  data: StudioData;
  studio: Studio;
  /** The design with everything the template itself provides. */
  drawn: Design;
  choices: AssetChoices;
  setData: (key: string, value: unknown) => void;
}

/** The brand of the image: colour, theme, logo, name and font. */
export function BrandSection({ data, studio, drawn, choices, setData }: BrandSectionProps) {
  const { template, project } = data;
  const { pageType } = useProject();
  const { design, change, live } = studio;
  const texts = useTexts(configuratorTexts);
  const pageData = live.image?.pageData ?? {};
  const setAppearance = (key: string, value: unknown) =>
    change((now) => ({ ...now, appearance: withField(now.appearance, key, value) }), `appearance.${key}`);
  const own = textIn(design.appearance, 'primaryColor');
  return (
    <PanelSection title={texts.brand}>
      <div className="grid gap-2">
        <ColourPicker
          label={texts.colour}
          hint={texts.colourHint}
          value={own || textIn(pageData, 'brandColor') || project.primaryColor || '#000000'}
          onChange={(colour) => setAppearance('primaryColor', colour)}
          palette={choices.palette}
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
        value={textIn(drawn.data, 'theme') || 'light'}
        onChange={(value) => setData('theme', value)}
      />
      <ImageChoice
        legend={texts.logo}
        projectId={template.projectId}
        options={[
          project.logoUrl
            ? { value: null, label: texts.projectLogo, src: project.logoUrl }
            : { value: null, label: texts.noLogo(isShop(pageType)), src: null },
          ...choices.images,
        ]}
        value={textIn(design.appearance, 'logoUrl') || null}
        onChange={(value) => setAppearance('logoUrl', value ?? undefined)}
        onUploaded={choices.addAsset}
      />
      <TextField
        label={texts.siteName(isShop(pageType))}
        value={textIn(design.appearance, 'siteName')}
        placeholder={textIn(pageData, 'siteName')}
        maxLength={100}
        onChange={(event) => setAppearance('siteName', event.target.value || undefined)}
      />
      <Suspense fallback={<Skeleton shape="block" height="11rem" />}>
        <FontChoice
          value={textIn(drawn.data, 'font') || 'poppins'}
          onChange={(font) => setData('font', font)}
          assets={choices.assets}
        />
      </Suspense>
    </PanelSection>
  );
}

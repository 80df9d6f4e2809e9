import { type TemplateType, templateTypes } from '#domain/enumerations.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { configuratorTexts } from '../../../i18n/project/configurator.ts';
import { PanelSection } from '../../../studio/panel-section.tsx';
import { Segments } from '../../../studio/segments.tsx';

const nameOf = { html: 'typeDrawn', redirected: 'typeOwn', 'redirect-improved': 'typeImproved' } as const;
const hintOf = { html: 'typeDrawnHint', redirected: 'typeOwnHint', 'redirect-improved': 'typeImprovedHint' } as const;

interface TypeChoiceProps {
  type: TemplateType;
  onChange: (type: TemplateType) => void;
}

/** What platforms get: this design, or the page's existing image. Folded while it is the design. */
export function TypeChoice({ type, onChange }: TypeChoiceProps) {
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

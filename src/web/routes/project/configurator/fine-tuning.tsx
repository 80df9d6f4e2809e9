import { useState } from 'react';
import { layersOf } from '#domain/design/layers.ts';
import { Choice } from '../../../components/listing/choice.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { configuratorTexts } from '../../../i18n/project/configurator.ts';
import type { StudioDesign } from '../../../studio/design.ts';
import { useElementName } from '../../../studio/element-name.ts';
import { PanelSection } from '../../../studio/panel-section.tsx';
import { StylePanel } from '../../../studio/style-panel.tsx';
import type { Studio } from '../../../studio/use-studio.ts';

interface FineTuningProps {
  design: StudioDesign;
  change: Studio['change'];
  palette: readonly { value: string; name: string }[];
}

/** Style options of single elements, for people who want one thing different without their own design. */
export function FineTuning({ design, change, palette }: FineTuningProps) {
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

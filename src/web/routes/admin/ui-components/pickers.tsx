import { useState } from 'react';
import { ColourPicker } from '#web/components/ui/colour-picker.tsx';
import { FontPicker } from '#web/components/ui/font-picker.tsx';
import { TEMPLATE_FONTS } from '#web/constants.ts';
import { ImagePickers } from './image-pickers.tsx';
import { Selects } from './selects.tsx';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

const families: Record<(typeof TEMPLATE_FONTS)[number], [name: string, family: string]> = {
  roboto: ['Roboto', 'Roboto, sans-serif'],
  oswald: ['Oswald', 'Oswald, sans-serif'],
  poppins: ['Poppins', 'Poppins, sans-serif'],
  arial: ['Arial', 'Arial, sans-serif'],
  'times-new-roman': ['Times New Roman', '"Times New Roman", serif'],
};
const fonts = TEMPLATE_FONTS.map((value) => ({ value, name: families[value][0], family: families[value][1] }));

export function PickersSection(props: SectionProps) {
  const { say } = props;
  const [colour, setColour] = useState('#c8350b');
  const [font, setFont] = useState<(typeof TEMPLATE_FONTS)[number]>('poppins');
  return (
    <Section
      id="pickers"
      title={say({ en: 'Pickers', de: 'Auswahl' })}
      intro={say({
        en: 'Lists, search, colours, fonts and images.',
        de: 'Listen, Suche, Farben, Schriften und Bilder.',
      })}
    >
      <Selects {...props} />
      <Specimen title={say({ en: 'Colour', de: 'Farbe' })}>
        <ColourPicker
          label={say({ en: 'Background', de: 'Hintergrund' })}
          value={colour}
          onChange={setColour}
          palette={[
            { value: '#c8350b', name: say({ en: 'Vermilion', de: 'Zinnober' }) },
            { value: '#1c1916', name: say({ en: 'Ink', de: 'Tinte' }) },
            { value: '#f3f1eb', name: say({ en: 'Paper', de: 'Papier' }) },
            { value: '#245a8c', name: say({ en: 'Blue', de: 'Blau' }) },
          ]}
          texts={{
            pick: say({ en: 'Open colour picker', de: 'Farbauswahl öffnen' }),
            palette: say({ en: 'Project colours', de: 'Farben des Projekts' }),
          }}
        />
      </Specimen>
      <Specimen title={say({ en: 'Font', de: 'Schrift' })}>
        <FontPicker
          legend={say({ en: 'Headings', de: 'Überschriften' })}
          sample={say({ en: 'Linen shirt, sand', de: 'Leinenhemd, Sand' })}
          fonts={fonts}
          value={font}
          onChange={setFont}
          name="gallery-font"
        />
      </Specimen>
      <ImagePickers {...props} />
    </Section>
  );
}

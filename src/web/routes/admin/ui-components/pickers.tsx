import { useState } from 'react';
import { ColourPicker } from '#web/components/ui/colour-picker.tsx';
import { FontPicker } from '#web/components/ui/font-picker.tsx';
import { ImagePicker } from '#web/components/ui/image-picker.tsx';
import { SearchableSelect } from '#web/components/ui/searchable-select.tsx';
import { TEMPLATE_FONTS } from '#web/constants.ts';
import { sampleImage, sampleShops } from './samples.ts';
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

function Selects({ say }: SectionProps) {
  const [shop, setShop] = useState<string | null>(null);
  const texts = {
    placeholder: say({ en: 'Choose a shop', de: 'Shop auswählen' }),
    search: say({ en: 'Search shops', de: 'Shops durchsuchen' }),
    nothingFound: say({ en: 'No shop found', de: 'Kein Shop gefunden' }),
    loading: say({ en: 'Loading', de: 'Wird geladen' }),
    failed: say({ en: 'Couldn’t load.', de: 'Konnte nicht geladen werden.' }),
    retry: say({ en: 'Try again', de: 'Erneut versuchen' }),
  };
  return (
    <Specimen title={say({ en: 'Searchable select, ten per page', de: 'Auswahl mit Suche, zehn pro Seite' })}>
      <div className="grid gap-6">
        <SearchableSelect
          label={say({ en: 'Shop', de: 'Shop' })}
          load={async ({ query, page, pageSize }) => {
            await new Promise((done) => setTimeout(done, 250));
            const found = sampleShops.filter((name) => name.includes(query.toLowerCase()));
            return {
              items: found.slice(page * pageSize, (page + 1) * pageSize),
              more: found.length > (page + 1) * pageSize,
            };
          }}
          keyOf={(name) => name}
          nameOf={(name) => name}
          value={shop}
          onChange={setShop}
          texts={texts}
        />
        <SearchableSelect
          label={say({ en: 'Source with an error', de: 'Quelle mit Fehler' })}
          load={() => Promise.reject(new Error('unreachable'))}
          keyOf={(name: string) => name}
          nameOf={(name) => name}
          value={null}
          onChange={() => {}}
          errors={[say({ en: 'Choose a shop.', de: 'Wählen Sie einen Shop.' })]}
          texts={texts}
        />
      </div>
    </Specimen>
  );
}

const MAX_BYTES = 10 * 1024 * 1024;

function ImagePickers({ say }: SectionProps) {
  const [image, setImage] = useState<string | null>(null);
  const texts = {
    choose: say({ en: 'Choose image', de: 'Bild auswählen' }),
    drop: say({ en: 'or drop it here', de: 'oder hierher ziehen' }),
    replace: say({ en: 'Replace', de: 'Ersetzen' }),
    remove: say({ en: 'Remove', de: 'Entfernen' }),
    wrongType: say({ en: 'Choose a JPEG, PNG, WebP or GIF.', de: 'Wählen Sie JPEG, PNG, WebP oder GIF.' }),
    tooLarge: say({ en: 'The file is larger than 10 MB.', de: 'Die Datei ist größer als 10 MB.' }),
    uploading: say({ en: 'Uploading', de: 'Wird hochgeladen' }),
  };
  return (
    <>
      <Specimen title={say({ en: 'Image picker, empty', de: 'Bildauswahl, leer' })}>
        <ImagePicker
          label={say({ en: 'Logo', de: 'Logo' })}
          hint={say({ en: 'JPEG, PNG, WebP or GIF, up to 10 MB.', de: 'JPEG, PNG, WebP oder GIF, bis 10 MB.' })}
          value={image}
          alt={say({ en: 'Selected image', de: 'Ausgewähltes Bild' })}
          maxBytes={MAX_BYTES}
          onPick={(file) => setImage(URL.createObjectURL(file))}
          onRemove={() => setImage(null)}
          texts={texts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Image picker, selected and loading', de: 'Bildauswahl, ausgewählt und ladend' })}>
        <div className="grid gap-6 sm:grid-cols-2">
          <ImagePicker
            label={say({ en: 'Fallback image', de: 'Ersatzbild' })}
            value={sampleImage}
            alt={say({ en: 'A vase on a table', de: 'Eine Vase auf einem Tisch' })}
            maxBytes={MAX_BYTES}
            onPick={() => {}}
            onRemove={() => {}}
            texts={texts}
          />
          <ImagePicker
            label={say({ en: 'Uploading', de: 'Wird hochgeladen' })}
            value={null}
            alt=""
            busy
            maxBytes={MAX_BYTES}
            onPick={() => {}}
            texts={texts}
          />
        </div>
      </Specimen>
    </>
  );
}

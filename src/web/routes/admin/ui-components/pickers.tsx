import { useState } from 'react';
import { ColourPicker } from '#web/components/ui/colour-picker.tsx';
import { FontPicker } from '#web/components/ui/font-picker.tsx';
import { ImagePicker } from '#web/components/ui/image-picker.tsx';
import { SearchableSelect } from '#web/components/ui/searchable-select.tsx';
import { Select } from '#web/components/ui/select.tsx';
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
const MAX_BYTES = 10 * 1024 * 1024;

export function PickersSection({ say }: SectionProps) {
  const [shop, setShop] = useState<string | null>(null);
  const [colour, setColour] = useState('#c8350b');
  const [font, setFont] = useState<(typeof TEMPLATE_FONTS)[number]>('poppins');
  const [image, setImage] = useState<string | null>(null);
  const plans = [
    { value: 'free', label: say({ en: 'Free', de: 'Kostenlos' }) },
    { value: 'starter', label: 'Starter' },
    { value: 'professional', label: 'Professional' },
    { value: 'old', label: say({ en: 'No longer sold', de: 'Nicht mehr erhältlich' }), disabled: true },
  ];
  const imageTexts = {
    choose: say({ en: 'Choose a picture', de: 'Bild auswählen' }),
    drop: say({ en: 'or drop it here', de: 'oder hierher ziehen' }),
    replace: say({ en: 'Replace', de: 'Ersetzen' }),
    remove: say({ en: 'Remove', de: 'Entfernen' }),
    wrongType: say({ en: 'Please choose a JPEG, PNG, WebP or GIF.', de: 'Bitte wählen Sie JPEG, PNG, WebP oder GIF.' }),
    tooLarge: say({ en: 'The file is larger than 10 MB.', de: 'Die Datei ist größer als 10 MB.' }),
    uploading: say({ en: 'Uploading', de: 'Wird hochgeladen' }),
  };
  const selectTexts = {
    placeholder: say({ en: 'Choose a shop', de: 'Shop auswählen' }),
    search: say({ en: 'Search shops', de: 'Shops durchsuchen' }),
    nothingFound: say({ en: 'No shop found', de: 'Kein Shop gefunden' }),
    loading: say({ en: 'Loading', de: 'Wird geladen' }),
    failed: say({ en: 'Could not be loaded.', de: 'Konnte nicht geladen werden.' }),
    retry: say({ en: 'Try again', de: 'Erneut versuchen' }),
  };
  return (
    <Section
      id="pickers"
      title={say({ en: 'Pickers', de: 'Auswählen' })}
      intro={say({
        en: 'From a list, from many, a colour, a font, a picture.',
        de: 'Aus einer Liste, aus vielen, eine Farbe, eine Schrift, ein Bild.',
      })}
    >
      <Specimen title={say({ en: 'Select', de: 'Auswahlliste' })}>
        <div className="grid gap-6">
          <Select label={say({ en: 'Plan', de: 'Tarif' })} options={plans} defaultValue="starter" />
          <Select
            label={say({ en: 'Nothing chosen', de: 'Nichts gewählt' })}
            placeholder={say({ en: 'Please choose', de: 'Bitte wählen' })}
            options={plans}
            errors={[say({ en: 'Please choose a plan.', de: 'Bitte wählen Sie einen Tarif.' })]}
          />
          <Select label={say({ en: 'Locked', de: 'Gesperrt' })} options={plans} defaultValue="free" disabled />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Searchable select, ten a page', de: 'Auswahl mit Suche, zehn je Seite' })}>
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
            texts={selectTexts}
          />
          <SearchableSelect
            label={say({ en: 'A source that fails', de: 'Eine Quelle, die versagt' })}
            load={() => Promise.reject(new Error('unreachable'))}
            keyOf={(name: string) => name}
            nameOf={(name) => name}
            value={null}
            onChange={() => {}}
            errors={[say({ en: 'Please choose a shop.', de: 'Bitte wählen Sie einen Shop.' })]}
            texts={selectTexts}
          />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Colour', de: 'Farbe' })}>
        <ColourPicker
          label={say({ en: 'Ground', de: 'Hintergrund' })}
          value={colour}
          onChange={setColour}
          palette={[
            { value: '#c8350b', name: say({ en: 'Vermilion', de: 'Zinnober' }) },
            { value: '#1c1916', name: say({ en: 'Ink', de: 'Tinte' }) },
            { value: '#f3f1eb', name: say({ en: 'Paper', de: 'Papier' }) },
            { value: '#245a8c', name: say({ en: 'Blue', de: 'Blau' }) },
          ]}
          texts={{
            pick: say({ en: 'Open the colour picker', de: 'Farbwähler öffnen' }),
            palette: say({ en: 'Colours of the project', de: 'Farben des Projekts' }),
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
      <Specimen title={say({ en: 'Picture, empty', de: 'Bild, leer' })}>
        <ImagePicker
          label={say({ en: 'Logo', de: 'Logo' })}
          hint={say({ en: 'JPEG, PNG, WebP or GIF, up to 10 MB.', de: 'JPEG, PNG, WebP oder GIF, bis 10 MB.' })}
          value={image}
          alt={say({ en: 'Chosen picture', de: 'Ausgewähltes Bild' })}
          maxBytes={MAX_BYTES}
          onPick={(file) => setImage(URL.createObjectURL(file))}
          onRemove={() => setImage(null)}
          texts={imageTexts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Picture, chosen and busy', de: 'Bild, gewählt und beschäftigt' })}>
        <div className="grid gap-6 sm:grid-cols-2">
          <ImagePicker
            label={say({ en: 'Fallback', de: 'Ersatzbild' })}
            value={sampleImage}
            alt={say({ en: 'A vase on a table', de: 'Eine Vase auf einem Tisch' })}
            maxBytes={MAX_BYTES}
            onPick={() => {}}
            onRemove={() => {}}
            texts={imageTexts}
          />
          <ImagePicker
            label={say({ en: 'On its way', de: 'Unterwegs' })}
            value={null}
            alt=""
            busy
            maxBytes={MAX_BYTES}
            onPick={() => {}}
            texts={imageTexts}
          />
        </div>
      </Specimen>
    </Section>
  );
}

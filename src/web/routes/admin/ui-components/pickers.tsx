import { useState } from 'react';
import { ColourPicker } from '#web/components/ui/colour-picker.tsx';
import { SearchableSelect } from '#web/components/ui/searchable-select.tsx';
import { sampleShops } from './samples.ts';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

export function PickersSection(props: SectionProps) {
  const { say } = props;
  const [colour, setColour] = useState('#c8350b');
  return (
    <Section
      id="pickers"
      title={say({ en: 'Pickers', de: 'Auswahl' })}
      intro={say({
        en: 'Lists, search and colours.',
        de: 'Listen, Suche und Farben.',
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

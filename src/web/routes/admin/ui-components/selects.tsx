import { useState } from 'react';
import { SearchableSelect } from '#web/components/ui/searchable-select.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { sampleShops } from './samples.ts';
import { type SectionProps, Specimen } from './specimen.tsx';

export function Selects({ say }: SectionProps) {
  const [shop, setShop] = useState<string | null>(null);
  const plans = [
    { value: 'free', label: say({ en: 'Free', de: 'Kostenlos' }) },
    { value: 'starter', label: 'Starter' },
    { value: 'professional', label: 'Professional' },
    { value: 'old', label: say({ en: 'No longer sold', de: 'Nicht mehr erhältlich' }), disabled: true },
  ];
  const texts = {
    placeholder: say({ en: 'Choose a shop', de: 'Shop auswählen' }),
    search: say({ en: 'Search shops', de: 'Shops durchsuchen' }),
    nothingFound: say({ en: 'No shop found', de: 'Kein Shop gefunden' }),
    loading: say({ en: 'Loading', de: 'Wird geladen' }),
    failed: say({ en: 'Couldn’t load.', de: 'Konnte nicht geladen werden.' }),
    retry: say({ en: 'Try again', de: 'Erneut versuchen' }),
  };
  return (
    <>
      <Specimen title={say({ en: 'Select', de: 'Auswahlliste' })}>
        <div className="grid gap-6">
          <Select label={say({ en: 'Plan', de: 'Tarif' })} options={plans} defaultValue="starter" />
          <Select
            label={say({ en: 'Nothing selected', de: 'Nichts ausgewählt' })}
            placeholder={say({ en: 'Choose', de: 'Auswählen' })}
            options={plans}
            errors={[say({ en: 'Choose a plan.', de: 'Wählen Sie einen Tarif.' })]}
          />
          <Select label={say({ en: 'Disabled', de: 'Deaktiviert' })} options={plans} defaultValue="free" disabled />
        </div>
      </Specimen>
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
    </>
  );
}

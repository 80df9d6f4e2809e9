import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Search } from '#web/components/ui/icons.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

/** Every field in the states that all of them have, then what only one of them can. */
export function FieldsSection({ say }: SectionProps) {
  const options = [
    { value: 'products', label: say({ en: 'Products', de: 'Produkte' }) },
    { value: 'pages', label: say({ en: 'Pages', de: 'Seiten' }) },
    { value: 'none', label: say({ en: 'Disabled', de: 'Deaktiviert' }), disabled: true },
  ];
  const states = [
    { key: 'usual', label: say({ en: 'As it is', de: 'Normal' }) },
    {
      key: 'hint',
      label: say({ en: 'With help', de: 'Mit Hilfe' }),
      hint: say({ en: 'What belongs here.', de: 'Was hierher gehört.' }),
    },
    {
      key: 'errors',
      label: say({ en: 'With errors', de: 'Mit Fehlern' }),
      errors: [say({ en: 'This is missing.', de: 'Das fehlt.' }), say({ en: 'Or wrong.', de: 'Oder falsch.' })],
    },
    { key: 'disabled', label: say({ en: 'Disabled', de: 'Deaktiviert' }), disabled: true },
  ];
  const inStates = (draw: (state: Omit<(typeof states)[number], 'key'>) => React.ReactNode) => (
    <div className="grid gap-6">
      {states.map(({ key, ...state }) => (
        <div key={key}>{draw(state)}</div>
      ))}
    </div>
  );
  return (
    <Section
      id="fields"
      title={say({ en: 'Fields', de: 'Felder' })}
      intro={say({
        en: 'Name above, help below, every error in words.',
        de: 'Name darüber, Hilfe darunter, jeder Fehler in Worten.',
      })}
    >
      <Specimen title={say({ en: 'Text', de: 'Text' })}>
        {inStates((state) => (
          <TextField {...state} placeholder="nordlicht.example" />
        ))}
      </Specimen>
      <Specimen title={say({ en: 'Text area', de: 'Mehrzeiliges Feld' })}>
        {inStates((state) => (
          <TextArea {...state} />
        ))}
      </Specimen>
      <Specimen title={say({ en: 'Select', de: 'Auswahlliste' })}>
        {inStates((state) => (
          <Select {...state} options={options} placeholder={say({ en: 'Choose', de: 'Auswählen' })} />
        ))}
      </Specimen>
      <Specimen title={say({ en: 'Checkbox', de: 'Kontrollkästchen' })}>
        {inStates((state) => (
          <Checkbox {...state} defaultChecked />
        ))}
        <div className="mt-6">
          <Checkbox label={say({ en: 'Partly selected', de: 'Teilweise ausgewählt' })} mixed />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Switch', de: 'Schalter' })}>
        {inStates((state) => (
          <Switch {...state} />
        ))}
      </Specimen>
      <Specimen title={say({ en: 'Radio buttons', de: 'Optionsfelder' })}>
        {inStates(({ label, disabled, ...state }) => (
          <RadioGroup
            {...state}
            legend={label}
            name={`gallery-${label}`}
            defaultValue="products"
            options={options.map((option) => ({ ...option, disabled: disabled ?? option.disabled ?? false }))}
          />
        ))}
      </Specimen>
      <Specimen title={say({ en: 'Icon and note', de: 'Icon und Zusatz' })}>
        <TextField
          label={say({ en: 'Search', de: 'Suche' })}
          type="search"
          before={<Search aria-hidden className="size-4" />}
          note={say({ en: 'optional', de: 'optional' })}
        />
      </Specimen>
    </Section>
  );
}

import { Search } from '#web/components/ui/icons.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { type SectionProps, Specimen } from './specimen.tsx';

export function TextInputs({ say }: SectionProps) {
  return (
    <>
      <Specimen title={say({ en: 'Text', de: 'Text' })}>
        <div className="grid gap-6">
          <TextField
            label={say({ en: 'Your shop’s URL', de: 'Adresse Ihres Shops' })}
            placeholder="nordlicht.example"
            hint={say({ en: 'With or without https://', de: 'Mit oder ohne https://' })}
          />
          <TextField
            label={say({ en: 'Search', de: 'Suche' })}
            type="search"
            before={<Search aria-hidden className="size-4" />}
            note={say({ en: 'optional', de: 'optional' })}
          />
          <TextField label={say({ en: 'Disabled', de: 'Deaktiviert' })} disabled defaultValue="nordlicht.example" />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Errors', de: 'Fehler' })}>
        <div className="grid gap-6">
          <TextField
            label={say({ en: 'Email', de: 'E-Mail' })}
            type="email"
            defaultValue="mara@"
            errors={[say({ en: 'This isn’t an email address.', de: 'Das ist keine E-Mail-Adresse.' })]}
          />
          <TextField
            label={say({ en: 'Password', de: 'Passwort' })}
            type="password"
            defaultValue="abc"
            hint={say({ en: 'A sentence is easier to remember.', de: 'Einen Satz merkt man sich leichter.' })}
            errors={[
              say({ en: 'At least 8 characters.', de: 'Mindestens 8 Zeichen.' }),
              say({ en: 'At least one number.', de: 'Mindestens eine Zahl.' }),
            ]}
          />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Text area', de: 'Mehrzeiliges Feld' })}>
        <div className="grid gap-6">
          <TextArea
            label={say({ en: 'Description', de: 'Beschreibung' })}
            hint={say({ en: 'Up to 160 characters.', de: 'Bis zu 160 Zeichen.' })}
          />
          <TextArea
            label={say({ en: 'Reason', de: 'Grund' })}
            errors={[say({ en: 'Enter a reason.', de: 'Geben Sie einen Grund an.' })]}
          />
        </div>
      </Specimen>
    </>
  );
}

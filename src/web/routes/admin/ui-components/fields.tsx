import Search from 'lucide-react/icons/search';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

export function FieldsSection({ say }: SectionProps) {
  const email = say({ en: 'E-mail', de: 'E-Mail' });
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
        <div className="grid gap-6">
          <TextField
            label={say({ en: 'Address of your shop', de: 'Adresse Ihres Shops' })}
            placeholder="nordlicht.example"
            hint={say({ en: 'With or without https://', de: 'Mit oder ohne https://' })}
          />
          <TextField
            label={say({ en: 'Search', de: 'Suche' })}
            type="search"
            before={<Search aria-hidden className="size-4" />}
            note={say({ en: 'optional', de: 'freiwillig' })}
          />
          <TextField label={say({ en: 'Locked', de: 'Gesperrt' })} disabled defaultValue="nordlicht.example" />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Errors', de: 'Fehler' })}>
        <div className="grid gap-6">
          <TextField
            label={email}
            type="email"
            defaultValue="mara@"
            errors={[say({ en: 'This is not an e-mail address.', de: 'Das ist keine E-Mail-Adresse.' })]}
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
      <Specimen title={say({ en: 'Text area', de: 'Mehrzeilig' })}>
        <div className="grid gap-6">
          <TextArea
            label={say({ en: 'Description', de: 'Beschreibung' })}
            hint={say({ en: 'Up to 160 characters.', de: 'Bis zu 160 Zeichen.' })}
          />
          <TextArea
            label={say({ en: 'Reason', de: 'Grund' })}
            errors={[say({ en: 'Please write a reason.', de: 'Bitte nennen Sie einen Grund.' })]}
          />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Choices', de: 'Auswahl' })}>
        <div className="grid gap-4">
          <Checkbox
            label={say({ en: 'Send me the report every month', de: 'Bericht jeden Monat zusenden' })}
            hint={say({ en: 'You can stop it at any time.', de: 'Jederzeit abbestellbar.' })}
            defaultChecked
          />
          <Checkbox label={say({ en: 'Some of them', de: 'Einige davon' })} mixed />
          <Checkbox
            label={say({ en: 'I have read the privacy policy', de: 'Ich habe die Datenschutzerklärung gelesen' })}
            errors={[say({ en: 'Please agree first.', de: 'Bitte stimmen Sie zuerst zu.' })]}
          />
          <Checkbox label={say({ en: 'Locked', de: 'Gesperrt' })} disabled />
          <Switch
            label={say({ en: 'Draw pictures for this route', de: 'Bilder für diese Route zeichnen' })}
            hint={say({ en: 'Takes effect at once.', de: 'Wirkt sofort.' })}
            defaultChecked
          />
          <Switch label={say({ en: 'Off', de: 'Aus' })} />
          <Switch label={say({ en: 'Locked', de: 'Gesperrt' })} disabled />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'One of several', de: 'Eines von mehreren' })}>
        <RadioGroup
          legend={say({ en: 'How should we draw?', de: 'Wie sollen wir zeichnen?' })}
          name="gallery-draw"
          defaultValue="html"
          options={[
            {
              value: 'html',
              label: say({ en: 'With a template', de: 'Mit einer Vorlage' }),
              hint: say({ en: 'Title, price and picture.', de: 'Titel, Preis und Bild.' }),
            },
            { value: 'redirected', label: say({ en: 'The page’s own picture', de: 'Das Bild der Seite' }) },
            { value: 'locked', label: say({ en: 'Locked', de: 'Gesperrt' }), disabled: true },
          ]}
        />
      </Specimen>
      <Specimen title={say({ en: 'One of several, with an error', de: 'Eines von mehreren, mit Fehler' })}>
        <RadioGroup
          legend={say({ en: 'Role', de: 'Rolle' })}
          name="gallery-role"
          errors={[say({ en: 'Please choose a role.', de: 'Bitte wählen Sie eine Rolle.' })]}
          options={[
            { value: 'editor', label: say({ en: 'Editor', de: 'Bearbeitung' }) },
            { value: 'admin', label: say({ en: 'Admin', de: 'Verwaltung' }) },
          ]}
        />
      </Specimen>
    </Section>
  );
}

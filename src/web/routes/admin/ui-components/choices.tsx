import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { type SectionProps, Specimen } from './specimen.tsx';

export function Choices({ say }: SectionProps) {
  return (
    <>
      <Specimen title={say({ en: 'Choices', de: 'Auswahl' })}>
        <div className="grid gap-4">
          <Checkbox
            label={say({ en: 'Email me a monthly report', de: 'Monatlichen Bericht per E-Mail erhalten' })}
            hint={say({ en: 'Unsubscribe at any time.', de: 'Jederzeit abbestellbar.' })}
            defaultChecked
          />
          <Checkbox label={say({ en: 'Partly selected', de: 'Teilweise ausgewählt' })} mixed />
          <Checkbox
            label={say({ en: 'I have read the privacy policy', de: 'Ich habe die Datenschutzerklärung gelesen' })}
            errors={[say({ en: 'Accept to continue.', de: 'Stimmen Sie zu, um fortzufahren.' })]}
          />
          <Checkbox label={say({ en: 'Disabled', de: 'Deaktiviert' })} disabled />
          <Switch
            label={say({ en: 'Create images for this route', de: 'Bilder für diese Route erstellen' })}
            hint={say({ en: 'Takes effect immediately.', de: 'Gilt sofort.' })}
            defaultChecked
          />
          <Switch label={say({ en: 'Off', de: 'Aus' })} />
          <Switch label={say({ en: 'Disabled', de: 'Deaktiviert' })} disabled />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Radio buttons', de: 'Optionsfelder' })}>
        <RadioGroup
          legend={say({ en: 'Which image should we use?', de: 'Welches Bild sollen wir verwenden?' })}
          name="gallery-draw"
          defaultValue="html"
          options={[
            {
              value: 'html',
              label: say({ en: 'With a template', de: 'Mit einer Vorlage' }),
              hint: say({ en: 'Title, price and photo.', de: 'Titel, Preis und Foto.' }),
            },
            { value: 'redirected', label: say({ en: 'The page’s own image', de: 'Das Bild der Seite' }) },
            { value: 'locked', label: say({ en: 'Disabled', de: 'Deaktiviert' }), disabled: true },
          ]}
        />
      </Specimen>
      <Specimen title={say({ en: 'Radio buttons with error', de: 'Optionsfelder mit Fehler' })}>
        <RadioGroup
          legend={say({ en: 'Role', de: 'Rolle' })}
          name="gallery-role"
          errors={[say({ en: 'Choose a role.', de: 'Wählen Sie eine Rolle.' })]}
          options={[
            { value: 'editor', label: say({ en: 'Editor', de: 'Editor' }) },
            { value: 'admin', label: say({ en: 'Admin', de: 'Admin' }) },
          ]}
        />
      </Specimen>
    </>
  );
}

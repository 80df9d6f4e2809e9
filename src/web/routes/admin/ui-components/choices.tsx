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
    </>
  );
}

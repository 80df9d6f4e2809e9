import { useState } from 'react';
import { Button, ButtonLink, type ButtonState, IconButton } from '#web/components/ui/button.tsx';
import { Download, Plus, Trash2 } from '#web/components/ui/icons.tsx';
import { Row, type SectionProps, Specimen } from './specimen.tsx';
import { wait } from './wait.ts';

export function Buttons({ say }: SectionProps) {
  const [state, setState] = useState<ButtonState>('idle');
  const save = async () => {
    setState('loading');
    await wait(1200);
    setState('done');
    await wait(1500);
    setState('idle');
  };
  const saveText = say({ en: 'Save changes', de: 'Änderungen speichern' });
  const saving = {
    loadingText: say({ en: 'Saving', de: 'Wird gespeichert' }),
    doneText: say({ en: 'Saved', de: 'Gespeichert' }),
  };
  return (
    <>
      <Specimen title={say({ en: 'Variants', de: 'Varianten' })}>
        <Row>
          <Button variant="signal">{say({ en: 'Try for free', de: 'Kostenlos testen' })}</Button>
          <Button>{saveText}</Button>
          <Button variant="outline">{say({ en: 'Preview', de: 'Vorschau' })}</Button>
          <Button variant="quiet">{say({ en: 'Cancel', de: 'Abbrechen' })}</Button>
          <Button variant="bad">{say({ en: 'Delete', de: 'Löschen' })}</Button>
        </Row>
      </Specimen>
      <Specimen title={say({ en: 'Sizes, icons, link', de: 'Größen, Icons, Link' })}>
        <Row>
          <Button size="sm" variant="outline" icon={<Plus aria-hidden className="size-4" />}>
            {say({ en: 'Add', de: 'Hinzufügen' })}
          </Button>
          <Button variant="outline" icon={<Download aria-hidden className="size-4" />}>
            {say({ en: 'Download', de: 'Herunterladen' })}
          </Button>
          <ButtonLink href="#actions" size="lg" variant="signal">
            {say({ en: 'A link', de: 'Ein Link' })}
          </ButtonLink>
          <IconButton label={say({ en: 'Delete', de: 'Löschen' })}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen title={say({ en: 'Disabled, loading, done', de: 'Deaktiviert, ladend, fertig' })}>
        <Row>
          <Button disabled>{saveText}</Button>
          <Button state="loading" {...saving}>
            {saveText}
          </Button>
          <Button state="done" {...saving}>
            {saveText}
          </Button>
          <Button state={state} {...saving} variant="signal" onClick={save}>
            {say({ en: 'Run through', de: 'Durchspielen' })}
          </Button>
        </Row>
      </Specimen>
    </>
  );
}

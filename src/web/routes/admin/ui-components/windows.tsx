import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { Row, type SectionProps, Specimen } from './specimen.tsx';

export function Windows({ say }: SectionProps) {
  const [open, setOpen] = useState<'plain' | 'locked' | null>(null);
  return (
    <Specimen title={say({ en: 'Windows', de: 'Fenster' })}>
      <Row>
        <Button variant="outline" onClick={() => setOpen('plain')}>
          {say({ en: 'Open a window', de: 'Fenster öffnen' })}
        </Button>
        <Button variant="outline" onClick={() => setOpen('locked')}>
          {say({ en: 'One that stays and shakes', de: 'Eines, das bleibt und sich schüttelt' })}
        </Button>
      </Row>
      <Modal
        open={open !== null}
        onClose={() => setOpen(null)}
        noBackdropClose={open === 'locked'}
        noEscapeClose={open === 'locked'}
        noCloseButton={open === 'locked'}
        title={say({ en: 'Add collaborator', de: 'Mitarbeitende einladen' })}
        description={say({ en: 'They get an e-mail with a link.', de: 'Sie erhalten eine E-Mail mit einem Link.' })}
        texts={{ close: say({ en: 'Close', de: 'Schließen' }) }}
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(null)}>
              {say({ en: 'Cancel', de: 'Abbrechen' })}
            </Button>
            <Button onClick={() => setOpen(null)}>{say({ en: 'Send invite email', de: 'Einladung senden' })}</Button>
          </>
        }
      >
        <TextField label={say({ en: 'E-mail', de: 'E-Mail' })} type="email" autoComplete="off" />
      </Modal>
    </Specimen>
  );
}

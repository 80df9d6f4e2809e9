import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { Row, type SectionProps, Specimen } from './specimen.tsx';

export function Windows({ say }: SectionProps) {
  const [open, setOpen] = useState<'plain' | 'locked' | null>(null);
  return (
    <Specimen title={say({ en: 'Modals', de: 'Dialoge' })}>
      <Row>
        <Button variant="outline" onClick={() => setOpen('plain')}>
          {say({ en: 'Open modal', de: 'Dialog öffnen' })}
        </Button>
        <Button variant="outline" onClick={() => setOpen('locked')}>
          {say({ en: 'Open one that won’t close', de: 'Nicht schließbaren Dialog öffnen' })}
        </Button>
      </Row>
      <Modal
        open={open !== null}
        onClose={() => setOpen(null)}
        noBackdropClose={open === 'locked'}
        noEscapeClose={open === 'locked'}
        noCloseButton={open === 'locked'}
        title={say({ en: 'Add collaborator', de: 'Mitwirkende einladen' })}
        description={say({
          en: 'They’ll receive an email with a link.',
          de: 'Sie erhalten eine E-Mail mit einem Link.',
        })}
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
        <TextField label={say({ en: 'Email', de: 'E-Mail' })} type="email" autoComplete="off" />
      </Modal>
    </Specimen>
  );
}

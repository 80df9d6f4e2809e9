import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { TeaserToast } from '#web/components/ui/teaser-toast.tsx';
import { ToastStack } from '#web/components/ui/toast-stack.tsx';
import { createToastStore } from '#web/components/ui/toasts.ts';
import { Row, type SectionProps, Specimen } from './specimen.tsx';

export function Toasts({ say }: SectionProps) {
  const [teasers, setTeasers] = useState(0);
  // A separate stack: the page around the gallery shows the common one.
  const [store] = useState(createToastStore);
  const close = say({ en: 'Close', de: 'Schließen' });
  return (
    <Specimen title={say({ en: 'Toasts', de: 'Mitteilungen' })}>
      <Row>
        <Button
          variant="outline"
          onClick={() => store.show('success', say({ en: 'Template saved', de: 'Vorlage gespeichert' }))}
        >
          {say({ en: 'Success', de: 'Erfolg' })}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            store.show('error', {
              title: say({ en: 'The shop did not answer', de: 'Der Shop hat nicht geantwortet' }),
              description: say({
                en: 'We try again in five minutes.',
                de: 'Wir versuchen es in fünf Minuten erneut.',
              }),
            })
          }
        >
          {say({ en: 'Error', de: 'Fehler' })}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            store.show('warning', {
              title: say({ en: 'This stays until you close it', de: 'Das bleibt, bis Sie es schließen' }),
              ms: null,
            })
          }
        >
          {say({ en: 'Warning', de: 'Warnung' })}
        </Button>
        <Button variant="outline" onClick={() => setTeasers((count) => count + 1)}>
          {say({ en: 'Teaser', de: 'Teaser' })}
        </Button>
      </Row>
      <ToastStack
        store={store}
        texts={{
          notices: say({ en: 'Sample notifications', de: 'Beispielmitteilungen' }),
          closeAll: say({ en: 'Close all', de: 'Alle schließen' }),
          close,
        }}
      />
      {teasers > 0 && (
        <TeaserToast
          key={teasers}
          title={say({ en: 'How does your link look?', de: 'Wie sieht Ihr Link aus?' })}
          description={say({
            en: 'Find out in ten seconds, no account needed.',
            de: 'In zehn Sekunden wissen Sie es, ganz ohne Konto.',
          })}
          href="#feedback"
          linkText={say({ en: 'Check a link', de: 'Link prüfen' })}
          texts={{ close }}
        />
      )}
    </Specimen>
  );
}

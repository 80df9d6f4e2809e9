import { useState } from 'react';
import { TeaserToast } from '#web/components/toasts/teaser-toast.tsx';
import { ToastStack } from '#web/components/toasts/toast-stack.tsx';
import { createToastStore } from '#web/components/toasts/toasts.ts';
import { Badge, badgeTones } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Skeleton, SkeletonText } from '#web/components/ui/skeleton.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { VerifiedBadge } from '#web/components/ui/verified-badge.tsx';
import { Row, Section, type SectionProps, Specimen } from './specimen.tsx';

export function FeedbackSection(props: SectionProps) {
  const { say } = props;
  return (
    <Section
      id="feedback"
      title={say({ en: 'Feedback', de: 'Rückmeldungen' })}
      intro={say({ en: 'How a page responds.', de: 'Wie eine Seite reagiert.' })}
    >
      <Badges {...props} />
      <Windows {...props} />
      <Toasts {...props} />
      <Specimen title={say({ en: 'Progress', de: 'Fortschritt' })}>
        <div className="grid gap-6">
          <ProgressBar
            label={say({ en: 'Reading pages', de: 'Seiten werden eingelesen' })}
            text={say({ en: '12 of 40 pages', de: '12 von 40 Seiten' })}
            value={12}
            max={40}
          />
          <ProgressBar label={say({ en: 'Waiting for the shop', de: 'Warten auf den Shop' })} value={null} />
          <ProgressBar label={say({ en: 'Done', de: 'Fertig' })} text="100 %" value={100} tone="good" />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Placeholders', de: 'Platzhalter' })}>
        <div className="flex gap-4">
          <Skeleton shape="circle" width="2.5rem" />
          <div className="flex-1">
            <SkeletonText lines={3} text={say({ en: 'Loading', de: 'Wird geladen' })} />
          </div>
          <Skeleton shape="block" width="7rem" height="4.5rem" />
        </div>
      </Specimen>
      <Specimen wide title={say({ en: 'Empty state', de: 'Leere Ansicht' })}>
        <div className="border-line border-y">
          <EmptyState
            level={4}
            drawing="visits"
            title={say({ en: 'No crawls yet', de: 'Noch keine Abrufe' })}
            description={say({
              en: 'When someone shares a link to your shop, it appears here.',
              de: 'Sobald jemand einen Link zu Ihrem Shop teilt, erscheint er hier.',
            })}
            action={<Button variant="outline">{say({ en: 'Share a link', de: 'Link teilen' })}</Button>}
          />
        </div>
      </Specimen>
    </Section>
  );
}

function Windows({ say }: SectionProps) {
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

const VERIFY_MS = 1500;

function Badges({ say }: SectionProps) {
  const [verified, setVerified] = useState<'verified' | 'not-verified' | 'pending'>('not-verified');
  const texts = {
    verified: say({ en: 'Verified', de: 'Bestätigt' }),
    notVerified: say({ en: 'Not verified', de: 'Nicht bestätigt' }),
    verifying: say({ en: 'Verifying', de: 'Wird geprüft' }),
    verify: say({ en: 'Verify now', de: 'Jetzt bestätigen' }),
  };
  return (
    <>
      <Specimen title={say({ en: 'Badges', de: 'Kennzeichnungen' })}>
        <Row>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen
        title={say({
          en: 'Verified badge; the third can be clicked',
          de: 'Verifizierungsmarke; die dritte ist anklickbar',
        })}
      >
        <Row>
          <VerifiedBadge state="verified" texts={texts} />
          <VerifiedBadge state="pending" texts={texts} />
          <VerifiedBadge
            state={verified}
            texts={texts}
            onVerify={() => {
              setVerified('pending');
              setTimeout(() => setVerified('verified'), VERIFY_MS);
            }}
          />
          <VerifiedBadge state="not-verified" texts={texts} />
        </Row>
      </Specimen>
    </>
  );
}

function Toasts({ say }: SectionProps) {
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

import { useState } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Skeleton, SkeletonText } from '#web/components/ui/skeleton.tsx';
import { TeaserToast } from '#web/components/ui/teaser-toast.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { ToastStack } from '#web/components/ui/toast-stack.tsx';
import { createToastStore } from '#web/components/ui/toasts.ts';
import { VerifiedBadge } from '#web/components/ui/verified-badge.tsx';
import { Row, Section, type SectionProps, Specimen } from './specimen.tsx';

const VERIFY_MS = 1500;

export function FeedbackSection({ say }: SectionProps) {
  const [open, setOpen] = useState<'plain' | 'locked' | null>(null);
  const [verified, setVerified] = useState<'verified' | 'not-verified' | 'pending'>('not-verified');
  const [teasers, setTeasers] = useState(0);
  // A stack of its own: the page around the gallery shows the common one.
  const [store] = useState(createToastStore);
  const close = say({ en: 'Close', de: 'Schließen' });
  const badgeTexts = {
    verified: say({ en: 'Verified', de: 'Verifiziert' }),
    notVerified: say({ en: 'Not verified', de: 'Nicht verifiziert' }),
    verifying: say({ en: 'Verifying', de: 'Wird geprüft' }),
    verify: say({ en: 'Verify now', de: 'Jetzt verifizieren' }),
  };
  return (
    <Section
      id="feedback"
      title={say({ en: 'Feedback', de: 'Rückmeldung' })}
      intro={say({ en: 'What the page says back.', de: 'Was die Seite antwortet.' })}
    >
      <Specimen title={say({ en: 'Badges', de: 'Marken' })}>
        <Row>
          <Badge>{say({ en: 'Draft', de: 'Entwurf' })}</Badge>
          <Badge tone="signal">{say({ en: 'New', de: 'Neu' })}</Badge>
          <Badge tone="good">{say({ en: 'Live', de: 'Live' })}</Badge>
          <Badge tone="warn">{say({ en: 'Trial: 5 days', de: 'Test: 5 Tage' })}</Badge>
          <Badge tone="bad">{say({ en: '3 errors', de: '3 Fehler' })}</Badge>
          <Badge tone="info">{say({ en: 'Redirected', de: 'Umgeleitet' })}</Badge>
        </Row>
      </Specimen>
      <Specimen
        title={say({
          en: 'Verified badge; the third can be clicked',
          de: 'Verifizierungsmarke; die dritte ist anklickbar',
        })}
      >
        <Row>
          <VerifiedBadge state="verified" texts={badgeTexts} />
          <VerifiedBadge state="pending" texts={badgeTexts} />
          <VerifiedBadge
            state={verified}
            texts={badgeTexts}
            onVerify={() => {
              setVerified('pending');
              setTimeout(() => setVerified('verified'), VERIFY_MS);
            }}
          />
          <VerifiedBadge state="not-verified" texts={badgeTexts} />
        </Row>
      </Specimen>
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
          texts={{ close }}
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
      <Specimen title={say({ en: 'Toasts', de: 'Meldungen' })}>
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
            {say({ en: 'Teaser', de: 'Kleiner Hinweis' })}
          </Button>
        </Row>
        <ToastStack
          store={store}
          texts={{ notices: say({ en: 'Notices of the gallery', de: 'Meldungen der Galerie' }), close }}
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
      <Specimen title={say({ en: 'Progress', de: 'Fortschritt' })}>
        <div className="grid gap-6">
          <ProgressBar
            label={say({ en: 'Reading pages', de: 'Seiten werden gelesen' })}
            text={say({ en: '12 of 40 pages', de: '12 von 40 Seiten' })}
            value={12}
            max={40}
          />
          <ProgressBar label={say({ en: 'Waiting for the shop', de: 'Warten auf den Shop' })} value={null} />
          <ProgressBar label={say({ en: 'Done', de: 'Fertig' })} text="100 %" value={100} tone="good" />
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Places to come', de: 'Platzhalter' })}>
        <div className="flex gap-4">
          <Skeleton shape="circle" width="2.5rem" />
          <div className="flex-1">
            <SkeletonText lines={3} text={say({ en: 'Loading', de: 'Wird geladen' })} />
          </div>
          <Skeleton shape="block" width="7rem" height="4.5rem" />
        </div>
      </Specimen>
      <Specimen wide title={say({ en: 'Empty state', de: 'Leerer Zustand' })}>
        <div className="border-line border-y">
          <EmptyState
            level={4}
            drawing="visits"
            title={say({ en: 'No crawls yet', de: 'Noch keine Abrufe' })}
            description={say({
              en: 'As soon as somebody shares a link of your shop, it appears here.',
              de: 'Sobald jemand einen Link Ihres Shops teilt, erscheint er hier.',
            })}
            action={<Button variant="outline">{say({ en: 'Share a link', de: 'Link teilen' })}</Button>}
          />
        </div>
      </Specimen>
    </Section>
  );
}

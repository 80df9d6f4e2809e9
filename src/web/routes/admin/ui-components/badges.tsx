import { useState } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { VerifiedBadge } from '#web/components/ui/verified-badge.tsx';
import { Row, type SectionProps, Specimen } from './specimen.tsx';

const VERIFY_MS = 1500;

export function Badges({ say }: SectionProps) {
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

import { lazy, Suspense, useState } from 'react';
import type { Api } from '#contract/client.ts';
import { AppPart } from './app-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryPart } from './recovery-part.tsx';

const RecoveryCodesModal = lazy(() => import('./recovery-modal.tsx'));

export type Factors = Awaited<ReturnType<Api['listFactors']>>;

/** Passkeys, app and recovery codes. New codes are shown in one modal, whichever part they came from. */
export function SecondFactor({ factors }: { factors: Factors }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const show = (fresh: string[] | null | undefined) => fresh && setCodes(fresh);
  const hasAny = factors.passkeys.length > 0 || factors.app !== null;
  return (
    <>
      <PasskeysPart factors={factors} onCodes={show} />
      <AppPart factors={factors} onCodes={show} />
      {hasAny && <RecoveryPart left={factors.recoveryCodes} onCodes={show} />}
      {codes && (
        <Suspense fallback={null}>
          <RecoveryCodesModal codes={codes} onClose={() => setCodes(null)} />
        </Suspense>
      )}
    </>
  );
}

export interface FactorPartProps {
  factors: Factors;
  onCodes: (codes: string[] | null | undefined) => void;
}

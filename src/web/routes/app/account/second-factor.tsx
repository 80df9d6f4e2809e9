import { lazy, Suspense, useState } from 'react';
import type { Api } from '#contract/client.ts';
import { api } from '#web/browser-client.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { accountTexts } from '#web/i18n/app/account.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { AppSetUp } from './app-modal.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { useChange } from './use-change.ts';

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

/** Few are left: time to create new ones. */
const FEW = 3;

function RecoveryPart({ left, onCodes }: { left: number } & Pick<FactorPartProps, 'onCodes'>) {
  const texts = useTexts(accountTexts);
  const { change, isBusy } = useChange();
  const { ask, modal: question } = useConfirmation();
  const renew = () =>
    ask({
      title: texts.renewTitle,
      description: texts.renewConfirm,
      confirm: texts.renewCodes,
      onConfirm: async () => {
        change('renew', () => api.renewRecoveryCodes()).then((made) => onCodes(made?.recoveryCodes));
      },
    });
  return (
    <Part title={texts.recovery} text={texts.recoveryText}>
      <div className="flex flex-wrap items-center justify-between gap-4 text-sm">
        <p className={left <= FEW ? 'text-warn' : 'text-ink-soft'}>{texts.recoveryLeft(left)}</p>
        <Button size="sm" variant="outline" onClick={renew} state={isBusy('renew') ? 'loading' : 'idle'}>
          {texts.renewCodes}
        </Button>
      </div>
      {question}
    </Part>
  );
}

const AuthenticatorAppModal = lazy(() => import('./app-modal.tsx'));

function AppPart({ factors, onCodes }: FactorPartProps) {
  const texts = useTexts(accountTexts);
  const { change, isBusy } = useChange();
  const { ask, modal: question } = useConfirmation();
  const [setUp, setSetUp] = useState<AppSetUp | null>(null);
  const start = async () => setSetUp(await change('start', () => api.startAuthenticatorApp()));
  const remove = () =>
    ask({
      title: texts.removeAppTitle,
      description: texts.removeAppText,
      confirm: texts.remove,
      onConfirm: async () => {
        change('remove', () => api.removeAuthenticatorApp(), texts.removed);
      },
    });
  return (
    <Part title={texts.app} text={texts.appText}>
      {factors.app ? (
        <div className="flex flex-wrap items-center justify-between gap-4 text-sm">
          <p className="flex items-center gap-3 text-ink-faint">
            <Badge tone="good">{texts.appActive}</Badge>
            <Timestamp iso={factors.app.confirmedAt} isDay />
          </p>
          <Button size="sm" variant="bad" onClick={remove} state={isBusy('remove') ? 'loading' : 'idle'}>
            {texts.removeApp}
          </Button>
        </div>
      ) : (
        <Button variant="outline" onClick={start} state={isBusy('start') ? 'loading' : 'idle'}>
          {texts.setUpApp}
        </Button>
      )}
      {setUp && (
        <Suspense fallback={null}>
          <AuthenticatorAppModal setUp={setUp} onClose={() => setSetUp(null)} onCodes={onCodes} />
        </Suspense>
      )}
      {question}
    </Part>
  );
}

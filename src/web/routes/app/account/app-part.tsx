import { lazy, Suspense, useState } from 'react';
import { api } from '#web/browser-client.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { accountTexts } from '#web/i18n/app/account.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { AppSetUp } from './app-modal.tsx';
import type { FactorPartProps } from './second-factor.tsx';
import { useChange } from './use-change.ts';

const AuthenticatorAppModal = lazy(() => import('./app-modal.tsx'));

export function AppPart({ factors, onCodes }: FactorPartProps) {
  const texts = useTexts(accountTexts);
  const { change, isBusy } = useChange();
  const { ask, window: question } = useConfirmation();
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
            <Moment iso={factors.app.confirmedAt} isDay />
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

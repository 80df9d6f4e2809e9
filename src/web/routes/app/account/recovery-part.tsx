import { api } from '../../../browser-client.ts';
import { useConfirmation } from '../../../components/actions/use-confirmation.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { accountTexts } from '../../../i18n/app/account.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Part } from './part.tsx';
import type { FactorPartProps } from './second-factor.tsx';
import { useChange } from './use-change.ts';

/** Few are left: time to create new ones. */
const FEW = 3;

export function RecoveryPart({ left, onCodes }: { left: number } & Pick<FactorPartProps, 'onCodes'>) {
  const texts = useTexts(accountTexts);
  const { change, isBusy } = useChange();
  const { ask, window: question } = useConfirmation();
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

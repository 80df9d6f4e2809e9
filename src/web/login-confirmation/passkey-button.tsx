import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '#web/components/ui/button.tsx';
import { KeyRound } from '#web/components/ui/icons.tsx';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useRootData } from '#web/root-data.ts';
import { askPasskey, hasPasskeys, isOtherHost, passkeyErrorText } from './passkey.ts';

interface PasskeyButtonProps {
  ask: () => Promise<{ options: Record<string, unknown> }>;
  answer: (response: Awaited<ReturnType<typeof askPasskey>>) => Promise<unknown>;
  onDone: () => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** Authenticates with a passkey. Its space is reserved until the browser has said whether it supports them. */
export function PasskeyButton({ ask, answer, onDone, variant, size, className, children }: PasskeyButtonProps) {
  const texts = useTexts(loginConfirmationTexts);
  const siteUrl = useRootData()?.siteUrl ?? '';
  const [isKnown, setKnown] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  useEffect(() => setKnown(hasPasskeys()), []);
  if (isKnown === false) return null;
  const go = async () => {
    if (siteUrl && isOtherHost(siteUrl)) return setFailure(<OtherHost siteUrl={siteUrl} />);
    setBusy(true);
    setFailure(null);
    try {
      const { options } = await ask();
      await answer(await askPasskey(options));
      onDone();
    } catch (error) {
      setFailure(passkeyErrorText(error, texts));
      setBusy(false);
    }
  };
  return (
    <div className={clsx('grid gap-2', isKnown === null && 'invisible')}>
      <Button
        variant={variant ?? 'signal'}
        {...(size ? { size } : {})}
        {...(className ? { className } : {})}
        icon={<KeyRound aria-hidden className="size-4" />}
        onClick={go}
        state={isBusy ? 'loading' : 'idle'}
        loadingText={texts.waiting}
      >
        {children}
      </Button>
      {failure && (
        <p role="alert" className="text-bad text-sm">
          {failure}
        </p>
      )}
    </div>
  );
}

export function OtherHost({ siteUrl }: { siteUrl: string }) {
  const texts = useTexts(loginConfirmationTexts);
  return (
    <>
      {texts.needsName}{' '}
      <a href={siteUrl + window.location.pathname} className="text-link">
        {siteUrl}
      </a>
    </>
  );
}

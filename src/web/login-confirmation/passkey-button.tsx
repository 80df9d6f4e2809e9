import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#web/components/ui/button.tsx';
import { KeyRound } from '#web/components/ui/icons.tsx';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { TextsOf } from '#web/i18n/texts.ts';
import { useRootData } from '#web/root-data.ts';

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

// The browser's part with a passkey. The library is loaded on first use, so that no page includes it.

type Options = Record<string, unknown>;

export async function makePasskey(options: Options) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  // No extension was requested.
  return { ...(await startRegistration({ optionsJSON })), clientExtensionResults: {} };
}

async function askPasskey(options: Options) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} };
}

export const hasPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** A passkey belongs to the site's host name; people who came by 127.0.0.1 or another name are shown where to go. */
export const isOtherHost = (siteUrl: string) => new URL(siteUrl).hostname !== window.location.hostname;

/** Why it failed, in words: the server's own, or what the browser said. */
export function passkeyErrorText(error: unknown, texts: TextsOf<typeof loginConfirmationTexts>): string {
  if (error instanceof CallFailed) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return texts.alreadyThere;
  if (name === 'NotAllowedError' || name === 'AbortError') return texts.cancelled;
  return texts.failed;
}

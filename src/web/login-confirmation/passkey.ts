import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { CallFailed } from '#contract/client.ts';
import type { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import type { TextsOf } from '#web/i18n/texts.ts';

// What the browser does with a passkey. The library is loaded on first use, so that no page includes it.

type Options = Record<string, unknown>;

export async function makePasskey(options: Options) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  // No extension was requested.
  return { ...(await startRegistration({ optionsJSON })), clientExtensionResults: {} };
}

export async function askPasskey(options: Options) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} };
}

export const hasPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** A passkey belongs to the site's host name; people who came by 127.0.0.1 or another name are told where to go. */
export const isOtherHost = (siteUrl: string) => new URL(siteUrl).hostname !== window.location.hostname;

/** Why it failed, in words: the server's own, or what the browser said. */
export function passkeyErrorText(error: unknown, texts: TextsOf<typeof loginConfirmationTexts>): string {
  if (error instanceof CallFailed) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return texts.alreadyThere;
  if (name === 'NotAllowedError' || name === 'AbortError') return texts.cancelled;
  return texts.failed;
}

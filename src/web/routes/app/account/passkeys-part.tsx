import { type ReactNode, type SubmitEvent, useState, useSyncExternalStore } from 'react';
import type { Passkey } from '#contract/entities/passkey.ts';
import { deviceName, readDevice } from '#domain/access/login.ts';
import { api } from '#web/browser-client.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { Part } from '#web/components/part.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { accountTexts } from '#web/i18n/app/account.ts';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { withFreshLogin } from '#web/login-confirmation/fresh-login.tsx';
import {
  hasPasskeys,
  isOtherHost,
  makePasskey,
  OtherHost,
  passkeyErrorText,
} from '#web/login-confirmation/passkey-button.tsx';
import { useRootData } from '#web/root-data.ts';
import { PasskeyRow } from './passkey-row.tsx';
import type { FactorPartProps } from './second-factor.tsx';
import { useChange } from './use-change.ts';

const subscribe = () => () => {};

/** False on the server and until React handles the page. Before that, a form that needs scripts would be submitted as a plain form. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

export function PasskeysPart({ factors, onCodes }: FactorPartProps) {
  const texts = useTexts(accountTexts);
  const proof = useTexts(loginConfirmationTexts);
  const language = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? '';
  const revalidate = useRevalidate();
  const { change } = useChange();
  const { ask, modal: question } = useConfirmation();
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!hasPasskeys()) return setFailure(proof.unsupported);
    if (siteUrl && isOtherHost(siteUrl)) return setFailure(<OtherHost siteUrl={siteUrl} />);
    const typed = String(new FormData(form).get('name') ?? '').trim();
    const name = typed || deviceName(readDevice(navigator.userAgent), language);
    setBusy(true);
    setFailure(null);
    try {
      const { options } = await withFreshLogin(() => api.startPasskey());
      const response = await makePasskey(options);
      const { recoveryCodes } = await withFreshLogin(() => api.addPasskey({ body: { name, response } }));
      form.reset();
      toast.success(texts.passkeyAdded);
      onCodes(recoveryCodes);
      await revalidate();
    } catch (error) {
      setFailure(passkeyErrorText(error, proof));
    } finally {
      setBusy(false);
    }
  };
  const remove = ({ id }: Passkey) =>
    ask({
      title: texts.removePasskeyTitle,
      description: texts.removePasskeyText,
      confirm: texts.remove,
      onConfirm: async () => {
        // Not awaited: confirming the login may open its own modal.
        change('remove', () => api.removePasskey({ params: { id: String(id) } }), texts.removed);
      },
    });
  return (
    <Part id="second-factor" title={texts.passkeys} text={texts.passkeysText}>
      {factors.passkeys.length > 0 && (
        <ul className="mb-8 divide-y divide-line border-line border-y">
          {factors.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={(name) =>
                change(
                  'rename',
                  () => api.renamePasskey({ params: { id: String(passkey.id) }, body: { name } }),
                  texts.renamed,
                )
              }
              onRemove={() => remove(passkey)}
            />
          ))}
        </ul>
      )}
      <form onSubmit={add} className="flex flex-wrap items-end gap-3" noValidate>
        <TextField
          name="name"
          className="flex-1 basis-52"
          label={texts.passkeyName}
          placeholder={texts.passkeyNameHint}
          maxLength={60}
        />
        <Button
          type="submit"
          variant="outline"
          state={isBusy ? 'loading' : 'idle'}
          disabled={!factors.hasHostName || !isHydrated}
        >
          {texts.addPasskey}
        </Button>
      </form>
      {failure && (
        <p role="alert" className="mt-3 text-bad text-sm">
          {failure}
        </p>
      )}
      {question}
    </Part>
  );
}

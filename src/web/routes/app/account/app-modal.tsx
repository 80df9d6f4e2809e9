import { type SubmitEvent, useId, useState } from 'react';
import { type Api, CallFailed } from '#contract/client.ts';
import { api } from '#web/browser-client.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { accountTexts } from '#web/i18n/app/account.ts';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useFreshLogin, withFreshLogin } from '#web/login-confirmation/fresh-login.tsx';
import type { FactorPartProps } from './second-factor.tsx';

export type AppSetUp = Awaited<ReturnType<Api['startAuthenticatorApp']>>;

interface AppWindowProps extends Pick<FactorPartProps, 'onCodes'> {
  setUp: AppSetUp;
  onClose: () => void;
}

/** Scan, type the first code, done. */
export default function AuthenticatorAppModal({ setUp, onClose, onCodes }: AppWindowProps) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const proof = useTexts(loginConfirmationTexts);
  const formId = useId();
  const revalidate = useRevalidate();
  const login = useFreshLogin();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);
  const finish = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    setBusy(true);
    setErrors([]);
    try {
      const { recoveryCodes } = await withFreshLogin(
        () => api.confirmAuthenticatorApp({ body: { code } }),
        login.confirm,
      );
      toast.success(texts.appAdded);
      onClose();
      onCodes(recoveryCodes);
      await revalidate();
    } catch (error) {
      setErrors(error instanceof CallFailed ? (error.errors.code ?? [error.message]) : [proof.failed]);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.setUpApp}
      description={texts.scan}
      size="sm"
      noBackdropClose
      texts={common}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="signal" state={isBusy ? 'loading' : 'idle'}>
            {texts.finish}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={finish} noValidate className="grid gap-5">
        <img
          // White in dark mode too: cameras need dark on light.
          className="mx-auto size-44 rounded-md bg-white"
          src={`data:image/svg+xml;utf8,${encodeURIComponent(setUp.qrCode)}`}
          alt={texts.qrCode}
        />
        <CodeBlock code={setUp.secret} title={texts.appKey} texts={common} />
        <TextField
          name="code"
          label={texts.firstCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          errors={errors}
        />
      </form>
      {login.modal}
    </Modal>
  );
}

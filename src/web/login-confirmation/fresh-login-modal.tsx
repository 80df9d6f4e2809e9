import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import { api } from '#web/browser-client.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Requires the strongest factor of the account: passkey or code, otherwise the password or a mailed code. */
export default function FreshLoginModal({ open, onClose }: { open: boolean; onClose: (isConfirmed: boolean) => void }) {
  const texts = useTexts(loginConfirmationTexts);
  const common = useTexts(commonTexts);
  const formId = useId();
  const { ways, field, byMail, isSent, isBusy, failure, chooseMail, mailCode, confirm } = useFreshLoginForm(
    texts.failed,
    () => onClose(true),
  );
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The modal may be inside another form's modal: that form must not be submitted.
    event.stopPropagation();
    const value = String(new FormData(event.currentTarget).get('proof') ?? '');
    confirm(value);
  };
  return (
    <Modal
      open={open}
      onClose={() => onClose(false)}
      size="sm"
      title={texts.freshTitle}
      description={texts.freshLead}
      texts={common}
      noBackdropClose
      footer={
        <>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {common.cancel}
          </Button>
          {field && (
            <Button
              type="submit"
              form={formId}
              variant="signal"
              state={isBusy ? 'loading' : 'idle'}
              loadingText={texts.confirming}
            >
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5" aria-busy={ways === null}>
        <FormAlert refusal={failure ? { status: 422, code: '', message: failure, errors: {} } : null} />
        {!ways && !failure && <p className="text-ink-faint text-sm">{common.loading}</p>}
        {ways?.passkey && (
          <PasskeyButton
            ask={() => api.startConfirmPasskey()}
            answer={(response) => api.confirmLogin({ body: { response } })}
            onDone={() => onClose(true)}
          >
            {texts.usePasskey}
          </PasskeyButton>
        )}
        {ways?.mail && byMail && isSent && <FormDone message={texts.codeSent(ways.email)} />}
        {field && (
          <form id={formId} onSubmit={send} noValidate className="grid gap-5">
            {ways && field === 'password' && (
              <input type="text" name="username" autoComplete="username" value={ways.email} readOnly hidden />
            )}
            {/* A field for each kind: a password manager must not put the password where a code belongs. */}
            <TextField key={field} name="proof" label={labelOf(field, texts, common)} required {...inputOf[field]} />
          </form>
        )}
        {ways?.mail && byMail && (
          <Button variant="outline" onClick={mailCode} state={isBusy && !isSent ? 'loading' : 'idle'}>
            {texts.sendCode(ways.email)}
          </Button>
        )}
        {ways?.mail && !byMail && (
          <button type="button" className="justify-self-start text-link text-sm" onClick={chooseMail}>
            {texts.mailInstead}
          </button>
        )}
      </div>
    </Modal>
  );
}

const oneTime = { autoComplete: 'one-time-code', autoCapitalize: 'none' };
const inputOf = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: oneTime,
  mailCode: { ...oneTime, inputMode: 'numeric' },
} as const;

const labelOf = (
  field: ProofField,
  texts: { anyCode: string; mailCode: string },
  { password }: { password: string },
): string => ({ password, code: texts.anyCode, mailCode: texts.mailCode })[field];

type Ways = Awaited<ReturnType<typeof api.getLoginConfirmation>>;
type ProofField = 'password' | 'code' | 'mailCode';

/** Which proofs the account has, which one is requested now, and the calls that check it. */
function useFreshLoginForm(failed: string, onConfirmed: () => void) {
  const [ways, setWays] = useState<Ways | null>(null);
  const [byMail, setByMail] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const refuse = (error: unknown) => setFailure(error instanceof CallFailed ? error.message : failed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, when the window opens
  useEffect(() => {
    api.getLoginConfirmation().then((found) => {
      setWays(found);
      setByMail(found.mail && !found.password);
    }, refuse);
  }, []);
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      done();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const field: ProofField | null = fieldOf(ways, byMail, isSent);
  const confirm = (value: string) => {
    if (field) attempt(() => api.confirmLogin({ body: { [field]: value } }), onConfirmed);
  };
  const mailCode = () =>
    attempt(
      () => api.sendConfirmCode(),
      () => setSent(true),
    );
  return { ways, field, byMail, isSent, isBusy, failure, chooseMail: () => setByMail(true), mailCode, confirm };
}

function fieldOf(ways: Ways | null, byMail: boolean, isSent: boolean): ProofField | null {
  if (!ways) return null;
  if (ways.app || ways.recoveryCode) return 'code';
  if (byMail) return isSent ? 'mailCode' : null;
  return ways.password ? 'password' : null;
}

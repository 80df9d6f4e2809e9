import { type SubmitEvent, useId, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import { api } from '#web/browser-client.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { commonTexts, offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';

interface SessionEndedModalProps {
  email: string;
  open: boolean;
  onClose: (isLoggedIn: boolean) => void;
}

/** The same account again, by its password; other ways to log in have a window of their own, and then one says so here. */
export default function SessionEndedModal({ email, open, onClose }: SessionEndedModalProps) {
  const texts = useTexts(loginConfirmationTexts);
  const common = useTexts(commonTexts);
  const { offline } = useTexts(offlineTexts);
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const logIn = async (work: () => Promise<{ email: string }>) => {
    setBusy(true);
    setFailure(null);
    try {
      const user = await work();
      if (user.email === email) onClose(true);
      else setFailure(texts.otherPerson(user.email));
    } catch (error) {
      setFailure(error instanceof CallFailed ? error.message : offline);
    } finally {
      setBusy(false);
    }
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    logIn(async () => (await api.login({ body: { email, password } })).user);
  };
  return (
    <Modal
      open={open}
      onClose={() => onClose(false)}
      size="sm"
      title={texts.endedTitle}
      description={texts.endedLead}
      texts={common}
      noBackdropClose
      footer={
        <>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="signal" state={isBusy ? 'loading' : 'idle'}>
            {texts.logIn}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-5">
        <FormAlert refusal={failure ? { status: 422, code: '', message: failure, errors: {} } : null} />
        <TextField name="email" label={common.email} value={email} readOnly autoComplete="username" />
        <TextField name="password" type="password" label={common.password} autoComplete="current-password" required />
        <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <a href={usePathTo()('login')} target="_blank" rel="noopener" className="text-link">
            {texts.otherWay}
          </a>
          <button type="button" className="text-link" onClick={() => logIn(() => api.getUser())}>
            {texts.didLogIn}
          </button>
        </p>
      </form>
    </Modal>
  );
}

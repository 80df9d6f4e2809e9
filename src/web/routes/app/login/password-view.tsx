import { type MouseEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import { api } from '#web/browser-client.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { SignInHeading, useViewLink } from '#web/layouts/parts/sign-in-frame.tsx';
import { PasskeyButton } from '#web/login-confirmation/passkey-button.tsx';
import type { LoginActionData } from './answer-login.server.ts';
import { RegisterForm } from './register-view.tsx';
import { EmailField, GoogleForm, useLogin } from './sign-in-parts.tsx';

export interface PasswordViewProps {
  answer: LoginActionData | undefined;
  google: boolean;
  failure: string | null;
}

export function PasswordView({ answer, google, failure }: PasswordViewProps) {
  const texts = useTexts(signInTexts);
  const common = useTexts(commonTexts);
  const viewLink = useViewLink();
  const [isRegistering, setRegistering] = useState(false);
  const own = answer?.intent === 'password' || answer?.intent === 'google' ? answer : undefined;
  const outside = failure ? { status: 400, code: '', message: failure, errors: {} } : null;
  const openModal = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setRegistering(true);
  };
  return (
    <>
      <SignInHeading title={texts.loginTitle}>{texts.loginLead}</SignInHeading>
      <Form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="password" />
        <FormAlert refusal={own?.refusal ?? outside} />
        <EmailField answer={own} />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          required
          label={common.password}
          errors={own?.refusal?.errors.password}
        />
        <Button type="submit" size="lg" state={useSubmitting('password')} loadingText={texts.loggingIn}>
          {texts.login}
        </Button>
      </Form>
      <p className="mt-5 text-center text-sm">
        <Link to={viewLink('magic')} className="text-link">
          {texts.magicLink}
        </Link>
      </p>
      <PasskeyLogin />
      {google && <GoogleForm />}
      <p className="mt-10 border-line border-t pt-5 text-center text-ink-soft text-sm">
        {texts.noAccount}{' '}
        <Link to={viewLink('register')} onClick={openModal} className="text-link text-ink">
          {texts.createAccount}
        </Link>
      </p>
      <Modal
        open={isRegistering}
        onClose={() => setRegistering(false)}
        title={texts.registerTitle}
        description={texts.registerLead}
        texts={common}
        size="sm"
      >
        <RegisterForm answer={answer} google={google} />
      </Modal>
    </>
  );
}

/** Login without a password and an address: the device knows whose passkey it is. */
function PasskeyLogin() {
  const texts = useTexts(loginConfirmationTexts);
  const enter = useLogin();
  return (
    <div className="mt-6">
      <PasskeyButton
        variant="outline"
        size="lg"
        className="w-full"
        ask={() => api.startPasskeyLogin()}
        answer={(response) => api.loginViaPasskey({ body: { response } })}
        onDone={enter}
      >
        {texts.withPasskey}
      </PasskeyButton>
    </div>
  );
}

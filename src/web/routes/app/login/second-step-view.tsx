import { Form, Link, useSearchParams } from 'react-router';
import type { Api } from '#contract/client.ts';
import { api } from '#web/browser-client.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { SignInHeading, useViewLink } from '#web/layouts/parts/sign-in-frame.tsx';
import { PasskeyButton } from '#web/login-confirmation/passkey-button.tsx';
import type { LoginActionData } from './answer-login.server.ts';
import { useLogin } from './sign-in-parts.tsx';

interface SecondStepViewProps {
  step: Awaited<ReturnType<Api['getSecondStep']>>;
  answer: LoginActionData | undefined;
}

/** Password, link or Google succeeded; now the passkey, the app's code or a recovery code. */
export function SecondStepView({ step, answer }: SecondStepViewProps) {
  const texts = useTexts(loginConfirmationTexts);
  const entryTexts = useTexts(signInTexts);
  const [query] = useSearchParams();
  const enter = useLogin();
  const sending = useSubmitting('second-step');
  const viewLink = useViewLink();
  const isRecovering = query.has('recovery');
  const next = query.get('next');
  const linkTo = (recovery: boolean) =>
    `?${new URLSearchParams({ step: '2', ...(recovery && { recovery: '1' }), ...(next && { next }) })}`;
  const own = answer?.intent === 'second-step' ? answer : undefined;
  const takesCode = isRecovering || step.app;
  return (
    <>
      <SignInHeading title={texts.stepTitle}>{texts.stepLead(step.email)}</SignInHeading>
      {!isRecovering && step.passkey && (
        <div className="mb-6">
          <PasskeyButton
            size="lg"
            className="w-full"
            ask={() => api.startSecondStepPasskey()}
            answer={(response) => api.finishSecondStep({ body: { response } })}
            onDone={enter}
          >
            {texts.usePasskey}
          </PasskeyButton>
        </div>
      )}
      {takesCode && (
        <Form method="post" className="grid gap-5" noValidate>
          <input type="hidden" name="intent" value="second-step" />
          <FormAlert refusal={own?.refusal} />
          <TextField
            key={String(isRecovering)}
            name="code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            inputMode={isRecovering ? 'text' : 'numeric'}
            label={isRecovering ? texts.recoveryCode : texts.appCode}
            hint={isRecovering ? texts.recoveryHint : undefined}
            errors={own?.refusal?.errors.code}
          />
          <Button
            type="submit"
            size="lg"
            variant={step.passkey && !isRecovering ? 'outline' : 'signal'}
            state={sending}
            loadingText={texts.confirming}
          >
            {entryTexts.login}
          </Button>
        </Form>
      )}
      <p className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2 text-center text-sm">
        {isRecovering ? (
          <Link to={linkTo(false)} className="text-link">
            {texts.useFactor}
          </Link>
        ) : (
          step.recoveryCode && (
            <Link to={linkTo(true)} className="text-link">
              {texts.useRecovery}
            </Link>
          )
        )}
        <Link to={viewLink()} className="text-link">
          {texts.otherAccount}
        </Link>
      </p>
    </>
  );
}

import { type RefObject, useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { SignInHeading, useViewLink } from '#web/layouts/parts/sign-in-frame.tsx';
import type { LoginActionData } from './answer-login.server.ts';

export interface ArriveFormProps {
  code: string;
  email: string | null;
  answer: LoginActionData | undefined;
}

/** For the link of a login mail: one button. */
export function EmailLinkForm({ code, email, answer }: ArriveFormProps) {
  const texts = useTexts(signInTexts);
  return (
    <>
      <SignInHeading title={texts.arriveTitle}>{email ? texts.arriveAs(email) : texts.arriveLead}</SignInHeading>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="magic-link-code" />
        <input type="hidden" name="magicLinkCode" value={code} />
        {email && <input type="hidden" name="email" value={email} />}
        <FormAlert refusal={answer?.refusal} />
        <Button type="submit" size="lg" state={useSubmitting('magic-link-code')} loadingText={texts.loggingIn}>
          {texts.login}
        </Button>
      </Form>
      {answer?.refusal && <OtherWay />}
    </>
  );
}

interface ConfirmFormProps {
  code: string;
  registration: { email: string; isThisBrowser: boolean } | null;
  answer: LoginActionData | undefined;
}

/**
 * For the link of a confirmation mail: in the browser that registered it sends itself, and has a button where no scripts
 * run. In another one the password is required, because somebody else may have chosen the first.
 */
export function ConfirmForm({ code, registration, answer }: ConfirmFormProps) {
  const texts = useTexts(signInTexts);
  const common = useTexts(commonTexts);
  const asksForPassword = registration?.isThisBrowser === false;
  const form = useRef<HTMLFormElement>(null);
  useSentOnce(form, registration?.isThisBrowser === true && !answer);
  return (
    <>
      <SignInHeading title={texts.confirmTitle}>
        {asksForPassword ? texts.confirmElsewhere(registration.email) : texts.confirmLead}
      </SignInHeading>
      <Form ref={form} method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="confirmation-code" />
        <input type="hidden" name="confirmationCode" value={code} />
        <FormAlert refusal={answer?.refusal} />
        {asksForPassword && (
          <>
            {/* Password managers store the password with the address. */}
            <input type="hidden" name="email" autoComplete="username" value={registration.email} />
            <TextField
              name="password"
              type="password"
              autoComplete="new-password"
              required
              minLength={12}
              label={common.password}
              hint={texts.confirmPasswordHint}
              errors={answer?.refusal?.errors.password}
            />
          </>
        )}
        <Button type="submit" size="lg" state={useSubmitting('confirmation-code')} loadingText={texts.loggingIn}>
          {texts.confirm}
        </Button>
      </Form>
      {answer?.refusal && answer.refusal.status !== 422 && <OtherWay />}
    </>
  );
}

/** Not while the browser only prepares a page that nobody may open. */
function useSentOnce(form: RefObject<HTMLFormElement | null>, isWanted: boolean) {
  const submit = useSubmit();
  const isSent = useRef(false);
  useEffect(() => {
    if (!isWanted) return;
    const send = () => {
      if (isSent.current || !form.current) return;
      isSent.current = true;
      submit(form.current);
    };
    if (!('prerendering' in document && document.prerendering)) return send();
    document.addEventListener('prerenderingchange', send, { once: true });
    return () => document.removeEventListener('prerenderingchange', send);
  }, [form, isWanted, submit]);
}

function OtherWay() {
  const texts = useTexts(signInTexts);
  return (
    <p className="mt-5 text-center text-sm">
      <Link to={useViewLink()('magic')} className="text-link">
        {texts.magicLink}
      </Link>
    </p>
  );
}

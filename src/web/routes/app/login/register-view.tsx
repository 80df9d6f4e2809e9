import { Form, Link, useSearchParams } from 'react-router';
import { TermsLine } from '#web/components/terms-line.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { SignInHeading, useViewLink } from '#web/layouts/parts/sign-in-frame.tsx';
import type { LoginActionData } from './answer-login.server.ts';
import { EmailField, GoogleForm } from './sign-in-parts.tsx';

export interface RegisterProps {
  answer: LoginActionData | undefined;
  google: boolean;
}

/** In the register modal and, without scripts, on a page of its own. */
export function RegisterForm({ answer, google }: RegisterProps) {
  const texts = useTexts(signInTexts);
  const common = useTexts(commonTexts);
  const own = answer?.intent === 'register' ? answer : undefined;
  // People who come from a check have entered their address there.
  const [query] = useSearchParams();
  return (
    <>
      <Form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="register" />
        <FormAlert refusal={own?.refusal} />
        <EmailField answer={own} known={query.get('email')} />
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          label={common.password}
          hint={texts.passwordHint}
          errors={own?.refusal?.errors.password}
        />
        <Button
          type="submit"
          variant="signal"
          size="lg"
          state={useSubmitting('register')}
          loadingText={texts.registering}
        >
          {texts.register}
        </Button>
        <TermsLine />
      </Form>
      {google && <GoogleForm />}
    </>
  );
}

export function RegisterView(props: RegisterProps) {
  const texts = useTexts(signInTexts);
  return (
    <>
      <SignInHeading title={texts.registerTitle}>{texts.registerLead}</SignInHeading>
      <RegisterForm {...props} />
      <p className="mt-10 border-line border-t pt-5 text-center text-ink-soft text-sm">
        {texts.haveAccount}{' '}
        <Link to={useViewLink()()} className="text-link text-ink">
          {texts.login}
        </Link>
      </p>
    </>
  );
}

/** The mail is on its way; if it does not come, it can be sent again, or the address corrected. */
export function Registered({ answer: { email, intent, refusal } }: { answer: LoginActionData }) {
  const texts = useTexts(signInTexts);
  const viewLink = useViewLink();
  const isAgain = intent === 'resend' && refusal === null;
  return (
    <>
      <SignInHeading title={texts.registeredTitle}>{texts.registeredLead(email)}</SignInHeading>
      <FormAlert refusal={refusal} />
      {isAgain && (
        <p role="status" className="rounded-md bg-good-soft px-4 py-3 text-sm">
          {texts.resent}
        </p>
      )}
      <div className="mt-6 border-line border-t pt-5 text-ink-soft text-sm">
        <p>{texts.noMail}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Form method="post">
            <input type="hidden" name="intent" value="resend" />
            <input type="hidden" name="email" value={email} />
            <Button type="submit" variant="outline" state={useSubmitting('resend')} loadingText={texts.resending}>
              {texts.resend}
            </Button>
          </Form>
          <Link to={viewLink('register')} className="text-link text-ink">
            {texts.wrongAddress}
          </Link>
        </div>
      </div>
    </>
  );
}

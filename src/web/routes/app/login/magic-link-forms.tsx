import { Form, Link } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { SignInHeading, useViewLink } from '#web/layouts/parts/sign-in-frame.tsx';
import type { LoginActionData } from './answer-login.server.ts';
import { EmailField } from './sign-in-parts.tsx';

/** Step one: where to send the link. */
export function MagicLinkForm({ answer }: { answer: LoginActionData | undefined }) {
  const texts = useTexts(signInTexts);
  const own = answer?.intent === 'magic-link' ? answer : undefined;
  return (
    <>
      <SignInHeading title={texts.magicLinkTitle}>{texts.magicLinkLead}</SignInHeading>
      <Form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="magic-link" />
        <FormAlert refusal={own?.refusal} />
        <EmailField answer={own} />
        <Button type="submit" size="lg" state={useSubmitting('magic-link')} loadingText={texts.sending}>
          {texts.sendMagicLink}
        </Button>
      </Form>
      <p className="mt-5 text-center text-sm">
        <Link to={useViewLink()()} className="text-link">
          {texts.withPassword}
        </Link>
      </p>
    </>
  );
}

/** Step two: the code, for people who read mail on another device. Known and unknown addresses look the same. */
export function CodeForm({ answer }: { answer: LoginActionData }) {
  const texts = useTexts(signInTexts);
  const refusal = answer.intent === 'magic-link-code' ? answer.refusal : null;
  return (
    <>
      <SignInHeading title={texts.codeTitle}>{texts.codeLead(answer.email)}</SignInHeading>
      <Form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="magic-link-code" />
        <input type="hidden" name="email" value={answer.email} />
        <FormAlert refusal={refusal} />
        <TextField
          name="magicLinkCode"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          autoFocus
          label={texts.code}
          hint={texts.codeHint}
          errors={refusal?.errors.magicLinkCode}
        />
        <Button type="submit" size="lg" state={useSubmitting('magic-link-code')} loadingText={texts.loggingIn}>
          {texts.login}
        </Button>
      </Form>
      <Form method="post" className="mt-5 text-center text-sm">
        <input type="hidden" name="intent" value="magic-link" />
        <input type="hidden" name="email" value={answer.email} />
        <button type="submit" className="text-link">
          {texts.sendAgain}
        </button>
      </Form>
    </>
  );
}

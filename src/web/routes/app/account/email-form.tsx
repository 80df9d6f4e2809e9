import { useCallback, useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { accountTexts } from '#web/i18n/app/account.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useRepeatAfterLogin } from '#web/login-confirmation/fresh-login.tsx';
import type { AccountActionData } from './answer-account.server.ts';

interface EmailFormProps {
  user: User;
  /** The new address that waits for its confirmation. */
  waiting: { email: string; expiresAt: string } | null;
  answer: AccountActionData | undefined;
}

/** The address the person logs in with, and the two steps to another one. */
export function EmailForm({ user, waiting, answer }: EmailFormProps) {
  const texts = useTexts(accountTexts);
  const [query] = useSearchParams();
  const code = query.get('emailCode');
  return (
    <Part id="email" title={texts.email} text={texts.emailText(user.email)}>
      <div className="grid gap-8">
        <FormDone message={query.get('changed') === 'email' ? texts.emailChanged : null} />
        {code && <Confirmation code={code} waiting={waiting} answer={answer} />}
        {waiting && !code && <Waiting waiting={waiting} />}
        {!waiting && !code && <NewAddress user={user} answer={answer} />}
      </div>
    </Part>
  );
}

function NewAddress({ user, answer }: Omit<EmailFormProps, 'waiting'>) {
  const texts = useTexts(accountTexts);
  const own = answer?.intent === 'email' ? answer : undefined;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const repeat = useCallback(() => void (form.current && submit(form.current)), [submit]);
  useRepeatAfterLogin(own?.refusal, repeat);
  return (
    <Form ref={form} method="post" className="grid gap-5" noValidate>
      <input type="hidden" name="intent" value="email" />
      <FormAlert refusal={own?.refusal} />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={texts.newEmail}
        errors={own?.refusal?.errors.email}
      />
      {user.hasPassword && (
        <TextField
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          label={texts.yourPassword}
          errors={own?.refusal?.errors.currentPassword}
        />
      )}
      <div>
        <Button type="submit" state={useSubmitting('email')} loadingText={texts.emailSending}>
          {texts.changeEmail}
        </Button>
      </div>
    </Form>
  );
}

function Waiting({ waiting }: { waiting: NonNullable<EmailFormProps['waiting']> }) {
  const texts = useTexts(accountTexts);
  return (
    <div className="rounded-md bg-info-soft px-4 py-3 text-sm" role="status">
      <p className="[overflow-wrap:anywhere]">
        {texts.emailWaiting(waiting.email)} <Timestamp iso={waiting.expiresAt} isFull />.
      </p>
      <Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="withdraw-email" />
        <Button type="submit" size="sm" variant="outline" state={useSubmitting('withdraw-email')}>
          {texts.keepEmail}
        </Button>
      </Form>
    </div>
  );
}

/** Opened from the mail. A button, because a mail program may open links by itself. */
function Confirmation({ code, waiting, answer }: { code: string } & Pick<EmailFormProps, 'waiting' | 'answer'>) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const own = answer?.intent === 'confirm-email' ? answer : undefined;
  const sending = useSubmitting('confirm-email');
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="confirm-email" />
      <input type="hidden" name="code" value={code} />
      <FormAlert refusal={own?.refusal} />
      <p className="text-sm [overflow-wrap:anywhere]">
        {waiting ? texts.confirmEmailText(waiting.email) : texts.emailNotWaiting}
      </p>
      {waiting && (
        <div>
          <Button type="submit" variant="signal" state={sending} loadingText={common.saving}>
            {texts.confirmEmail}
          </Button>
        </div>
      )}
    </Form>
  );
}

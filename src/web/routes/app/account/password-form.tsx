import { useCallback, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { accountTexts } from '#web/i18n/app/account.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useRepeatAfterLogin } from '#web/login-confirmation/fresh-login.tsx';
import type { AccountActionData } from './answer-account.server.ts';

export function PasswordForm({ user, answer }: { user: User; answer: AccountActionData | undefined }) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const own = answer?.intent === 'password' ? answer : undefined;
  const isSaved = own?.refusal === null;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const repeat = useCallback(() => void (form.current && submit(form.current)), [submit]);
  useRepeatAfterLogin(own?.refusal, repeat);
  return (
    <Part title={texts.password} text={user.hasPassword ? texts.passwordText : texts.noPassword}>
      {/* A new key after saving clears the fields. */}
      <Form ref={form} key={String(isSaved)} method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="password" />
        {/* Password managers need to know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <FormAlert refusal={own?.refusal} />
        <FormDone message={isSaved ? texts.passwordSaved : null} />
        {user.hasPassword && (
          <TextField
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            label={texts.currentPassword}
            errors={own?.refusal?.errors.currentPassword}
          />
        )}
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={12}
          label={texts.newPassword}
          errors={own?.refusal?.errors.password}
        />
        <div>
          <Button type="submit" state={useSubmitting('password')} loadingText={common.saving}>
            {user.hasPassword ? texts.changePassword : texts.setPassword}
          </Button>
        </div>
      </Form>
    </Part>
  );
}

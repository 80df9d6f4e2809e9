import { Form, useSearchParams } from 'react-router';
import { safeNext } from '#domain/access/safe-next.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import type { LoginActionData } from './answer-login.server.ts';

interface EmailFieldProps {
  /** Of its form: what was typed there stays. */
  answer: LoginActionData | undefined;
  /** Known from elsewhere, before anything was typed. */
  known?: string | null;
}

/** The person's address. Password managers use it as the name of the account. */
export function EmailField({ answer, known }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="username"
      required
      label={useTexts(commonTexts).email}
      defaultValue={answer?.email ?? known ?? undefined}
      errors={answer?.refusal?.errors.email}
    />
  );
}

/** Only if the server has Google's client id (login options). */
export function GoogleForm() {
  const texts = useTexts(signInTexts);
  return (
    <Form method="post" className="mt-6">
      <input type="hidden" name="intent" value="google" />
      <p className="mb-4 flex items-center gap-4 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.orContinueWith}
      </p>
      <Button type="submit" variant="outline" size="lg" state={useSubmitting('google')} className="w-full">
        {texts.withGoogle}
      </Button>
    </Form>
  );
}

/** Logged in: on to where the person wanted to go. A full page load, because everything before was a visitor's. */
export function useLogin(): () => void {
  const [query] = useSearchParams();
  const dashboard = usePathTo()('startDashboard');
  return () => window.location.assign(safeNext(query.get('next')) ?? dashboard);
}

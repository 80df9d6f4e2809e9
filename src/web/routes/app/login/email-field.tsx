import { TextField } from '#web/components/ui/text-field.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
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

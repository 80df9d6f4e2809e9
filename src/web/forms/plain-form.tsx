import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { trapFieldTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { Refusal } from './call-api.server.ts';
import { FormAlert } from './form-alert.tsx';

interface PlainFormProps {
  refusal: Refusal | null;
  submit: string;
  children: ReactNode;
}

/** A form of the public pages that works without scripts: what went wrong, the fields, the button. */
export function PlainForm({ refusal, submit, children }: PlainFormProps) {
  return (
    <form method="post" className="mt-10 grid max-w-[40rem] gap-6" noValidate>
      <FormAlert refusal={refusal} />
      {children}
      <TrapField />
      <div>
        <Button type="submit" variant="signal" size="lg">
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface PersonFieldsProps {
  texts: { name: string; email: string };
  emailHint?: string;
  /** As they were sent, after an error. */
  values: { name: string; email: string } | null;
  refusal: Refusal | null;
}

export function PersonFields({ texts, emailHint, values, refusal }: PersonFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        autoComplete="name"
        label={texts.name}
        maxLength={200}
        defaultValue={values?.name}
        errors={refusal?.errors.name}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={texts.email}
        hint={emailHint}
        defaultValue={values?.email}
        errors={refusal?.errors.email}
      />
    </>
  );
}

/** Nobody sees it, so only a program fills it in. */
export function TrapField() {
  const { label } = useTexts(trapFieldTexts);
  return (
    <div className="absolute -left-[9999px]" aria-hidden="true">
      <label>
        {label}
        <input name="nickname" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

import { Form } from 'react-router';
import type { Invitation } from '#contract/entities/user.ts';
import { TermsLine } from '#web/components/terms-line.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { invitationTexts } from '#web/i18n/app/invitation.ts';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useInvitationTexts } from '#web/layouts/parts/invitation-words.ts';
import { SignInHeading } from '#web/layouts/parts/sign-in-frame.tsx';
import { DeclineByCode } from './unusable-invitation.tsx';

interface RegisterFormProps {
  code: string;
  invitation: Invitation;
  refusal: Refusal | null;
}

/** The link came by mail and confirms the address, so the account is ready at once. */
export function RegisterForm({ code, invitation, refusal }: RegisterFormProps) {
  const texts = useTexts(invitationTexts);
  const common = useTexts(commonTexts);
  const { passwordHint } = useTexts(signInTexts);
  const errors = refusal?.errors ?? {};
  return (
    <>
      <SignInHeading title={texts.title}>
        {useInvitationTexts(invitation)} {texts.newAccount}
      </SignInHeading>
      <Form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="register" />
        <input type="hidden" name="code" value={code} />
        <FormAlert refusal={refusal ?? undefined} />
        <TextField
          name="email"
          type="email"
          readOnly
          autoComplete="username"
          label={common.email}
          value={invitation.email}
          errors={errors.email}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField name="firstname" autoComplete="given-name" label={common.firstname} errors={errors.firstname} />
          <TextField name="lastname" autoComplete="family-name" label={common.lastname} errors={errors.lastname} />
        </div>
        <TextField
          name="password"
          type="password"
          required
          autoComplete="new-password"
          label={common.password}
          hint={passwordHint}
          errors={errors.password}
        />
        <Button
          type="submit"
          variant="signal"
          size="lg"
          state={useSubmitting('register')}
          loadingText={texts.accepting}
        >
          {texts.accept}
        </Button>
        <TermsLine />
      </Form>
      <div className="mt-3 grid justify-items-center">
        <DeclineByCode code={code} />
      </div>
    </>
  );
}

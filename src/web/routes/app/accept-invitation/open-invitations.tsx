import { Form } from 'react-router';
import type { Invitation } from '#contract/entities/user.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { invitationTexts } from '#web/i18n/app/invitation.ts';
import { invitationNoticeTexts } from '#web/i18n/app/invitation-notice.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useInvitationTexts } from '#web/layouts/parts/invitation-words.ts';
import { SignInHeading } from '#web/layouts/parts/sign-in-frame.tsx';

/** For people logged in with the invited address. */
export function Waiting({ invitations, refusal }: { invitations: readonly Invitation[]; refusal: Refusal | null }) {
  return (
    <>
      <SignInHeading title={useTexts(invitationTexts).title} />
      <FormAlert refusal={refusal ?? undefined} />
      <ul className="grid gap-8">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <Answer invitation={invitation} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Answer({ invitation }: { invitation: Invitation }) {
  const texts = useTexts(invitationTexts);
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="id" value={invitation.id} />
      <p className="break-words text-ink-soft">{useInvitationTexts(invitation)}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="accept"
          variant="signal"
          size="lg"
          state={useSubmitting('accept')}
          loadingText={texts.accepting}
        >
          {texts.accept}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="decline"
          variant="quiet"
          size="lg"
          state={useSubmitting('decline')}
          loadingText={texts.declining}
        >
          {useTexts(invitationNoticeTexts).decline}
        </Button>
      </div>
    </Form>
  );
}

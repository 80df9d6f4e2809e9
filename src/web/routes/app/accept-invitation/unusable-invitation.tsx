import { Form } from 'react-router';
import type { Invitation } from '#contract/entities/user.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { invitationTexts } from '#web/i18n/app/invitation.ts';
import { invitationNoticeTexts } from '#web/i18n/app/invitation-notice.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useInvitationTexts } from '#web/layouts/parts/invitation-words.ts';
import { SignInHeading } from '#web/layouts/parts/sign-in-frame.tsx';
import { usePathTo } from '#web/paths.ts';

interface Opened {
  code: string;
  invitation: Invitation;
}

/** Withdrawn, expired, used, or opened without its link. */
export function NoInvitation({ isLoggedIn, reason }: { isLoggedIn: boolean; reason: string | null }) {
  const texts = useTexts(invitationTexts);
  const pathTo = usePathTo();
  const [title, words] = reason
    ? [texts.overTitle, reason]
    : isLoggedIn
      ? [texts.noneTitle, texts.none]
      : [texts.title, texts.missing];
  return (
    <>
      <SignInHeading title={title}>{words}</SignInHeading>
      <ButtonLink href={pathTo(isLoggedIn ? 'start' : 'login')} size="lg">
        {isLoggedIn ? texts.toApp : texts.toLogin}
      </ButtonLink>
    </>
  );
}

/** Logged in as somebody else: nothing is accepted for the wrong account by mistake. */
export function OtherAccount({ code, own, invitation }: Opened & { own: string }) {
  const texts = useTexts(invitationTexts);
  const start = usePathTo()('start');
  return (
    <>
      <SignInHeading title={texts.otherTitle}>{texts.otherText(invitation.email, own)}</SignInHeading>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="switch" />
        <input type="hidden" name="code" value={code} />
        <Button type="submit" size="lg" state={useSubmitting('switch')} loadingText={texts.switching}>
          {texts.switchAccount}
        </Button>
        <ButtonLink href={start} variant="quiet" size="lg">
          {texts.stay}
        </ButtonLink>
      </Form>
    </>
  );
}

/** There is an account with this address: its owner logs in and returns here. */
export function LogInFirst({ code, invitation }: Opened) {
  const texts = useTexts(invitationTexts);
  const pathTo = usePathTo();
  const next = `${pathTo('acceptInvitation')}?${new URLSearchParams({ code })}`;
  return (
    <>
      <SignInHeading title={texts.title}>
        {useInvitationTexts(invitation)} {texts.knownAccount(invitation.email)}
      </SignInHeading>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${pathTo('login')}?${new URLSearchParams({ next })}`} variant="signal" size="lg">
          {texts.logIn}
        </ButtonLink>
        <DeclineByCode code={code} />
      </div>
    </>
  );
}

/** Declining needs no account. */
export function DeclineByCode({ code }: { code: string }) {
  const texts = useTexts(invitationTexts);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="decline" />
      <input type="hidden" name="code" value={code} />
      <Button type="submit" variant="quiet" size="lg" state={useSubmitting('decline')} loadingText={texts.declining}>
        {useTexts(invitationNoticeTexts).decline}
      </Button>
    </Form>
  );
}

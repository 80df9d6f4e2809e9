import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Invitation } from '#contract/entities/user.ts';
import type { Acted } from '#web/components/actions/use-action.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { invitationNoticeTexts } from '#web/i18n/app/invitation-notice.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { useInvitationTexts } from './invitation-words.ts';

/** Above every screen of the app until it is answered. */
export default function InvitationNotices({ invitations }: { invitations: readonly Invitation[] }) {
  const { waiting } = useTexts(invitationNoticeTexts);
  return (
    <section aria-label={waiting} className="border-line border-b bg-info-soft">
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <InvitationNotice invitation={invitation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function InvitationNotice({ invitation }: { invitation: Invitation }) {
  const texts = useTexts(invitationNoticeTexts);
  const fetcher = useFetcher<Acted>();
  const { data, state, formData } = fetcher;
  useEffect(() => {
    if (state !== 'idle' || !data) return;
    if (data.refusal) toast.error(data.refusal.message);
    else toast.success(texts.declined);
  }, [data, state, texts.declined]);
  const stateOf = (intent: string) => (state !== 'idle' && formData?.get('intent') === intent ? 'loading' : 'idle');
  return (
    <fetcher.Form
      method="post"
      action={usePathTo()('acceptInvitation')}
      className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-gutter py-3 lg:px-10"
    >
      <input type="hidden" name="id" value={invitation.id} />
      <p className="min-w-0 flex-1 basis-72 text-sm [overflow-wrap:anywhere]">{useInvitationTexts(invitation)}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="intent"
          value="accept"
          size="sm"
          state={stateOf('accept')}
          label={`${texts.acceptShort}: ${invitation.project}`}
        >
          {texts.acceptShort}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="decline"
          size="sm"
          variant="outline"
          state={stateOf('decline')}
          label={`${texts.decline}: ${invitation.project}`}
        >
          {texts.decline}
        </Button>
      </div>
    </fetcher.Form>
  );
}

import type { UserDetail } from '#contract/calls/admin-users.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { DeletionModal } from '#web/components/data-export/deletion-modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { adminUserTexts } from '#web/i18n/admin/users.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { UserQuestion } from './user-actions.tsx';

interface UserModalProps {
  kind: UserQuestion;
  user: UserDetail;
  open: boolean;
  onClose: () => void;
}

/** Before an account is suspended, signed in as or deleted. */
export default function UserModal({ kind, user, open, onClose }: UserModalProps) {
  const texts = useTexts(adminUserTexts);
  const alone = user.memberships.filter(({ isOnlyAdmin }) => isOnlyAdmin).map(({ project }) => project);
  const sites = alone.map(({ full }) => siteName(full));
  if (kind === 'delete')
    return (
      <DeletionModal
        open={open}
        onClose={onClose}
        title={<span className="[overflow-wrap:anywhere]">{texts.deleteTitle(user.email)}</span>}
        texts={texts}
        gone={[texts.goneAccount, texts.goneMemberships, ...sites.map(texts.goneProject)]}
        fields={{ intent: 'delete', projectIds: alone.map(({ id }) => id).join(',') }}
        confirm={{ label: texts.confirm(user.email), inputMode: 'email' }}
      />
    );
  const isSuspension = kind === 'suspend';
  return (
    <FormModal
      open={open}
      onClose={onClose}
      intent={kind}
      title={isSuspension ? texts.suspendTitle(user.email) : texts.actAsTitle(user.email)}
      description={isSuspension ? texts.suspendText : texts.actAsText}
      submit={() => (isSuspension ? texts.suspend : texts.actAs)}
      submitting={isSuspension ? texts.suspending : texts.signingIn}
      done={texts.suspendedDone}
      fields={(refusal) => (
        <>
          <FormAlert refusal={refusal} />
          {isSuspension && sites.length > 0 && (
            <p className="rounded-md bg-warn-soft px-4 py-3 text-sm">{texts.suspendOnlyAdmin(sites.join(', '))}</p>
          )}
          <TextField
            name="reason"
            label={texts.reason}
            hint={isSuspension ? texts.suspendReasonHint : texts.actAsReasonHint}
            autoComplete="off"
            errors={refusal?.errors.reason}
          />
        </>
      )}
    />
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { DeletionModal } from '#web/components/data-export/deletion-modal.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { deleteAccountTexts } from '#web/i18n/app/data-export.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';

interface DeleteAccountModalProps {
  user: User;
  /** Those that nobody else could look after. */
  projects: ProjectSummary[];
  open: boolean;
  onClose: () => void;
}

export default function DeleteAccountModal({ user, projects, open, onClose }: DeleteAccountModalProps) {
  const texts = useTexts(deleteAccountTexts);
  const [isAgreed, setAgreed] = useState(false);
  return (
    <DeletionModal
      open={open}
      onClose={onClose}
      title={texts.question}
      texts={texts}
      gone={[texts.goneAccount, texts.goneMemberships, texts.goneAddress]}
      stays={texts.stays}
      fields={{ intent: 'delete-account', projectIds: isAgreed ? projects.map(({ id }) => id).join(',') : '' }}
      exportOf="account"
      confirm={{ label: texts.confirm(user.email), inputMode: 'email' }}
      isAllowed={projects.length === 0 || isAgreed}
    >
      {projects.length > 0 && <OnlyAdminOf projects={projects} isAgreed={isAgreed} onAgree={setAgreed} />}
    </DeletionModal>
  );
}

interface OnlyAdminOfProps {
  projects: ProjectSummary[];
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** Each with a link to its members: add another admin, or it is deleted with the account. */
function OnlyAdminOf({ projects, isAgreed, onAgree }: OnlyAdminOfProps) {
  const texts = useTexts(deleteAccountTexts);
  const pathTo = usePathTo();
  return (
    <div className="rounded-md bg-warn-soft px-4 py-3 text-sm">
      <p className="font-[550]">{texts.only}</p>
      <ul className="mt-2 max-h-40 overflow-y-auto">
        {projects.map((project) => (
          <li key={project.uuid} className="flex items-baseline justify-between gap-4 py-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">{siteName(project.full)}</span>
            <Link to={pathTo('settingsAccount', { projectSlug: project.slug })} className="text-link shrink-0">
              {texts.members}
              <span className="sr-only">: {siteName(project.full)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 mb-3 text-ink-soft">{texts.onlyHint}</p>
      <Checkbox
        label={texts.withProjects(projects.length)}
        checked={isAgreed}
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
    </div>
  );
}

import { useCallback, useId, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import { shortAddress } from '../../../app-start/choose-project.ts';
import { ExportButton } from '../../../components/data-export/export-button.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Modal } from '../../../components/ui/modal.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { FormAlert } from '../../../forms/form-alert.tsx';
import { deleteAccountTexts } from '../../../i18n/app/data-export.ts';
import { commonTexts } from '../../../i18n/common.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useFreshLogin, useRepeatAfterLogin } from '../../../login-confirmation/fresh-login.tsx';
import { usePathTo } from '../../../paths.ts';
import type { AccountActionData } from './answer-account.server.ts';

interface DeleteAccountWindowProps {
  user: User;
  /** Projects that would have no other admin. */
  projects: ProjectSummary[];
  open: boolean;
  onClose: () => void;
}

export default function DeleteAccountModal({ user, projects, open, onClose }: DeleteAccountWindowProps) {
  const texts = useTexts(deleteAccountTexts);
  const common = useTexts(commonTexts);
  const fetcher = useFetcher<AccountActionData>();
  const formId = useId();
  const [isAgreed, setAgreed] = useState(false);
  const isBusy = fetcher.state !== 'idle';
  const refusal = fetcher.data?.refusal;
  const form = useRef<HTMLFormElement>(null);
  const login = useFreshLogin();
  const { submit: send } = fetcher;
  const repeat = useCallback(() => void (form.current && send(form.current)), [send]);
  useRepeatAfterLogin(refusal, repeat, login.confirm);
  const gone = [texts.goneAccount, texts.goneMemberships, texts.goneAddress];
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.question}
      noBackdropClose={isBusy}
      noEscapeClose={isBusy}
      texts={common}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="bad"
            disabled={projects.length > 0 && !isAgreed}
            state={isBusy ? 'loading' : 'idle'}
            loadingText={texts.submitting}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <fetcher.Form ref={form} id={formId} method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="delete-account" />
        <input type="hidden" name="projectIds" value={isAgreed ? projects.map(({ id }) => id).join(',') : ''} />
        <div className="text-sm">
          <p className="font-[550]">{texts.gone}</p>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-soft">
            {gone.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft">{texts.stays}</p>
        </div>
        {projects.length > 0 && <OnlyAdminOf projects={projects} isAgreed={isAgreed} onAgree={setAgreed} />}
        <ExportButton of="account" isBefore confirmLogin={login.confirm} />
        {refusal && refusal.errors.confirm === undefined && <FormAlert refusal={refusal} />}
        <TextField
          name="confirm"
          label={texts.confirm(user.email)}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          errors={refusal?.errors.confirm}
        />
      </fetcher.Form>
      {login.window}
    </Modal>
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
            <span className="min-w-0 [overflow-wrap:anywhere]">{shortAddress(project.full)}</span>
            <Link to={pathTo('settingsAccount', { projectSlug: project.slug })} className="text-link shrink-0">
              {texts.members}
              <span className="sr-only">: {shortAddress(project.full)}</span>
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

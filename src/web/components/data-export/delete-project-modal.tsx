import { useCallback, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { shortAddress } from '../../app-start/choose-project.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { deleteProjectTexts } from '../../i18n/app/data-export.ts';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useFreshLogin, useRepeatAfterLogin } from '../../login-confirmation/fresh-login.tsx';
import type { Acted } from '../actions/use-action.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ExportButton } from './export-button.tsx';

interface DeleteProjectWindowProps {
  project: { id: number; uuid: string; full: string };
  open: boolean;
  onClose: () => void;
}

/**
 * Says what will be deleted, offers an export, and requires the website's name to be typed. Posts `delete` to the
 * action of its screen.
 */
export default function DeleteProjectModal({ project, open, onClose }: DeleteProjectWindowProps) {
  const texts = useTexts(deleteProjectTexts);
  const common = useTexts(commonTexts);
  const fetcher = useFetcher<Acted>();
  const formId = useId();
  const site = shortAddress(project.full);
  const isBusy = fetcher.state !== 'idle';
  const refusal = fetcher.data?.refusal;
  const form = useRef<HTMLFormElement>(null);
  const login = useFreshLogin();
  const { submit: send } = fetcher;
  const repeat = useCallback(() => void (form.current && send(form.current)), [send]);
  useRepeatAfterLogin(refusal, repeat, login.confirm);
  const gone = [texts.goneImages, texts.gonePages, texts.goneReports, texts.gonePlan, texts.goneMembers];
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={<span className="[overflow-wrap:anywhere]">{texts.question(site)}</span>}
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
            state={isBusy ? 'loading' : 'idle'}
            loadingText={texts.submitting}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <fetcher.Form ref={form} id={formId} method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={project.uuid} />
        <div className="text-sm">
          <p className="font-[550]">{texts.gone}</p>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-soft">
            {gone.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
        <ExportButton of={{ projectId: project.id }} isBefore confirmLogin={login.confirm} />
        {refusal && refusal.errors.confirm === undefined && <FormAlert refusal={refusal} />}
        <TextField
          name="confirm"
          label={texts.confirm(site)}
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

import { useEffect, useId } from 'react';
import { Link, useFetcher } from 'react-router';
import type { Acted } from '../../../components/act/use-act.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Modal } from '../../../components/ui/modal.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { toast } from '../../../components/ui/toasts.ts';
import { FormAlert } from '../../../forms/form-alert.tsx';
import { collaboratorTexts } from '../../../i18n/collaborators.ts';
import { commonTexts } from '../../../i18n/common.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useProject } from '../../../layouts/project.tsx';
import { usePathTo } from '../../../paths.ts';

/** Closes when the invitation was taken; until then everything typed stays, with the words of the refusal beside it. */
export default function AddCollaboratorWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(collaboratorTexts);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  const { slug } = useProject();
  const fetcher = useFetcher<Acted>();
  const formId = useId();
  const { data, state } = fetcher;
  const isSent = state === 'idle' && data !== undefined && data.refusal === null;
  useEffect(() => {
    if (!isSent) return;
    toast.success(texts.sent);
    onClose();
  }, [isSent, onClose, texts]);
  const refusal = data?.refusal;
  const errors = refusal?.errors ?? {};
  return (
    <Modal
      {...{ open, onClose }}
      title={texts.add}
      description={texts.addText}
      texts={common}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="signal"
            state={state === 'idle' ? 'idle' : 'loading'}
            loadingText={texts.sending}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <fetcher.Form id={formId} method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="invite" />
        <FormAlert refusal={refusal} />
        {refusal?.code === 'LIMIT_REACHED' && (
          <Link to={pathTo('settingsPlan', { projectSlug: slug })} className="text-link text-sm">
            {texts.toPlans}
          </Link>
        )}
        <TextField
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          label={common.email}
          errors={errors.email}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="firstname" label={common.firstname} note={common.optional} errors={errors.firstname} />
          <TextField name="lastname" label={common.lastname} note={common.optional} errors={errors.lastname} />
        </div>
        <RadioGroup
          name="role"
          legend={texts.role}
          defaultValue="admin"
          options={[
            { value: 'admin', label: texts.adminRole, hint: texts.adminHint },
            { value: 'user', label: texts.editorRole, hint: texts.editorHint },
          ]}
          errors={errors.role}
        />
      </fetcher.Form>
    </Modal>
  );
}

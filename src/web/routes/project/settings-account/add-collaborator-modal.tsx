import { FormModal } from '#web/components/actions/form-modal.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { collaboratorTexts } from '#web/i18n/project/collaborators.ts';

export default function AddCollaboratorModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(collaboratorTexts);
  const common = useTexts(commonTexts);
  return (
    <FormModal
      {...{ open, onClose }}
      title={texts.add}
      description={texts.addText}
      intent="invite"
      submit={() => texts.send}
      submitting={texts.sending}
      done={texts.sent}
      fields={(refusal) => (
        <>
          <FormAlert refusal={refusal} />
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            label={common.email}
            errors={refusal?.errors.email}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="firstname"
              label={common.firstname}
              note={common.optional}
              errors={refusal?.errors.firstname}
            />
            <TextField
              name="lastname"
              label={common.lastname}
              note={common.optional}
              errors={refusal?.errors.lastname}
            />
          </div>
          <RadioGroup
            name="role"
            legend={texts.role}
            defaultValue="user"
            options={[
              { value: 'user', label: texts.editorRole, hint: texts.editorHint },
              { value: 'admin', label: texts.adminRole, hint: texts.adminHint },
            ]}
            errors={refusal?.errors.role}
          />
        </>
      )}
    />
  );
}

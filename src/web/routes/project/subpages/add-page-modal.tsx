import { FormModal } from '#web/components/actions/form-modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { subPagesTexts } from '#web/i18n/project/sub-pages.ts';
import { useProject } from '#web/layouts/project.tsx';

/** Errors of the URL are shown under it. */
export default function AddPageModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(subPagesTexts);
  const { full } = useProject();
  return (
    <FormModal
      {...{ open, onClose }}
      title={texts.addTitle}
      description={texts.addText}
      intent="add"
      submit={() => texts.add}
      submitting={texts.adding}
      done={texts.added}
      fields={(refusal) => (
        <>
          <FormAlert refusal={refusal?.offer && refusal} />
          <TextField
            name="url"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            label={texts.address}
            placeholder={`${full.replace(/\/$/, '')}/…`}
            errors={refusal && !refusal.offer ? (refusal.errors.url ?? [refusal.message]) : undefined}
          />
        </>
      )}
    />
  );
}

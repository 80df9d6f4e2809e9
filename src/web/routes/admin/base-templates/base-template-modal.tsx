import type { ListedBaseTemplate } from '#contract/calls/admin-tables.ts';
import { cardKinds } from '#domain/template/card-kinds.ts';
import { EditModal } from '#web/components/admin-lists/edit-modal.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface BaseTemplateWindowProps {
  open: boolean;
  onClose: () => void;
  row: ListedBaseTemplate;
}

export default function BaseTemplateModal({ open, onClose, row }: BaseTemplateWindowProps) {
  const texts = useTexts(adminTableTexts);
  const common = useTexts(commonTexts);
  return (
    <EditModal
      {...{ open, onClose, row }}
      title={texts.editBase}
      rowInWords={[row.title.en, row.title.de, row.preferredRoutePath, ...row.pageKinds].filter(Boolean).join(' · ')}
      fields={(errors) => (
        <>
          <TextField name="title.en" label={texts.titleEn} defaultValue={row.title.en} errors={errors['title.en']} />
          <TextField name="title.de" label={texts.titleDe} defaultValue={row.title.de} errors={errors['title.de']} />
          <TextField
            name="name"
            label={texts.identifier}
            hint={texts.identifierHint}
            defaultValue={row.name}
            errors={errors.name}
          />
          <TextField
            name="preferredRoutePath"
            label={texts.preferredRoute}
            note={common.optional}
            placeholder="/products/*"
            defaultValue={row.preferredRoutePath ?? ''}
            errors={errors.preferredRoutePath}
          />
          <fieldset className="grid gap-2.5 sm:grid-cols-2">
            <legend className="mb-2.5 font-[550] text-sm">{texts.pageKinds}</legend>
            {cardKinds.map((kind) => (
              <Checkbox
                key={kind}
                name="kind"
                value={kind}
                label={texts[kind]}
                defaultChecked={row.pageKinds.includes(kind)}
              />
            ))}
          </fieldset>
        </>
      )}
    />
  );
}

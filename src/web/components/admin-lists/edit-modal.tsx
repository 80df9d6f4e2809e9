import { type ReactNode, useState } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

export interface EditWindowProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The row as the list has it now; null creates a new one. */
  row: { id: number; updatedAt: string } | null;
  /** The stored row, shown if somebody else has saved it in the meantime. */
  rowInWords?: string;
  size?: 'md' | 'lg';
  fields: (errors: FieldErrors) => ReactNode;
}

/**
 * One row of a table in a modal. If somebody else saved the row since it was opened, the person gets a notice, keeps
 * their input, sees what the row says now, and decides.
 */
export function EditModal({ row, rowInWords, fields, ...modal }: EditWindowProps) {
  const texts = useTexts(adminTableTexts);
  const common = useTexts(commonTexts);
  const [seenAt] = useState(row?.updatedAt ?? '');
  const isConflict = (refusal: Refusal | null) => refusal?.status === 409;
  return (
    <FormModal
      {...modal}
      noBackdropClose
      intent="save"
      submit={(refusal) => (isConflict(refusal) ? texts.saveMine : common.save)}
      submitting={common.saving}
      done={texts.saved}
      fields={(refusal) => (
        <>
          <input type="hidden" name="id" value={row?.id ?? ''} />
          <input type="hidden" name="updatedAt" value={isConflict(refusal) ? (row?.updatedAt ?? '') : seenAt} />
          <FormAlert refusal={refusal} />
          {isConflict(refusal) && rowInWords && (
            <p className="text-sm [overflow-wrap:anywhere]">
              {texts.nowSays} <span className="text-ink-soft">{rowInWords}</span>
            </p>
          )}
          {fields(refusal?.errors ?? {})}
        </>
      )}
    />
  );
}

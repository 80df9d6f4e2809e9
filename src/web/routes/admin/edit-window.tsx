import { type ReactNode, useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FieldErrors } from '#contract/errors.ts';
import type { Acted } from '../../components/act/use-act.ts';
import { Button } from '../../components/ui/button.tsx';
import { Modal } from '../../components/ui/modal.tsx';
import { toast } from '../../components/ui/toasts.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { adminTableTexts } from '../../i18n/admin.ts';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';

export interface EditWindowProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The row as the list has it now; null makes a new one. */
  row: { id: number; updatedAt: string } | null;
  /** What the row says now, shown when somebody else has saved it in the meantime. */
  rowInWords?: string;
  size?: 'md' | 'lg';
  fields: (errors: FieldErrors) => ReactNode;
}

/**
 * One row of a table in a window. Who saves a row that somebody else has saved since it was opened is told so, keeps what
 * they typed, sees what the row says now, and decides.
 */
export function EditWindow({ open, onClose, title, row, rowInWords, size, fields }: EditWindowProps) {
  const texts = useTexts(adminTableTexts);
  const common = useTexts(commonTexts);
  const fetcher = useFetcher<Acted>();
  const formId = useId();
  const [seenAt] = useState(row?.updatedAt ?? '');
  const { data, state } = fetcher;
  const refusal = data?.refusal;
  const isConflict = refusal?.status === 409;
  const isSaved = state === 'idle' && data !== undefined && data.refusal === null;
  useEffect(() => {
    if (!isSaved) return;
    toast.success(texts.saved);
    onClose();
  }, [isSaved, onClose, texts]);
  return (
    <Modal
      {...{ open, onClose, title, size }}
      texts={common}
      noBackdropClose
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
            loadingText={common.saving}
          >
            {isConflict ? texts.saveMine : common.save}
          </Button>
        </>
      }
    >
      <fetcher.Form id={formId} method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={row?.id ?? ''} />
        <input type="hidden" name="updatedAt" value={isConflict ? (row?.updatedAt ?? '') : seenAt} />
        <FormAlert refusal={refusal} />
        {isConflict && rowInWords && (
          <p className="text-sm [overflow-wrap:anywhere]">
            {texts.nowSays} <span className="text-ink-soft">{rowInWords}</span>
          </p>
        )}
        {fields(refusal?.errors ?? {})}
      </fetcher.Form>
    </Modal>
  );
}

import { useState } from 'react';
import type { SubPage } from '#contract/entities/project.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Modal } from '../../../components/ui/modal.tsx';
import { commonTexts } from '../../../i18n/common.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/sub-pages.ts';

interface DeletePageProps {
  page: SubPage | null;
  onClose: () => void;
  onDelete: (page: SubPage) => Promise<void>;
}

/** Asks once more. Not ConfirmButton: the button that opens it sits in a menu that is gone by then. */
export function DeletePage({ page, onClose, onDelete }: DeletePageProps) {
  const texts = useTexts(subPagesTexts);
  const common = useTexts(commonTexts);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!page) return;
    setBusy(true);
    await onDelete(page).finally(() => setBusy(false));
    onClose();
  };
  return (
    <Modal
      open={page !== null}
      onClose={onClose}
      size="sm"
      title={texts.deleteTitle}
      description={page && texts.deleteText(page.path)}
      noCloseButton
      texts={common}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="bad" state={busy ? 'loading' : 'idle'} onClick={confirm}>
            {texts.delete}
          </Button>
        </>
      }
    />
  );
}

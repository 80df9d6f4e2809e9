import { useEffect, useId } from 'react';
import { useFetcher } from 'react-router';
import type { Acted } from '../../../components/act/use-act.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Modal } from '../../../components/ui/modal.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { toast } from '../../../components/ui/toasts.ts';
import { commonTexts } from '../../../i18n/common.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/sub-pages.ts';
import { useProject } from '../../../layouts/project.tsx';

/** What is wrong with the address stands under it, and the window stays open until it was taken. */
export default function AddPageWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(subPagesTexts);
  const common = useTexts(commonTexts);
  const { full } = useProject();
  const fetcher = useFetcher<Acted>();
  const formId = useId();
  const { data, state } = fetcher;
  const isAdded = state === 'idle' && data !== undefined && data.refusal === null;
  useEffect(() => {
    if (!isAdded) return;
    toast.success(texts.added);
    onClose();
  }, [isAdded, onClose, texts]);
  const refusal = data?.refusal;
  return (
    <Modal
      {...{ open, onClose }}
      title={texts.addTitle}
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
            loadingText={texts.adding}
          >
            {texts.add}
          </Button>
        </>
      }
    >
      <fetcher.Form id={formId} method="post" noValidate>
        <input type="hidden" name="intent" value="add" />
        <TextField
          name="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          label={texts.address}
          placeholder={`${full.replace(/\/$/, '')}/…`}
          errors={refusal ? (refusal.errors.url ?? [refusal.message]) : undefined}
        />
      </fetcher.Form>
    </Modal>
  );
}

import { useState } from 'react';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import type { Question } from './use-question.tsx';

interface QuestionWindowProps {
  question: Question;
  open: boolean;
  onClose: () => void;
}

export default function QuestionWindow({ question, open, onClose }: QuestionWindowProps) {
  const common = useTexts(commonTexts);
  const [busy, setBusy] = useState(false);
  const cancel = () => {
    question.onCancel?.();
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    await question.onConfirm().finally(() => setBusy(false));
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={cancel}
      size="sm"
      title={question.title}
      description={question.description}
      noBackdropClose={busy}
      noEscapeClose={busy}
      noCloseButton
      texts={common}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            {question.cancel ?? common.cancel}
          </Button>
          <Button variant="bad" state={busy ? 'loading' : 'idle'} onClick={confirm}>
            {question.confirm}
          </Button>
        </>
      }
    />
  );
}

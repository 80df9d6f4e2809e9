import { lazy, type ReactNode, Suspense, useState } from 'react';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';

const ConfirmModal = lazy(() => import('../ui/confirm-modal.tsx'));

export interface Question {
  title: string;
  description?: string;
  confirm: string;
  /** "Cancel" unless that word is taken. */
  cancel?: string;
  onConfirm: () => Promise<void>;
  onCancel?: () => void;
}

/**
 * Asks once more before what cannot be undone. One window for a whole screen, fetched when it is first needed: a list
 * with a window for every row would be heavier than all else on its page, and a deleted row would take its window along.
 */
export function useConfirmation(): { ask: (question: Question) => void; window: ReactNode } {
  const common = useTexts(commonTexts);
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  return {
    ask: (next) => {
      setQuestion(next);
      setOpen(true);
    },
    window: question && (
      <Suspense fallback={null}>
        <ConfirmModal
          open={open}
          texts={{ ...common, ...question }}
          onConfirm={question.onConfirm}
          onCancel={question.onCancel}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}

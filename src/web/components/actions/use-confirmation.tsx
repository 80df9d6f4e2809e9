import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LimitOffer } from '#contract/errors.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

const ConfirmModal = lazy(() => import('#web/components/ui/confirm-modal.tsx'));

export interface Question {
  title: string;
  description?: string;
  confirm: string;
  /** Of the button: what can be undone is no danger. */
  variant?: 'bad' | 'signal';
  /** "Cancel" unless that word is taken. */
  cancel?: string;
  /** A larger plan as another way, where its limit is the reason to ask. */
  offer?: LimitOffer | undefined;
  onConfirm: () => Promise<void>;
  onCancel?: () => void;
}

/**
 * Asks for confirmation before what cannot be undone, or shows at once to everybody. One modal for a whole screen,
 * loaded when first needed: a modal per row would be heavier than the rest of the page, and a deleted row would take its
 * modal with it.
 */
export function useConfirmation(): { ask: (question: Question) => void; modal: ReactNode } {
  const common = useTexts(commonTexts);
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  return {
    ask: (next) => {
      setQuestion(next);
      setOpen(true);
    },
    modal: question && (
      <Suspense fallback={null}>
        <ConfirmModal
          open={open}
          texts={{ ...common, ...question }}
          offer={question.offer}
          variant={question.variant}
          onConfirm={question.onConfirm}
          onCancel={question.onCancel}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}

import { useCallback, useState } from 'react';
import type { Wish } from '#contract/plan.ts';
import { FormModal } from '../../../components/actions/form-modal.tsx';
import { useAction } from '../../../components/actions/use-action.ts';
import { useConfirmation } from '../../../components/actions/use-confirmation.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { FormAlert } from '../../../forms/form-alert.tsx';
import { adminTableTexts } from '../../../i18n/admin/admin.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { keyOf, nameWish, priceOfWish } from './name-wish.ts';

/** Both decisions are asked about first: each changes somebody's plan or ends a request, and sends a mail. */
export function useDecision() {
  const texts = useTexts(adminTableTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ activate: texts.activated });
  const { ask, window: question } = useConfirmation();
  const [refused, setRefused] = useState<{ wish: Wish; open: boolean; key: number } | null>(null);
  const activate = (wish: Wish) =>
    ask({
      title: texts.activateQuestion(nameWish(wish, language), wish.site),
      description: texts.activateText(priceOfWish(wish, language), wish.email ?? '–'),
      confirm: texts.activate,
      onConfirm: () => act('activate', { id: keyOf(wish) }),
    });
  const refuse = (wish: Wish) => setRefused({ wish, open: true, key: (refused?.key ?? 0) + 1 });
  // The same function every time: the form closes its modal in an effect that depends on it.
  const close = useCallback(() => setRefused((now) => now && { ...now, open: false }), []);
  const windows = (
    <>
      {question}
      {refused && (
        <FormModal
          key={refused.key}
          open={refused.open}
          onClose={close}
          intent="refuse"
          title={texts.refuseQuestion(nameWish(refused.wish, language), refused.wish.site)}
          submit={() => texts.refuse}
          submitting={texts.refusing}
          done={texts.refused}
          fields={(refusal) => (
            <>
              <input type="hidden" name="id" value={keyOf(refused.wish)} />
              <FormAlert refusal={refusal} />
              <TextArea
                name="reason"
                label={texts.refusalReason}
                hint={texts.refusalReasonHint}
                rows={3}
                errors={refusal?.errors.reason}
              />
            </>
          )}
        />
      )}
    </>
  );
  return { activate, refuse, isBusy, windows };
}

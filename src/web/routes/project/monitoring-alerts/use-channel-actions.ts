import { useEffect, useRef } from 'react';
import { useAction } from '../../../components/actions/use-action.ts';
import { toast } from '../../../components/ui/toasts.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { alertsTexts } from '../../../i18n/project/alerts.ts';

interface TestAnswer {
  isDelivered: boolean;
  status: number | null;
  answer: string;
}

/** Buttons of a channel. A test that did not arrive is no error of ours: it says what the chat answered. */
export function useChannelActions() {
  const texts = useTexts(alertsTexts);
  const { act, isBusy, answer } = useAction({
    'pause-channel': texts.pausedDone,
    'resume-channel': texts.resumedDone,
    'delete-channel': texts.deleted,
  });
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (answer?.intent !== 'test-channel' || answer.refusal || told.current === answer) return;
    told.current = answer;
    const { isDelivered, status, answer: said } = answer.result as TestAnswer;
    if (isDelivered) toast.success(texts.testOk);
    else toast.error({ title: texts.testFailed, description: status === null ? said : texts.answered(status, said) });
  }, [answer, texts]);
  return { act, isBusy };
}

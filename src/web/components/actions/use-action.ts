import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { JobProgress } from '#contract/entities/project.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { askFreshLogin, FRESH_LOGIN_NEEDED } from '#web/login-confirmation/fresh-login.tsx';

/** The result of an action for its button: which one it was, and either an error or the result. */
export interface Acted {
  intent: string;
  /** Of the item the button belongs to. */
  id: string;
  refusal: Refusal | null;
  job?: JobProgress | null;
  /** The answer of the call, if the action keeps it (`runAction`). */
  result?: unknown;
}

/**
 * Buttons of a screen that post without leaving it. Success and errors are shown in a toast, errors with the server's
 * own message. Used by the screen, not by a row: a deleted row could not show anything. `action`: the screen whose
 * action it is, where that is not the one in view.
 */
export function useAction(doneMessage: Record<string, string>, action?: string) {
  const fetcher = useFetcher<Acted>();
  const handled = useRef<Acted | undefined>(undefined);
  const sentFields = useRef<Record<string, string>>({});
  const { data, state, submit } = fetcher;
  useEffect(() => {
    if (!data || state !== 'idle' || handled.current === data) return;
    handled.current = data;
    if (data.refusal?.code === FRESH_LOGIN_NEEDED) {
      askFreshLogin().then((isConfirmed) => {
        if (isConfirmed) submit(sentFields.current, { method: 'post', ...(action ? { action } : {}) });
      });
    } else if (data.refusal?.offer)
      return; // The frame shows it with what helps (limit-offer/offers.ts).
    else if (data.refusal) toast.error(wordsOf(data.refusal));
    else if (Object.hasOwn(doneMessage, data.intent)) toast.success(doneMessage[data.intent] ?? '');
  }, [data, state, doneMessage, submit, action]);
  const act = useCallback(
    (intent: string, fields: Record<string, string> = {}) => {
      sentFields.current = { intent, ...fields };
      return submit(sentFields.current, { method: 'post', ...(action ? { action } : {}) });
    },
    [submit, action],
  );
  const sent = state === 'idle' ? undefined : fetcher.formData;
  return {
    act,
    answer: data,
    /** Whether this very button is pending. */
    isBusy: (intent: string, id = '') => sent?.get('intent') === intent && (sent.get('id') ?? '') === id,
  };
}

function wordsOf({ message, errors }: Refusal) {
  const details = Object.values(errors).flat().join(' ');
  return details ? { title: message, description: details } : { title: message };
}

import { useCallback, useEffect, useRef } from 'react';
import { type SubmitOptions, useFetcher } from 'react-router';
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
  const { data, state, submit } = fetcher;
  const { send, fieldsOf } = useSubmissions(submit, action);
  useEffect(() => {
    // Handled when the page's data are new, or when the next submission begins before that.
    if (!data || state === 'loading' || handled.current === data) return;
    handled.current = data;
    if (data.refusal?.code === FRESH_LOGIN_NEEDED) {
      const fields = fieldsOf(data);
      askFreshLogin().then((isConfirmed) => {
        if (isConfirmed && fields) void send(fields);
      });
    } else if (data.refusal?.offer)
      return; // The frame shows it with what helps (limit-offer/offers.ts).
    else if (data.refusal) toast.error(wordsOf(data.refusal));
    else if (Object.hasOwn(doneMessage, data.intent)) toast.success(doneMessage[data.intent] ?? '');
  }, [data, state, doneMessage, send, fieldsOf]);
  const act = useCallback((intent: string, fields: Record<string, string> = {}) => send({ intent, ...fields }), [send]);
  const sent = state === 'idle' ? undefined : fetcher.formData;
  return {
    act,
    answer: data,
    /** Whether this very button is pending. */
    isBusy: (intent: string, id = '') => sent?.get('intent') === intent && (sent.get('id') ?? '') === id,
  };
}

type Fields = Record<string, string>;
const buttonOf = ({ intent = '', id = '' }: Fields | Acted) => `${intent} ${id}`;

/**
 * One after the other: a submission aborts the one before, which on a slow connection has not arrived yet. What is sent
 * twice in a row while it is pending is sent once.
 */
function useSubmissions(submit: (fields: Fields, options: SubmitOptions) => Promise<void>, action: string | undefined) {
  const last = useRef<{ key: string; sent: Promise<void> } | null>(null);
  const newest = useRef(new Map<string, Fields>());
  const send = useCallback(
    (fields: Fields): Promise<void> => {
      const key = JSON.stringify(fields);
      if (last.current?.key === key) return last.current.sent;
      newest.current.set(buttonOf(fields), fields);
      const options = { method: 'post', ...(action ? { action } : {}) } as const;
      const sent = Promise.allSettled([last.current?.sent])
        .then(() => submit(fields, options))
        .finally(() => {
          if (last.current?.sent === sent) last.current = null;
        });
      last.current = { key, sent };
      return sent;
    },
    [submit, action],
  );
  const fieldsOf = useCallback((acted: Acted) => newest.current.get(buttonOf(acted)), []);
  return { send, fieldsOf };
}

function wordsOf({ message, errors }: Refusal) {
  const details = Object.values(errors).flat().join(' ');
  return details ? { title: message, description: details } : { title: message };
}

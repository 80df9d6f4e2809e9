import { type SubmitEvent, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { api } from '#web/browser-client.ts';

export type PublicFormKind = 'check' | 'waitlist';

/** The server's response, to this page or to a call from it. */
export interface PublicFormActionData {
  kind: PublicFormKind;
  message: string;
  errors: FieldErrors;
  isDone: boolean;
  /** The checker only: an existing result of the same day. */
  resultUrl?: string | null;
  values: { email: string; website: string };
}

type Call = (body: {
  email: string;
  website: string;
  consent: true;
}) => Promise<{ message: string; checkUrl?: string | null }>;

const calls: Record<PublicFormKind, Call> = {
  check: (body) => api.checkStore({ body }),
  waitlist: ({ website, ...body }) => api.joinWaitlist({ body: { ...body, ...(website && { website }) } }),
};

/** Sends the form without leaving the page. `failed` is said when the server could not be reached. */
export function usePublicForm(first: PublicFormActionData | null, failed: string) {
  const [answer, setAnswer] = useState(first);
  const [isSending, setSending] = useState(false);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '');
    const kind: PublicFormKind = field('form') === 'waitlist' ? 'waitlist' : 'check';
    const values = { email: field('email'), website: field('website') };
    setSending(true);
    try {
      // An unticked box is sent as such: the API says what is missing, in its own words.
      const consent = form.has('consent') as true;
      const { message, checkUrl: resultUrl } = await calls[kind]({ ...values, consent });
      setAnswer({ kind, message, errors: {}, isDone: true, resultUrl, values });
    } catch (error) {
      const refused = error instanceof CallFailed ? error : { message: failed, errors: {} };
      setAnswer({ kind, message: refused.message, errors: refused.errors, isDone: false, values });
    } finally {
      setSending(false);
    }
  };
  return { answer, isSending, send };
}

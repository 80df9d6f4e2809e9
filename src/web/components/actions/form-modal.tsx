import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Modal, type ModalProps } from '#web/components/ui/modal.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useFreshLogin, useRepeatAfterLogin } from '#web/login-confirmation/fresh-login.tsx';
import type { Acted } from './use-action.ts';

/** The error; null if there was none yet. */
type Said<Result> = (refusal: Refusal | null) => Result;

interface FormWindowProps
  extends Pick<ModalProps, 'open' | 'onClose' | 'title' | 'description' | 'size' | 'noBackdropClose'> {
  intent: string;
  submit: Said<string>;
  submitting: string;
  /** Shown in a toast. */
  done: string;
  fields: Said<ReactNode>;
}

/** A form in a modal. Closes on success; until then everything typed stays, with the error beside it. */
export function FormModal({ intent, submit, submitting, done, fields, ...modal }: FormWindowProps) {
  const common = useTexts(commonTexts);
  const fetcher = useFetcher<Acted>();
  const formId = useId();
  const { data, state } = fetcher;
  const { onClose } = modal;
  const isTaken = state === 'idle' && data !== undefined && data.refusal === null;
  // Once for each answer, although `onClose` may be another function with every render.
  const handled = useRef<Acted | null>(null);
  useEffect(() => {
    if (!isTaken || handled.current === data) return;
    handled.current = data;
    toast.success(done);
    onClose();
  }, [isTaken, data, onClose, done]);
  const refusal = data?.refusal ?? null;
  const form = useRef<HTMLFormElement>(null);
  const login = useFreshLogin();
  const { submit: send } = fetcher;
  const repeat = useCallback(() => void (form.current && send(form.current)), [send]);
  useRepeatAfterLogin(refusal, repeat, login.confirm);
  return (
    <Modal
      {...modal}
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
            loadingText={submitting}
          >
            {submit(refusal)}
          </Button>
        </>
      }
    >
      <fetcher.Form ref={form} id={formId} method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value={intent} />
        {fields(refusal)}
      </fetcher.Form>
      {login.modal}
    </Modal>
  );
}

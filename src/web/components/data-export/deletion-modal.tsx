import { type ReactNode, useCallback, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useFreshLogin, useRepeatAfterLogin } from '#web/login-confirmation/fresh-login.tsx';
import { ExportButton } from './export-button.tsx';

interface DeletionModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  texts: { gone: string; submit: string; submitting: string };
  /** The data that will be deleted, a line each, and a sentence about the rest. */
  gone: string[];
  stays?: string;
  /** Posted to the action of the screen, besides what was typed. */
  fields: Record<string, string>;
  /** The data that a copy is offered of. */
  exportOf?: 'account' | { projectId: number };
  /** The text that has to be typed. */
  confirm: { label: string; inputMode?: 'email' };
  isAllowed?: boolean;
  children?: ReactNode;
}

/** Says what will be deleted, offers a copy, and asks for a name to be typed. */
export function DeletionModal(props: DeletionModalProps) {
  const { open, onClose, title, texts, gone, stays, fields, exportOf, confirm, isAllowed = true, children } = props;
  const common = useTexts(commonTexts);
  const fetcher = useFetcher<{ refusal: Refusal | null }>();
  const formId = useId();
  const isBusy = fetcher.state !== 'idle';
  const refusal = fetcher.data?.refusal;
  const form = useRef<HTMLFormElement>(null);
  const login = useFreshLogin();
  const { submit: send } = fetcher;
  const repeat = useCallback(() => void (form.current && send(form.current)), [send]);
  useRepeatAfterLogin(refusal, repeat, login.confirm);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      noBackdropClose={isBusy}
      noEscapeClose={isBusy}
      texts={common}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="bad"
            disabled={!isAllowed}
            state={isBusy ? 'loading' : 'idle'}
            loadingText={texts.submitting}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <fetcher.Form ref={form} id={formId} method="post" noValidate className="grid gap-5">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="text-sm">
          <p className="font-[550]">{texts.gone}</p>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-soft">
            {gone.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          {stays && <p className="mt-3 text-ink-soft">{stays}</p>}
        </div>
        {children}
        {exportOf && <ExportButton of={exportOf} isBefore confirmLogin={login.confirm} />}
        {refusal && refusal.errors.confirm === undefined && <FormAlert refusal={refusal} />}
        <TextField
          name="confirm"
          label={confirm.label}
          inputMode={confirm.inputMode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          errors={refusal?.errors.confirm}
        />
      </fetcher.Form>
      {login.modal}
    </Modal>
  );
}

import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmButtonTexts {
  title: string;
  description?: string;
  confirm: string;
  cancel: string;
  close: string;
}
export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'type' | 'children'> {
  children: ReactNode;
  /** Runs after the second yes; the window stays, busy, until it is done. A thrown error leaves it open. */
  onConfirm: () => void | Promise<void>;
  texts: ConfirmButtonTexts;
}

/** For what cannot be undone: asks once more, in the words of the thing itself. */
export function ConfirmButton({ onConfirm, texts, children, ...button }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      setOpen(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="bad" {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        title={texts.title}
        description={texts.description}
        noBackdropClose={busy}
        noEscapeClose={busy}
        noCloseButton
        texts={texts}
        footer={
          <>
            <Button variant="quiet" disabled={busy} onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
            <Button variant="bad" state={busy ? 'loading' : 'idle'} onClick={confirm}>
              {texts.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}

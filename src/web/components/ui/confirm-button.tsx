import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import type { ConfirmWindowTexts } from './confirm-modal.tsx';

// The modal is loaded on first use: most people never delete anything.
const ConfirmModal = lazy(() => import('./confirm-modal.tsx'));

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'type' | 'children'> {
  children: ReactNode;
  /** Runs after confirmation; the modal stays, busy, until it is done. A thrown error leaves it open. */
  onConfirm: () => void | Promise<void>;
  texts: ConfirmWindowTexts;
}

/** For what cannot be undone: asks for confirmation, naming the item. */
export function ConfirmButton({ onConfirm, texts, children, ...button }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        variant="bad"
        {...button}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {children}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ConfirmModal {...{ open, texts, onConfirm }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

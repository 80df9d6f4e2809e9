import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import type { ConfirmWindowTexts } from './confirm-modal.tsx';

// The window is fetched when it is first asked for: most people never delete anything.
const ConfirmModal = lazy(() => import('./confirm-modal.tsx'));

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'type' | 'children'> {
  children: ReactNode;
  /** Runs after the second yes; the window stays, busy, until it is done. A thrown error leaves it open. */
  onConfirm: () => void | Promise<void>;
  texts: ConfirmWindowTexts;
}

/** For what cannot be undone: asks once more, in the words of the thing itself. */
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

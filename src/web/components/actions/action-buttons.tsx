import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Button, type ButtonProps, IconButton } from '#web/components/ui/button.tsx';
import type { ConfirmWindowTexts } from '#web/components/ui/confirm-modal.tsx';
import { Trash2 } from '#web/components/ui/icons.tsx';

interface WindowButtonProps {
  icon: ReactNode;
  /** `lazy`: loaded when first needed. */
  window: ComponentType<{ open: boolean; onClose: () => void }>;
  children: ReactNode;
}

/** The button and the modal it opens. */
export function ModalButton({ icon, window: Window, children }: WindowButtonProps) {
  const [open, setOpen] = useState(false);
  // A new key for every opening: previous input and errors are not shown again.
  const [opening, setOpening] = useState(0);
  const close = useCallback(() => setOpen(false), []);
  const show = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="signal" icon={icon} onClick={show}>
        {children}
      </Button>
      {opening > 0 && (
        <Suspense fallback={null}>
          <Window key={opening} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

// The modal is loaded on first use: most people never delete anything.
const ConfirmModal = lazy(() => import('#web/components/ui/confirm-modal.tsx'));

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

/** At the end of a row. Its name says what would be deleted. */
export function DeleteButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton size="sm" label={label} onClick={onClick} className="text-ink-faint hover:text-bad">
      <Trash2 aria-hidden className="size-4" />
    </IconButton>
  );
}

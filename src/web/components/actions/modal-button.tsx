import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';

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

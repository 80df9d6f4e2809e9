import { useState } from 'react';
import type { LimitOffer } from '#contract/errors.ts';
import { useOffer } from '#web/limit-offer/offers.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmWindowTexts {
  title: string;
  description?: string;
  confirm: string;
  cancel: string;
  close: string;
}

interface ConfirmWindowProps {
  open: boolean;
  texts: ConfirmWindowTexts;
  onConfirm: () => void | Promise<void>;
  /** Before it closes without confirmation. */
  onCancel?: () => void;
  onClose: () => void;
  offer?: LimitOffer | undefined;
  variant?: 'bad' | 'signal' | undefined;
}

export default function ConfirmModal({
  open,
  texts,
  onConfirm,
  onCancel,
  onClose,
  offer,
  variant = 'bad',
}: ConfirmWindowProps) {
  const [busy, setBusy] = useState(false);
  const Offer = useOffer(offer);
  const cancel = () => {
    onCancel?.();
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      onClose={cancel}
      size="sm"
      title={texts.title}
      description={texts.description}
      noBackdropClose={busy}
      noEscapeClose={busy}
      noCloseButton
      texts={texts}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button variant={variant} state={busy ? 'loading' : 'idle'} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {offer && Offer && <Offer offer={offer} />}
    </Modal>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { X } from '#web/components/ui/icons.tsx';
import { MODAL_CLOSE_MS, MODAL_KEY_LISTENER_MS, MODAL_SHAKE_MS } from '#web/constants.ts';
import { IconButton } from './button.tsx';

interface ModalTexts {
  close: string;
}
export interface ModalProps {
  open: boolean;
  /** Called when a person wants to close it; the caller owns `open`. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Each way to close it can be disabled separately; trying it makes the modal shake. */
  noBackdropClose?: boolean;
  noEscapeClose?: boolean;
  noCloseButton?: boolean;
  /** As high as the window allows from the start, for what grows while it is read; its content scrolls inside. */
  isTall?: boolean;
  /** After the closing animation (250 ms), for resetting the content. */
  onClosed?: () => void;
  texts: ModalTexts;
}

const fading = { transitionDuration: `${MODAL_CLOSE_MS}ms` };
const widths = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl', xl: 'max-w-5xl' };

export function Modal(props: ModalProps) {
  const { open, onClose, title, description, children, footer, size = 'md', texts, onClosed } = props;
  const [shaking, setShaking] = useState(false);
  useEffect(() => {
    if (!shaking) return;
    const timer = setTimeout(() => setShaking(false), MODAL_SHAKE_MS);
    return () => clearTimeout(timer);
  }, [shaking]);
  useEscapeSwallowedWhileClosing(open);
  // Focus the first field, otherwise the first button inside, otherwise the modal's own order. A tall one is read from
  // its beginning: its first button may be of something that is done, or not there yet.
  const body = useRef<HTMLDivElement>(null);
  const firstInside = () =>
    (props.isTall
      ? body.current
      : body.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button')) ?? true;

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        const blocked =
          (details.reason === 'escape-key' && props.noEscapeClose) ||
          (details.reason === 'outside-press' && props.noBackdropClose);
        if (!blocked) return onClose();
        details.cancel();
        setShaking(true);
      }}
      onOpenChangeComplete={(now) => !now && onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          style={fading}
        />
        <Dialog.Viewport className="fixed inset-0 z-40 grid place-items-end overflow-y-auto sm:place-items-center sm:p-6">
          <Dialog.Popup
            initialFocus={firstInside}
            style={fading}
            className={clsx(
              'w-full rounded-t-xl border border-line bg-surface text-ink shadow-float outline-none sm:rounded-xl',
              'transition-[opacity,translate] ease-standard data-ending-style:translate-y-3 data-ending-style:opacity-0',
              'data-starting-style:translate-y-3 data-starting-style:opacity-0',
              shaking && 'animate-shake',
              widths[size],
              props.isTall && 'flex h-[calc(100dvh-3rem)] min-h-120 flex-col sm:max-h-200',
            )}
          >
            <header className="flex items-start justify-between gap-6 px-6 pt-6 sm:px-8 sm:pt-7">
              <Dialog.Title tabIndex={-1} className="min-w-0 text-2xl outline-none">
                {title}
              </Dialog.Title>
              {!props.noCloseButton && (
                <IconButton label={texts.close} size="sm" onClick={onClose} className="-mt-0.5 -mr-2 shrink-0">
                  <X aria-hidden className="size-4.5" />
                </IconButton>
              )}
            </header>
            {description && (
              <Dialog.Description className="mt-2 px-6 text-ink-soft sm:px-8">{description}</Dialog.Description>
            )}
            {children && (
              <div
                ref={body}
                tabIndex={-1}
                className={clsx('px-6 pt-6 outline-none sm:px-8', props.isTall && 'flex min-h-0 flex-1 flex-col')}
              >
                {children}
              </div>
            )}
            {footer ? (
              <footer className="mt-7 flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4 sm:px-8">
                {footer}
              </footer>
            ) : (
              <div className="h-7" />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useEscapeSwallowedWhileClosing(open: boolean) {
  const wasOpen = useRef(false);
  useEffect(() => {
    const closing = wasOpen.current && !open;
    wasOpen.current = open;
    return closing ? suppressEscape(document) : undefined;
  }, [open]);
}

/**
 * While a modal fades out, a second press of Escape must not reach what is beneath it. Returns a function to stop
 * sooner.
 */
export function suppressEscape(page: EventTarget): () => void {
  const swallow = (event: Event) => {
    if ('key' in event && event.key === 'Escape') event.stopPropagation();
  };
  page.addEventListener('keydown', swallow, { capture: true });
  const remove = () => page.removeEventListener('keydown', swallow, { capture: true });
  const timer = setTimeout(remove, MODAL_KEY_LISTENER_MS);
  return () => {
    clearTimeout(timer);
    remove();
  };
}

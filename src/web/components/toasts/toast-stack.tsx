import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from '#web/components/ui/button.tsx';
import { CircleAlert, CircleCheck, TriangleAlert, X } from '#web/components/ui/icons.tsx';
import { type Toast, type ToastKind, type ToastStore, toasts } from './toasts.ts';

export interface ToastStackTexts {
  /** Accessible name of the region. */
  notices: string;
  close: string;
  closeAll: string;
}

const icons: Record<ToastKind, typeof X> = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert };
const tones: Record<ToastKind, string> = { success: 'text-good', error: 'text-bad', warning: 'text-warn' };
const none: readonly Toast[] = [];

/** Mounted once per page. Anything with a message calls `toast.success(…)`. */
export function ToastStack({ texts, store = toasts }: { texts: ToastStackTexts; store?: ToastStore }) {
  const list = useSyncExternalStore(store.subscribe, store.list, () => none);
  const { stack, place } = usePlace(list.length);
  return (
    <section
      ref={stack}
      aria-label={texts.notices}
      style={place ? { left: place.left, bottom: place.bottom, right: 'auto' } : undefined}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-60 grid w-[calc(100vw-2rem)] justify-items-end gap-3 sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      {list.length > 1 && (
        <Button size="sm" variant="outline" className="pointer-events-auto bg-surface" onClick={store.closeAll}>
          {texts.closeAll}
        </Button>
      )}
      {list.map((entry) => (
        <ToastCard key={entry.id} entry={entry} store={store} closeText={texts.close} />
      ))}
    </section>
  );
}

/** Notices cover no control: their place is chosen when one appears, and again when something below it has changed. */
function usePlace(count: number) {
  const stack = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ left: number; bottom: number } | null>(null);
  useEffect(() => {
    if (count === 0) return;
    let isGone = false;
    let frame = 0;
    // Loads with the first notice: few pages show one.
    const look = () =>
      import('./toast-place.ts').then(
        ({ placeToasts }) => !isGone && stack.current && setPlace(placeToasts(stack.current)),
        // Without a connection it stays in its corner.
        () => null,
      );
    look();
    // A window's next step, or what it was waiting for, has its buttons elsewhere.
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scrollend', look, { capture: true });
    addEventListener('resize', look);
    return () => {
      isGone = true;
      changes.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('scrollend', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [count]);
  return { stack, place };
}

function ToastCard({ entry, store, closeText }: { entry: Toast; store: ToastStore; closeText: string }) {
  const { action } = entry;
  const Mark = icons[entry.kind];
  return (
    <article
      onPointerEnter={() => store.hold(entry.id)}
      onPointerLeave={() => store.release(entry.id)}
      onFocus={() => store.hold(entry.id)}
      onBlur={() => store.release(entry.id)}
      className="pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-lg border border-line bg-surface py-3 pr-2 pl-4 shadow-float"
    >
      <Mark aria-hidden className={`mt-1.5 size-4.5 shrink-0 ${tones[entry.kind]}`} />
      <div role={entry.kind === 'error' ? 'alert' : 'status'} className="min-w-0 flex-1 py-1 text-sm">
        <p className="font-[550] text-ink">{entry.title}</p>
        {entry.description && <p className="mt-0.5 text-ink-soft">{entry.description}</p>}
      </div>
      {action && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            action.run();
            store.close(entry.id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={closeText} size="sm" onClick={() => store.close(entry.id)}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </article>
  );
}

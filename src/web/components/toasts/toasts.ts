import { TOAST_MS } from '#web/constants.ts';

// Ours and not Base UI's, which is twelve times as large (docs/decisions/035-own-code.md).
// The store behind the toast stack. One for the whole page and independent of React, so that several islands, loaders
// and plain event handlers can all use it. The timer pauses while a toast is hovered or focused.

export type ToastKind = 'success' | 'error' | 'warning';
export interface ToastInput {
  title: string;
  description?: string;
  /** How long it stays; null until closed by hand. */
  ms?: number | null;
  /** One action, usually to undo. Using it closes the toast. */
  action?: { label: string; run: () => void };
}
export interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  description?: string;
  action?: ToastInput['action'];
}

export interface ToastStore {
  list: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  show: (kind: ToastKind, input: ToastInput | string) => number;
  close: (id: number) => void;
  closeAll: () => void;
  hold: (id: number) => void;
  release: (id: number) => void;
}

/** More than this at once is unreadable; the oldest is dropped. */
const MAX_CONCURRENT = 5;

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const lasting = new Map<number, number | null>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const hold = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const close = (id: number) => {
    hold(id);
    lasting.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  const release = (id: number) => {
    const ms = lasting.get(id);
    hold(id);
    if (typeof ms === 'number')
      timers.set(
        id,
        setTimeout(() => close(id), ms),
      );
  };
  return {
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(kind, input) {
      const { title, description, action, ms = TOAST_MS } = typeof input === 'string' ? { title: input } : input;
      lastId += 1;
      lasting.set(lastId, ms);
      for (const { id } of toasts.slice(0, Math.max(0, toasts.length + 1 - MAX_CONCURRENT))) close(id);
      set([...toasts, { id: lastId, kind, title, description, action }]);
      release(lastId);
      return lastId;
    },
    close,
    closeAll() {
      for (const { id } of toasts) close(id);
    },
    hold,
    release,
  };
}

export const toasts = createToastStore();

export const toast = {
  success: (input: ToastInput | string) => toasts.show('success', input),
  error: (input: ToastInput | string) => toasts.show('error', input),
  warning: (input: ToastInput | string) => toasts.show('warning', input),
  close: toasts.close,
};

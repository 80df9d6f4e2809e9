import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** The day under the pointer or selected with the arrow keys; null otherwise. */
export function useChosenDay(count: number) {
  const [at, setAt] = useState<number | null>(null);
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const day = Math.floor(((event.clientX - box.left) / box.width) * count);
    setAt(Math.min(count - 1, Math.max(0, day)));
  };
  const step = (event: KeyboardEvent) => {
    const now = at ?? count - 1;
    const last = count - 1;
    const targets = new Map([
      ['ArrowLeft', now - 1],
      ['ArrowRight', now + 1],
      ['Home', 0],
      ['End', last],
    ]);
    const next = targets.get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, next)));
  };
  const handlers = {
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave: () => setAt(null),
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && setAt(count - 1),
    onBlur: () => setAt(null),
    onKeyDown: step,
  };
  return { at, handlers };
}

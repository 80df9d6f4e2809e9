import { useCallback, useEffect, useState } from 'react';
import { changed, redone, settled, startHistory, undone } from '#domain/design/history.ts';
import type { StudioDesign } from './design.ts';

/** A design with its history. `key` names what is being changed: letters of one field are one undo step. */
export function useDesign(first: () => StudioDesign) {
  const [history, setHistory] = useState(() => startHistory(first()));
  const change = useCallback(
    (next: (now: StudioDesign) => StudioDesign, key?: string) =>
      setHistory((now) => changed(now, next(now.present), key ?? null)),
    [],
  );
  const settle = useCallback(() => setHistory(settled), []);
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  const restart = useCallback((design: StudioDesign) => setHistory(startHistory(design)), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      // The code editor has its own undo.
      if (event.target instanceof Element && event.target.closest('.cm-editor')) return;
      if (key === 'z' && !event.shiftKey) undo();
      else if ((key === 'z' && event.shiftKey) || key === 'y') redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
  return {
    design: history.present,
    change,
    settle,
    undo,
    redo,
    restart,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

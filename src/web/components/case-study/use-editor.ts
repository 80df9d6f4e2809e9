import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker, useFetcher } from 'react-router';
import { changed, startHistory, undone } from '#domain/design/history.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { caseStudyTexts } from '#web/i18n/app/case-studies.ts';
import { useTexts } from '#web/i18n/language.tsx';

/** The action's result for "save". */
export interface StudyActionData {
  refusal: Refusal | null;
  savedId: string | null;
}
export interface Stored<Draft> {
  draft: Draft;
  /** When it was last saved; null for new items. */
  updatedAt: string | null;
}

/**
 * A form that is saved as a whole. Input stays whatever the server says: somebody else's version is shown beside it,
 * and the person decides. Steps can be undone until saved; leaving with unsaved steps asks first.
 */
export function useEditor<Draft>(
  stored: Stored<Draft>,
  written: (draft: Draft) => object,
  onCreated: (id: string) => void,
) {
  const texts = useTexts(caseStudyTexts);
  const fetcher = useFetcher<StudyActionData>();
  const [base, setBase] = useState(stored);
  const [history, setHistory] = useState(() => startHistory(stored.draft));
  const handled = useRef<StudyActionData | undefined>(undefined);
  const draft = history.present;
  const isChanged = draft !== base.draft;
  const isFree = useRef(false);
  const { data, state } = fetcher;

  useEffect(() => {
    if (!data || state !== 'idle' || handled.current === data) return;
    handled.current = data;
    if (data.refusal) return;
    toast.success(texts.saved);
    isFree.current = base.updatedAt === null;
    if (base.updatedAt === null) {
      onCreated(data.savedId ?? '');
      return;
    }
    setBase(stored);
    setHistory(startHistory(stored.draft));
  }, [data, state, stored, base, onCreated, texts]);

  useLeaving(isChanged, isFree, texts.leave);
  const refusal = state === 'idle' ? (data?.refusal ?? null) : null;
  const send = (seen: string | null) =>
    fetcher.submit(
      { intent: 'save', study: JSON.stringify({ ...written(draft), ...(seen && { updatedAt: seen }) }) },
      { method: 'post' },
    );
  const takeTheirs = () => {
    handled.current = undefined;
    fetcher.reset();
    setBase(stored);
    setHistory(startHistory(stored.draft));
  };
  return {
    draft,
    change: useCallback(
      (next: (draft: Draft) => Draft, key: string | null = null) =>
        setHistory((now) => changed(now, next(now.present), key)),
      [],
    ),
    undo: () => setHistory(undone),
    canUndo: history.past.length > 0,
    isChanged,
    isSaving: state !== 'idle',
    refusal: refusal?.status === 409 ? null : refusal,
    errors: refusal?.errors ?? {},
    save: () => send(base.updatedAt),
    /** Set if somebody else saved in the meantime. */
    conflict: refusal?.status === 409 ? { keepMine: () => send(stored.updatedAt), takeTheirs } : null,
    /** Allows the next navigation without asking. */
    letGo: () => {
      isFree.current = true;
    },
  };
}

function useLeaving(isChanged: boolean, isFree: React.RefObject<boolean>, question: string) {
  const blocker = useBlocker(() => isChanged && !isFree.current);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}

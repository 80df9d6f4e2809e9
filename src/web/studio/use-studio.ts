import { useCallback, useEffect, useState } from 'react';
import { changed, redone, settled, startHistory, undone } from '#domain/design/history.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { useLeaveGuard } from '#web/components/actions/use-leave-guard.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { studioTexts } from '#web/i18n/project/studio.ts';
import { designFrom, type StudioDesign, sameDesign } from './design.ts';
import type { StudioData } from './load-studio.server.ts';
import { studioKey } from './studio-keys.ts';
import { useGoLive } from './use-go-live.ts';
import { useLiveImage } from './use-live-image.ts';
import { readDraft, storeDraft, useSaving } from './use-saving.ts';

const asItIs = (design: StudioDesign) => design;

/**
 * Everything configurator and designer share. `prepare` is applied to every opened template and does not count as a
 * change; `begin` gives an empty template initial content, which does.
 */
export function useStudio({ template, others, sample }: StudioData, prepare = asItIs, begin = asItIs) {
  const history = useDesign(() => prepare(begin(designFrom(template))));
  const { design, change, restart } = history;
  const [page, setPage] = useState(sample);
  const { offline } = useTexts(offlineTexts);
  const live = useLiveImage({ templateId: template.uuid, design, subPageId: page?.id ?? null }, offline);
  const { saving, isDirty, state, save, takeTheirs } = useSaving(template, design, offline, prepare);
  const { ask, modal: confirmationModal } = useConfirmation();
  useLeaveGuard(isDirty, ask, useTexts(studioTexts));
  useSaveKey(save);
  const draft = useDraft(template.uuid, design);
  const setLive = useGoLive({ others, name: design.name, save, ask });

  return {
    ...history,
    page,
    setPage,
    live,
    ask,
    confirmationModal,
    bar: {
      templateId: template.uuid,
      name: design.name,
      onName: (name: string) => change((now) => ({ ...now, name }), 'name'),
      state,
      saving,
      isDirty,
      onSave: () => save(),
      onLive: (isLive: boolean) => setLive(isLive),
      history,
    },
    notices: {
      saving,
      hasDraft: draft.found !== null,
      onKeepMine: () => save({ over: true }),
      onTakeTheirs: async () => {
        const theirs = await takeTheirs();
        if (theirs) restart(theirs);
      },
      onRestore: () => {
        const { found } = draft;
        if (found) change(() => found);
        draft.forget();
      },
      onDrop: draft.drop,
    },
  };
}
export type Studio = ReturnType<typeof useStudio>;

/** A design with its history. `key` names what is being changed: letters of one field are one undo step. */
function useDesign(first: () => StudioDesign) {
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
      const act = studioKey(event);
      if (act !== 'undo' && act !== 'redo') return;
      // The code editor has its own undo.
      if (event.target instanceof Element && event.target.closest('.cm-editor')) return;
      (act === 'undo' ? undo : redo)();
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

/** Unsaved work that this browser has stored, if it differs from what is open. */
function useDraft(templateId: string, design: StudioDesign) {
  const [found, setFound] = useState<StudioDesign | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the page opens
  useEffect(() => {
    const draft = readDraft(templateId);
    if (draft && !sameDesign(draft.design, design)) setFound(draft.design);
  }, []);
  const forget = () => setFound(null);
  const drop = () => {
    storeDraft(templateId, null);
    forget();
  };
  return { found, forget, drop };
}

/** Ctrl+S and ⌘S save the template instead of the web page. */
function useSaveKey(save: () => unknown) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (studioKey(event) !== 'save') return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save]);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../browser-client.ts';
import { useConfirmation } from '../components/actions/use-confirmation.tsx';
import { toast } from '../components/ui/toasts.ts';
import { offlineTexts } from '../i18n/app/offline.ts';
import { useTexts } from '../i18n/language.tsx';
import { studioTexts } from '../i18n/project/studio.ts';
import { designFrom, type StudioDesign, sameDesign } from './design.ts';
import { readDraft, storeDraft } from './draft.ts';
import type { StudioData } from './load-studio.server.ts';
import { useDesign } from './use-design.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useLiveImage } from './use-live-image.ts';
import { useSaving } from './use-saving.ts';

const UNDO_MS = 8000;

const asItIs = (design: StudioDesign) => design;

/**
 * Everything configurator and designer share, put together once. `prepare` is done to every template that is opened and
 * counts as no change; `begin` gives an empty sheet something to begin with, which does.
 */
export function useStudio({ template, others, sample }: StudioData, prepare = asItIs, begin = asItIs) {
  const texts = useTexts(studioTexts);
  const history = useDesign(prepare(begin(designFrom(template))));
  const { design, change, restart } = history;
  const [page, setPage] = useState(sample);
  const { offline } = useTexts(offlineTexts);
  const live = useLiveImage({ templateId: template.uuid, design, subPageId: page?.id ?? null }, offline);
  const { saving, isDirty, state, save, takeTheirs } = useSaving(template, design, offline, prepare);
  const { ask, window: confirmationModal } = useConfirmation();
  useLeaveGuard(isDirty, ask);

  const [draft, setDraft] = useState<StudioDesign | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the page opens
  useEffect(() => {
    const found = readDraft(template.uuid);
    if (found && !sameDesign(found.design, design)) setDraft(found.design);
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save]);

  /** One live design on the route gives way; where several are live already, this one joins them if the plan has room. */
  const setLive = useCallback(
    async (isLive: boolean, isAlone = others.length === 1) => {
      const replaced = isLive && isAlone ? others : [];
      const outcome = await save({
        state: isLive ? 'live' : 'inactive',
        ...(replaced.length > 0 ? { others: 'inactive' } : {}),
      });
      if (outcome === 'over-limit') {
        ask({
          title: texts.limitTitle,
          description: texts.limitText(others.length),
          confirm: texts.setLive,
          onConfirm: () => setLiveAlone.current(),
        });
      }
      if (outcome !== 'stored') return;
      const undo = async () => {
        await save({ state: isLive ? 'inactive' : 'live' });
        for (const { uuid } of replaced) {
          await api.updateTemplate({ params: { id: uuid }, body: { state: 'live' } }).catch(() => null);
        }
      };
      const names = replaced.map(({ name }) => name).join(', ');
      const description = names ? texts.nowLiveInstead(names) : texts.nowLiveText;
      toast.success({
        title: isLive ? texts.nowLive(design.name) : texts.nowOffline(design.name),
        ...(isLive ? { description } : {}),
        action: { label: texts.undo, run: undo },
        ms: UNDO_MS,
      });
    },
    [save, ask, others, texts, design.name],
  );
  const setLiveAlone = useRef(async () => {});
  useEffect(() => {
    setLiveAlone.current = () => setLive(true, true);
  }, [setLive]);

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
      hasDraft: draft !== null,
      onKeepMine: () => save({ over: true }),
      onTakeTheirs: async () => {
        const theirs = await takeTheirs();
        if (theirs) restart(theirs);
      },
      onRestore: () => {
        if (draft) change(() => draft);
        setDraft(null);
      },
      onDrop: () => {
        storeDraft(template.uuid, null);
        setDraft(null);
      },
    },
  };
}
export type Studio = ReturnType<typeof useStudio>;

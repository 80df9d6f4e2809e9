import { useState } from 'react';
import { useConfirmation } from '../components/actions/use-confirmation.tsx';
import { offlineTexts } from '../i18n/app/offline.ts';
import { useTexts } from '../i18n/language.tsx';
import { designFrom, type StudioDesign } from './design.ts';
import type { StudioData } from './load-studio.server.ts';
import { useDesign } from './use-design.ts';
import { useDraft } from './use-draft.ts';
import { useGoLive } from './use-go-live.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useLiveImage } from './use-live-image.ts';
import { useSaveKey } from './use-save-key.ts';
import { useSaving } from './use-saving.ts';

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
  const { ask, window: confirmationModal } = useConfirmation();
  useLeaveGuard(isDirty, ask);
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

import { useCallback, useEffect, useRef } from 'react';
import { api } from '#web/browser-client.ts';
import type { Question } from '#web/components/actions/use-confirmation.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { studioTexts } from '#web/i18n/project/studio.ts';
import { useProject } from '#web/layouts/project.tsx';
import { goLiveToast } from './go-live-toast.ts';
import type { StudioData } from './load-studio.server.ts';
import type { Save } from './use-saving.ts';

const UNDO_MS = 8000;

interface GoLive {
  /** The other live templates of the route. */
  others: StudioData['others'];
  name: string;
  save: Save;
  ask: (question: Question) => void;
}

/** Saves the template as live or as inactive, says so, and offers to undo it. */
export function useGoLive({ others, name, save, ask }: GoLive) {
  const texts = useTexts(studioTexts);
  const { verifiedAt } = useProject();
  /**
   * A single live design on the route is replaced; if several are already live, this one joins them if the plan has
   * room.
   */
  const setLive = useCallback(
    async (isLive: boolean, isAlone = others.length === 1) => {
      const replaced = isLive && isAlone ? others : [];
      const outcome = await save({
        state: isLive ? 'live' : 'inactive',
        ...(replaced.length > 0 ? { others: 'inactive' } : {}),
      });
      if (typeof outcome === 'object') {
        ask({
          title: texts.limitTitle,
          description: texts.limitText(others.length),
          confirm: texts.setLive,
          offer: outcome.overLimit,
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
      const names = replaced.map((other) => other.name);
      toast.success({
        ...goLiveToast(texts, { name, isLive, isVerified: verifiedAt !== null, replaced: names }),
        action: { label: texts.undo, run: undo },
        ms: UNDO_MS,
      });
    },
    [save, ask, others, texts, name, verifiedAt],
  );
  const setLiveAlone = useRef(async () => {});
  useEffect(() => {
    setLiveAlone.current = () => setLive(true, true);
  }, [setLive]);
  return setLive;
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type LiveKind, liveKinds } from '#domain/shopify/live-kinds.ts';
import { api } from '../../../browser-client.ts';
import { showErrorToast } from '../../../components/actions/show-error-toast.ts';
import { toast } from '../../../components/ui/toasts.ts';
import { offlineTexts } from '../../../i18n/app/offline.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { shopHomeTexts } from '../../../i18n/shopify/home.ts';

/** What is live, at once as the merchant wants it; if Shopify refuses, as it was. */
export function useLiveSwitch(projectId: number, live: readonly LiveKind[]) {
  const texts = useTexts(shopHomeTexts);
  const { offline } = useTexts(offlineTexts);
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<readonly LiveKind[] | null>(null);
  const save = async (kinds: readonly LiveKind[], onDone: () => void) => {
    setWanted(kinds);
    try {
      await api.switchShopLive({ params: { id: String(projectId) }, body: { live: [...kinds] } });
      await revalidate();
      onDone();
    } catch (error) {
      showErrorToast(error, offline);
    } finally {
      setWanted(null);
    }
  };
  const change = (kinds: readonly LiveKind[]) => {
    const undo = () => save(live, () => toast.success(texts.undone));
    return save(kinds, () => toast.success({ title: texts.switchDone, action: { label: texts.undo, run: undo } }));
  };
  const shown = wanted ?? live;
  return {
    live: shown,
    isBusy: wanted !== null,
    switchAll: (isOn: boolean) => change(isOn ? liveKinds : []),
    switchKind: (kind: LiveKind, isOn: boolean) =>
      change(liveKinds.filter((one) => (one === kind ? isOn : shown.includes(one)))),
  };
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/show-error-toast.ts';
import { toast } from '#web/components/ui/toasts.ts';
import { offlineTexts } from '#web/i18n/app/offline.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { shopHomeTexts } from '#web/i18n/shopify/home.ts';
import type { ShopRoute } from './load-home.server.ts';

/** One of the route's own templates, or one that is offered and becomes its own. */
export interface Choice {
  key: string;
  name: string;
  /** Below the API. */
  imagePath: string;
  isLive: boolean;
  /** The own template's id, made first if there is none yet. */
  idOf: () => Promise<string>;
}

/** Puts a template to use for a kind of page, and back what was in use before. */
export function useTemplateChoice(route: ShopRoute, onChosen: () => void) {
  const texts = useTexts(shopHomeTexts);
  const { offline } = useTexts(offlineTexts);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const before = route.templates.filter(({ isLive }) => isLive).map(({ uuid }) => uuid);

  const undo = async (used: string) => {
    try {
      const [first, ...others] = before;
      if (first) await putToUse(first);
      else await api.updateTemplate({ params: { id: used }, body: { state: 'inactive' } });
      for (const id of others)
        await api.updateTemplate({ params: { id }, body: { state: 'live', others: 'keep', redraw: true } });
      await revalidate();
      toast.success(texts.undone);
    } catch (error) {
      showErrorToast(error, offline);
    }
  };

  const choose = async (choice: Choice) => {
    setBusy(choice.key);
    try {
      const id = await choice.idOf();
      await putToUse(id);
      await revalidate();
      onChosen();
      toast.success({ title: texts.usedNow(choice.name), action: { label: texts.undo, run: () => void undo(id) } });
    } catch (error) {
      showErrorToast(error, offline);
    } finally {
      setBusy(null);
    }
  };
  return { choose, busy };
}

const putToUse = (id: string) =>
  api.updateTemplate({ params: { id }, body: { state: 'live', others: 'inactive', redraw: true } });

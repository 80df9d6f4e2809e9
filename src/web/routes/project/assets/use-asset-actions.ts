import { useState } from 'react';
import type { Asset } from '#contract/entities/project.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { assetsTexts } from '#web/i18n/project/assets.ts';

export function useAssetActions(projectId: number) {
  const texts = useTexts(assetsTexts);
  const { offline } = useTexts(offlineTexts);
  const revalidate = useRevalidate();
  const { ask, modal } = useConfirmation();
  const [edited, setEdited] = useState<{ asset: Asset | null; key: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const paramsOf = ({ id }: Asset) => ({ id: String(projectId), assetId: String(id) });

  /** `null` adds a colour. */
  const edit = (asset: Asset | null) => {
    setEdited((now) => ({ asset, key: (now?.key ?? 0) + 1 }));
    setOpen(true);
  };
  const remove = async (asset: Asset) => {
    try {
      await api.deleteAsset({ params: paramsOf(asset) });
      toast.success(texts.deleted);
    } catch (error) {
      showErrorToast(error, offline);
    }
    await revalidate();
  };
  const setDefault = async (asset: Asset) => {
    const { isDefaultImage } = asset;
    try {
      await api.updateAsset({ params: paramsOf(asset), body: { isDefaultImage: !isDefaultImage } });
      toast.success(isDefaultImage ? texts.saved : texts.defaultSet);
    } catch (error) {
      showErrorToast(error, offline);
    }
    await revalidate();
  };
  const confirmDelete = (asset: Asset) =>
    ask({
      title: texts.deleteTitle(asset.name),
      description: asset.usedBy > 0 ? texts.deleteUsedText(asset.usedBy) : texts.deleteText,
      confirm: texts.delete,
      onConfirm: () => remove(asset),
    });
  const saved = () => {
    toast.success(texts.saved);
    revalidate();
  };
  return { edited, isOpen, edit, close: () => setOpen(false), saved, setDefault, confirmDelete, confirmation: modal };
}

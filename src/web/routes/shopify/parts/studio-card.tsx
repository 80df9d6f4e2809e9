import { useState } from 'react';
import { api } from '../../../browser-client.ts';
import { showErrorToast } from '../../../components/actions/show-error-toast.ts';
import { Button } from '../../../components/ui/button.tsx';
import { offlineTexts } from '../../../i18n/app/offline.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { shopifyTexts } from '../../../i18n/shopify/app.ts';
import { usePathTo } from '../../../paths.ts';
import { ShopCard } from './shop-frame.tsx';

/** The full app in a window of its own, logged in by a link that works once. */
export function StudioCard({ projectId, projectSlug }: { projectId: number; projectSlug: string }) {
  const texts = useTexts(shopifyTexts);
  const { offline } = useTexts(offlineTexts);
  const pathTo = usePathTo();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    // Opened now, while the click counts as one: browsers block windows that come later.
    const opened = window.open('', '_blank');
    try {
      const path = pathTo('templates', { projectSlug });
      const { url } = await api.openStudio({ params: { id: String(projectId) }, body: { path } });
      if (opened) opened.location.href = url;
      else window.open(url, '_top');
    } catch (error) {
      opened?.close();
      showErrorToast(error, offline);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ShopCard title={texts.studio}>
      <p className="text-ink-soft">{texts.studioLead}</p>
      <p>
        <Button state={isBusy ? 'loading' : 'idle'} onClick={open}>
          {texts.studio}
        </Button>
      </p>
    </ShopCard>
  );
}

import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/sub-pages.ts';

const AddPageWindow = lazy(() => import('./add-page-window.tsx'));

/** A page by its address. */
export function AddPage() {
  const texts = useTexts(subPagesTexts);
  const [open, setOpen] = useState(false);
  // A new key for every opening: yesterday's mistake is not shown again.
  const [opening, setOpening] = useState(0);
  const close = useCallback(() => setOpen(false), []);
  const show = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="signal" icon={<Plus aria-hidden className="size-4" />} onClick={show}>
        {texts.add}
      </Button>
      {opening > 0 && (
        <Suspense fallback={null}>
          <AddPageWindow key={opening} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

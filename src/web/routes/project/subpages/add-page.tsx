import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import { WindowButton } from '../../../components/act/window-button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/sub-pages.ts';

const AddPageWindow = lazy(() => import('./add-page-window.tsx'));

/** A page by its address. */
export function AddPage() {
  return (
    <WindowButton icon={<Plus aria-hidden className="size-4" />} window={AddPageWindow}>
      {useTexts(subPagesTexts).add}
    </WindowButton>
  );
}

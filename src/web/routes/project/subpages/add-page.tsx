import { lazy } from 'react';
import { Plus } from '#web/components/ui/icons.tsx';
import { ModalButton } from '../../../components/actions/modal-button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/project/sub-pages.ts';

const AddPageModal = lazy(() => import('./add-page-modal.tsx'));

/** Adds a page by its URL. */
export function AddPage() {
  return (
    <ModalButton icon={<Plus aria-hidden className="size-4" />} window={AddPageModal}>
      {useTexts(subPagesTexts).add}
    </ModalButton>
  );
}

import { lazy } from 'react';
import { UserPlus } from '#web/components/ui/icons.tsx';
import { ModalButton } from '../../../components/actions/modal-button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { collaboratorTexts } from '../../../i18n/project/collaborators.ts';

const AddCollaboratorModal = lazy(() => import('./add-collaborator-modal.tsx'));

export function AddCollaborator() {
  return (
    <ModalButton icon={<UserPlus aria-hidden className="size-4" />} window={AddCollaboratorModal}>
      {useTexts(collaboratorTexts).add}
    </ModalButton>
  );
}

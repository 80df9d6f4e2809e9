import UserPlus from 'lucide-react/icons/user-plus';
import { lazy } from 'react';
import { WindowButton } from '../../../components/act/window-button.tsx';
import { collaboratorTexts } from '../../../i18n/collaborators.ts';
import { useTexts } from '../../../i18n/language.tsx';

const AddCollaboratorWindow = lazy(() => import('./add-collaborator-window.tsx'));

export function AddCollaborator() {
  return (
    <WindowButton icon={<UserPlus aria-hidden className="size-4" />} window={AddCollaboratorWindow}>
      {useTexts(collaboratorTexts).add}
    </WindowButton>
  );
}

import UserPlus from 'lucide-react/icons/user-plus';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { collaboratorTexts } from '../../../i18n/collaborators.ts';
import { useTexts } from '../../../i18n/language.tsx';

const AddCollaboratorWindow = lazy(() => import('./add-collaborator-window.tsx'));

export function AddCollaborator() {
  const texts = useTexts(collaboratorTexts);
  const [open, setOpen] = useState(false);
  // A new key for every opening: the last one's names are not shown again.
  const [opening, setOpening] = useState(0);
  const close = useCallback(() => setOpen(false), []);
  const show = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="signal" icon={<UserPlus aria-hidden className="size-4" />} onClick={show}>
        {texts.add}
      </Button>
      {opening > 0 && (
        <Suspense fallback={null}>
          <AddCollaboratorWindow key={opening} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import { deleteProjectTexts } from '../../i18n/app/data-export.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Part } from '../../routes/app/account/part.tsx';
import { Button } from '../ui/button.tsx';

const DeleteProjectModal = lazy(() => import('./delete-project-modal.tsx'));

/** The last section of a project's settings. */
export function DeleteProjectPart({ project }: { project: { id: number; uuid: string; slug: string; full: string } }) {
  const texts = useTexts(deleteProjectTexts);
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <Part title={texts.title} text={texts.text}>
      <Button
        variant="bad"
        onClick={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        {texts.button}
      </Button>
      {openings > 0 && (
        <Suspense fallback={null}>
          <DeleteProjectModal key={openings} project={project} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Part>
  );
}

import { lazy, Suspense, useState } from 'react';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { deleteProjectTexts } from '#web/i18n/app/data-export.ts';
import { useTexts } from '#web/i18n/language.tsx';

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

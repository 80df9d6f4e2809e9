import { lazy, Suspense, useState } from 'react';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import { ExportButton } from '#web/components/data-export/export-button.tsx';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { deleteAccountTexts, exportTexts } from '#web/i18n/app/data-export.ts';
import { useTexts } from '#web/i18n/language.tsx';

const DeleteAccountModal = lazy(() => import('./delete-account-modal.tsx'));

export interface Leaving {
  onlyAdminOf: ProjectSummary[];
  isLastSuperAdmin: boolean;
}

/** The last two parts of the account: export everything, and delete it. */
export function AccountDeletionParts({ user, leaving }: { user: User; leaving: Leaving }) {
  const texts = useTexts(deleteAccountTexts);
  const exports = useTexts(exportTexts);
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <Part title={exports.title} text={exports.account}>
        <ExportButton of="account" />
      </Part>
      <Part title={texts.title} text={texts.text}>
        {leaving.isLastSuperAdmin ? (
          <p className="text-ink-soft text-sm">{texts.lastSuperAdmin}</p>
        ) : (
          <Button
            variant="bad"
            onClick={() => {
              setOpenings(openings + 1);
              setOpen(true);
            }}
          >
            {texts.button}
          </Button>
        )}
        {openings > 0 && (
          <Suspense fallback={null}>
            <DeleteAccountModal
              key={openings}
              {...{ user, open }}
              projects={leaving.onlyAdminOf}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Part>
    </>
  );
}

import { useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { JobProgress } from '#contract/entities/project.ts';
import { api } from '#web/browser-client.ts';
import { JobPanel } from '#web/components/job/job-progress.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Download } from '#web/components/ui/icons.tsx';
import { exportTexts } from '#web/i18n/app/data-export.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { withFreshLogin } from '#web/login-confirmation/fresh-login.tsx';
import { useRootData } from '#web/root-data.ts';

interface ExportButtonProps {
  of: 'account' | { projectId: number };
  /** Next to a deletion: small, with different wording. */
  isBefore?: boolean;
  /** Inside a modal: that modal's own fresh-login dialog. */
  confirmLogin?: () => Promise<boolean>;
}

/** Requests a ticket and follows its link: the browser then handles the download, even if the page is left. */
export function ExportButton({ of, isBefore = false, confirmLogin }: ExportButtonProps) {
  const texts = useTexts(exportTexts);
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  const [isLoading, setIsLoading] = useState(false);
  const [job, setJob] = useState<JobProgress | null>(null);
  const start = async () => {
    setIsLoading(true);
    try {
      const ask = () =>
        of === 'account' ? api.exportAccount() : api.exportProject({ params: { id: String(of.projectId) } });
      const { ticket, job: started } = await withFreshLogin(ask, confirmLogin);
      setJob(started);
      location.assign(`${apiUrl}/export/${ticket}`);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      toast.error(error.message);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        variant="outline"
        size={isBefore ? 'sm' : 'md'}
        icon={<Download aria-hidden className="size-4" />}
        state={isLoading ? 'loading' : 'idle'}
        onClick={start}
      >
        {isBefore ? texts.before : texts.download}
      </Button>
      {job && (
        <div className="w-full">
          <JobPanel job={job} onEnd={() => setJob(null)} />
        </div>
      )}
    </div>
  );
}

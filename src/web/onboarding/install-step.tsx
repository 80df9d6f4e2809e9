import { useEffect, useState } from 'react';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { api } from '../browser-client.ts';
import { type CodeFile, InstallSteps, type System } from '../components/integration/install-steps.tsx';
import { Button } from '../components/ui/button.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { useTexts } from '../i18n/language.tsx';
import { onboardingTexts } from '../i18n/project/onboarding.ts';
import { SiteInstall } from './site-install.tsx';
import type { Setup } from './use-setup.ts';

/** The instructions of the settings, for the website's system. */
export function InstallStep({ setup, project }: { setup: Setup; project: ProjectSummary }) {
  if (setup.project === null) return <Skeleton width="80%" />;
  const { pageType } = setup.project;
  if (pageType === 'wordpress' || pageType === 'typo3') return <SiteInstall system={pageType} project={project} />;
  return <CodeInstall system={pageType === 'shopify' ? 'shopify' : 'custom'} project={project} />;
}

function CodeInstall({ system, project }: { system: System; project: ProjectSummary }) {
  const texts = useTexts(onboardingTexts);
  const [files, setFiles] = useState<Record<System, CodeFile[]> | 'failed' | null>(null);
  useEffect(() => {
    if (files !== null) return;
    api.getIntegration({ params: { id: String(project.id) } }).then(setFiles, () => setFiles('failed'));
  }, [files, project.id]);
  if (files === 'failed')
    return (
      <div role="alert" className="text-sm">
        <p>{texts.failed}</p>
        <Button size="sm" variant="outline" className="mt-3" onClick={() => setFiles(null)}>
          {texts.again}
        </Button>
      </div>
    );
  if (files === null) return <Skeleton width="80%" />;
  return <InstallSteps system={system} files={files[system]} projectId={project.id} />;
}

import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { SiteSteps } from '../components/site-connection/site-steps.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { useTexts } from '../i18n/language.tsx';
import { integrationTexts } from '../i18n/project/integration.ts';
import { usePathTo } from '../paths.ts';
import type { Sites } from '../routes/project/integration/sites.server.ts';

const screens = { wordpress: 'settingsWordpress', typo3: 'settingsTypo3' } as const;

/** Plugin or extension: the steps of its settings screen, whose data and actions it uses. */
export function SiteInstall({ system, project }: { system: keyof typeof screens; project: ProjectSummary }) {
  const { typo3Unverified } = useTexts(integrationTexts);
  const path = usePathTo()(screens[system], { projectSlug: project.slug });
  // Loaded again after each action, as the data of a screen is.
  const { data, load } = useFetcher<Sites>();
  useEffect(() => void load(path), [load, path]);
  if (!data) return <Skeleton width="80%" />;
  return (
    <>
      {system === 'typo3' && <p className="mb-6 rounded-md bg-warn-soft px-4 py-3 text-sm">{typo3Unverified}</p>}
      <SiteSteps system={system} projectId={project.id} sites={data.sites} action={path} />
    </>
  );
}

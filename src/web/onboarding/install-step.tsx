import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { api } from '#web/browser-client.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { FirstShare } from '#web/components/integration/first-share.tsx';
import { type CodeFile, InstallSteps, type System } from '#web/components/integration/install-steps.tsx';
import { SendToDeveloper } from '#web/components/integration/send-to-developer.tsx';
import type { Sites } from '#web/components/integration/sites.server.ts';
import { useWaiting, WaitingState } from '#web/components/integration/waiting-state.tsx';
import { SiteSteps } from '#web/components/site-connection/site-steps.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { installTexts, integrationTexts } from '#web/i18n/project/integration.ts';
import { onboardingTexts } from '#web/i18n/project/onboarding.ts';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { productRouteOf } from './setup-routes.ts';
import { ShopAppInstall } from './shop-app-install.tsx';
import type { Setup } from './use-setup.ts';

/** The wait for the shop and then the first share on top, where it is seen; below it who adds the code and how. */
export default function InstallStep({ setup, project }: { setup: Setup; project: ProjectSummary }) {
  const texts = useTexts(installTexts);
  const hasShopifyApp = useRootData()?.hasShopifyApp ?? false;
  if (setup.project === null) return <Skeleton width="80%" />;
  const { pageType } = setup.project;
  const isSite = pageType === 'wordpress' || pageType === 'typo3';
  const mine = { value: 'mine', label: texts.mine } as const;
  const plugin = { value: 'plugin', label: texts.plugin } as const;
  const developer = {
    value: 'developer',
    label: texts.developer,
    panel: <SendToDeveloper project={{ ...project, pageType }} />,
  } as const;
  const system = pageType === 'shopify' ? 'shopify' : 'custom';
  return (
    <Waiting setup={setup} project={project}>
      <Tabs<'mine' | 'developer' | 'plugin'>
        label={texts.who}
        tabs={
          isSite
            ? [
                { ...plugin, panel: <SiteInstall system={pageType} project={project} /> },
                // TypoScript alone sets the tags too; on WordPress the plugin is the only way without a developer.
                ...(pageType === 'typo3' ? [{ ...mine, panel: <CodeInstall system="typo3" project={project} /> }] : []),
                developer,
              ]
            : [
                // No code to paste, and what Shopify asks of its apps.
                ...(system === 'shopify' && hasShopifyApp
                  ? [{ ...plugin, panel: <ShopAppInstall project={project} /> }]
                  : []),
                { ...mine, panel: <CodeInstall system={system} project={project} /> },
                developer,
              ]
        }
      />
    </Waiting>
  );
}

interface WaitingProps {
  setup: Setup;
  project: ProjectSummary;
  /** How the code gets into the shop; no longer needed once it is there. */
  children: ReactNode;
}

/** No button is needed: what was seen is shown, and the project is verified. */
function Waiting({ setup, project, children }: WaitingProps) {
  const revalidate = useRevalidate();
  const { id, verifiedAt } = project;
  const verify = useCallback(async () => {
    await api.verifyProject({ params: { id: String(id) } });
    revalidate();
  }, [id, revalidate]);
  const ask = async () => {
    const { integrated, sameUrl } = await api.isIntegrated({ params: { id: String(id) } });
    if (sameUrl) return 'same-url';
    if (integrated) {
      await verify();
      setup.markIntegrated();
    }
    return integrated;
  };
  const [wasThere] = useState(setup.isIntegrated === true);
  const state = useWaiting(ask, wasThere);
  // Nothing waits for a tag that was there before: one request, and after a failure another at the next opening.
  useEffect(() => {
    if (wasThere && verifiedAt === null) verify().catch(() => null);
  }, [wasThere, verifiedAt, verify]);
  return (
    <div className="grid gap-8">
      <WaitingState state={state} />
      {state === 'seen' ? (
        <FirstShare
          projectId={project.id}
          projectUuid={project.uuid}
          // The product that the setup began with: a home page has no photo and no price to be surprised by.
          url={productRouteOf(setup)?.sampleSubPage?.url ?? project.full}
        />
      ) : (
        children
      )}
    </div>
  );
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

const screens = { wordpress: 'settingsWordpress', typo3: 'settingsTypo3' } as const;

/** Plugin or extension: the steps of its settings screen, whose data and actions it uses. */
function SiteInstall({ system, project }: { system: keyof typeof screens; project: ProjectSummary }) {
  const { typo3Tested } = useTexts(integrationTexts);
  const path = usePathTo()(screens[system], { projectSlug: project.slug });
  // Loaded again after each action, as the data of a screen is.
  const { data, load } = useFetcher<Sites>();
  useEffect(() => void load(path), [load, path]);
  if (!data) return <Skeleton width="80%" />;
  return (
    <>
      {system === 'typo3' && <p className="mb-6 text-ink-soft text-sm">{typo3Tested}</p>}
      <SiteSteps system={system} projectId={project.id} sites={data.sites} action={path} />
    </>
  );
}

import type { ReactNode } from 'react';
import type { SiteConnection } from '#contract/site-connections.ts';
import type { SiteSystem } from '#domain/site/site-system.ts';
import { Step } from '#web/components/integration/step.tsx';
import { ZipLink } from '#web/components/integration/zip-link.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { siteConnectionTexts } from '#web/i18n/project/site-connection.ts';
import { ConnectCode } from './connect-code.tsx';
import { SiteCheck } from './site-check.tsx';
import { HeadArt, WindowArt } from './window-art.tsx';

interface SiteLinks {
  connections: readonly SiteConnection[];
  code: { expiresAt: string } | null;
}

interface SiteStepsProps {
  system: SiteSystem;
  projectId: number;
  sites: SiteLinks;
  /** Path of the system's settings, whose server side does the work, where the steps are shown on another screen. */
  action?: string;
}

/** From the download to the check, for one system. */
export function SiteSteps({ system, projectId, sites, action }: SiteStepsProps) {
  const texts = useTexts(siteConnectionTexts);
  const uses: Record<SiteSystem, { install: ReactNode; connect: ReactNode }> = {
    wordpress: {
      install: <WindowArt menu={texts.menuPlugins} button={texts.buttonUpload} />,
      connect: <WindowArt menu={texts.menuSettings} button={texts.buttonConnect} hasField />,
    },
    typo3: {
      install: <WindowArt menu={texts.menuExtensions} button={texts.buttonUpload} />,
      connect: <WindowArt menu="Linkbild" button={texts.buttonConnect} hasField />,
    },
    php: { install: <HeadArt />, connect: null },
  };
  return (
    <ol className="grid gap-10">
      <Step text={texts[`${system}Download`]}>
        <ZipLink projectId={projectId} system={system} />
      </Step>
      <Step text={texts[`${system}Install`]}>{uses[system].install}</Step>
      <Step title={texts.connectTitle} text={texts[`${system}Connect`]}>
        {uses[system].connect}
        <ConnectCode projectId={projectId} connections={sites.connections} open={sites.code} action={action} />
      </Step>
      <Step title={texts.checkTitle} text={texts.checkText}>
        <SiteCheck action={action} />
      </Step>
    </ol>
  );
}

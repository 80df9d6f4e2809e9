import type { ReactNode } from 'react';
import type { SiteConnection } from '#contract/calls/site-connections.ts';
import type { SiteSystem } from '#domain/site/connected-site.ts';
import { DownloadLink, Step, ZipLink } from '#web/components/integration/step.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { commonTexts } from '#web/i18n/common.ts';
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
  const { install, connect } = useShown(system);
  return (
    <ol className="grid gap-10">
      <Step text={texts[`${system}Download`]}>
        <ZipLink projectId={projectId} system={system} />
      </Step>
      <Step text={texts[`${system}Install`]}>{install}</Step>
      <Step title={texts.connectTitle} text={texts[`${system}Connect`]}>
        {connect}
        <ConnectCode projectId={projectId} connections={sites.connections} open={sites.code} action={action} />
      </Step>
      {system === 'typo3' && <Step title={texts.typo3SetTitle} text={texts.typo3Set} />}
      <Step title={texts.checkTitle} text={texts.checkText}>
        <SiteCheck action={action} />
      </Step>
    </ol>
  );
}

/** Where in the system a step takes place. */
function useShown(system: SiteSystem): { install: ReactNode; connect: ReactNode } {
  const texts = useTexts(siteConnectionTexts);
  const common = useTexts(commonTexts);
  const shown = {
    wordpress: {
      install: <WindowArt menu={texts.menuPlugins} button={texts.buttonUpload} />,
      connect: <WindowArt menu={texts.menuSettings} button={texts.buttonConnect} hasField />,
    },
    typo3: {
      install: (
        <div className="grid gap-4">
          <WindowArt menu={texts.menuExtensions} button={texts.buttonUpload} />
          <CodeBlock title="Composer" code={typo3Composer} texts={common} />
        </div>
      ),
      connect: <WindowArt menu="Linkbild" button={texts.buttonConnect} hasField />,
    },
    php: { install: <HeadArt line="echo $linkbild->html(…);" />, connect: null },
  };
  return shown[system];
}

interface DeveloperStepsProps {
  system: 'wordpress' | 'typo3';
  /** Of the install link, which opens the download too. */
  installName: string;
}

/** The same without an account: the code comes from a member, and the check is on the page around. */
export function DeveloperSteps({ system, installName }: DeveloperStepsProps) {
  const texts = useTexts(siteConnectionTexts);
  const { install, connect } = useShown(system);
  return (
    <ol className="grid gap-10">
      <Step text={texts[`${system}Download`]}>
        <DownloadLink path={`/public/${encodeURIComponent(installName)}/install-zip`} system={system} />
      </Step>
      <Step text={texts[`${system}Install`]}>{install}</Step>
      <Step title={texts.developerConnectTitle} text={texts[`${system}DeveloperConnect`]}>
        {connect}
      </Step>
      {system === 'typo3' && <Step title={texts.typo3SetTitle} text={texts.typo3Set} />}
    </ol>
  );
}

/** The extension from its ZIP, in the folder of a Composer project. test/integrations/typo3 does the same. */
export const typo3Composer = `mkdir -p packages/linkbild
unzip linkbild_*.zip -d packages/linkbild
composer config repositories.local path 'packages/*'
composer require linkbild/typo3:@dev
vendor/bin/typo3 extension:setup`;

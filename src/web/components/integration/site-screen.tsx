import { InstallSteps } from '#web/components/integration/install-steps.tsx';
import { ConnectedSites } from '#web/components/site-connection/connected-sites.tsx';
import { SiteSteps } from '#web/components/site-connection/site-steps.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { integrationTexts } from '#web/i18n/project/integration.ts';
import { siteConnectionTexts } from '#web/i18n/project/site-connection.ts';
import { IntegrationFrame } from './integration-frame.tsx';
import type { Sites } from './sites.server.ts';

/** Installing the plugin and connecting it. */
export function WordpressScreen({ integration: { projectId, verifiedAt }, sites }: Sites) {
  const texts = useTexts(siteConnectionTexts);
  return (
    <IntegrationFrame name="settingsWordpress" lead={texts.wordpressLead} verifiedAt={verifiedAt}>
      <ConnectedSites system="wordpress" connections={sites.connections} />
      <div className="max-w-3xl">
        <SiteSteps system="wordpress" projectId={projectId} sites={sites} />
      </div>
    </IntegrationFrame>
  );
}

/** The extension, and TypoScript for those who want none. */
export function Typo3Screen({ integration: { projectId, verifiedAt, files }, sites }: Sites) {
  const texts = useTexts(siteConnectionTexts);
  const { typo3Lead, typo3Tested } = useTexts(integrationTexts);
  return (
    <IntegrationFrame name="settingsTypo3" lead={typo3Lead} verifiedAt={verifiedAt}>
      <p className="mb-8 max-w-text text-ink-soft text-sm">{typo3Tested}</p>
      <ConnectedSites system="typo3" connections={sites.connections} />
      <div className="max-w-3xl">
        <SiteSteps system="typo3" projectId={projectId} sites={sites} />
        <Heading text={texts.typo3ByHand} />
        <InstallSteps system="typo3" files={files.typo3} projectId={projectId} isWithoutCheck />
      </div>
    </IntegrationFrame>
  );
}

/** Tags and code for any system, and the package for PHP. */
export function CustomScreen({ integration: { projectId, verifiedAt, files }, sites }: Sites) {
  const texts = useTexts(siteConnectionTexts);
  const { customLead } = useTexts(integrationTexts);
  return (
    <IntegrationFrame name="settingsCustom" lead={customLead} verifiedAt={verifiedAt}>
      <ConnectedSites system="php" connections={sites.connections} />
      <div className="max-w-3xl">
        <InstallSteps system="custom" files={files.custom} projectId={projectId} isWithoutCheck />
        <Heading text={texts.phpTitle} />
        <SiteSteps system="php" projectId={projectId} sites={sites} />
      </div>
    </IntegrationFrame>
  );
}

const Heading = ({ text }: { text: string }) => <h2 className="mt-14 mb-6 font-display font-[600] text-xl">{text}</h2>;

import type { ReactNode } from 'react';
import { InstallSteps, type System } from '../../../components/integration/install-steps.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { appScreenTexts } from '../../../i18n/app/screens.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { integrationTexts } from '../../../i18n/project/integration.ts';
import { projectSettingsTexts } from '../../../i18n/project/settings.ts';
import { Screen } from '../../../layouts/parts/screen.tsx';
import type { Integration } from './load-integration.server.ts';

const screens = {
  shopify: { name: 'settingsShopify', lead: 'shopifyLead' },
  typo3: { name: 'settingsTypo3', lead: 'typo3Lead' },
  custom: { name: 'settingsCustom', lead: 'customLead' },
} as const;

interface IntegrationScreenProps {
  system: System;
  integration: Integration;
  /** What comes before the steps. */
  children?: ReactNode;
}

export function IntegrationScreen({ system, integration, children }: IntegrationScreenProps) {
  const { name, lead } = screens[system];
  const texts = useTexts(integrationTexts);
  const project = useTexts(projectSettingsTexts);
  const { files, projectId, verifiedAt } = integration;
  return (
    <Screen heading={useTexts(appScreenTexts[name]).heading} lead={texts[lead]}>
      <p className="mb-8 text-sm">
        {verifiedAt ? (
          <span className="flex flex-wrap items-center gap-3">
            <Badge tone="good">{project.verified}</Badge>
            <span className="text-ink-soft">
              {project.verifiedSince} <Moment iso={verifiedAt} isDay />
            </span>
          </span>
        ) : (
          <Badge>{project.notVerified}</Badge>
        )}
      </p>
      {children}
      <div className="max-w-3xl">
        <InstallSteps system={system} files={files[system]} projectId={projectId} />
      </div>
    </Screen>
  );
}

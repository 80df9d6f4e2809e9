import type { ReactNode } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { projectSettingsTexts } from '#web/i18n/project/settings.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';

interface IntegrationFrameProps {
  name: 'settingsShopify' | 'settingsWordpress' | 'settingsTypo3' | 'settingsCustom';
  lead: string;
  verifiedAt: string | null;
  children: ReactNode;
}

/** A screen of the integration: heading, and whether our tag was ever found. */
export function IntegrationFrame({ name, lead, verifiedAt, children }: IntegrationFrameProps) {
  const project = useTexts(projectSettingsTexts);
  return (
    <Screen heading={useTexts(appScreenTexts[name]).heading} lead={lead}>
      <p className="mb-8 text-sm">
        {verifiedAt ? (
          <span className="flex flex-wrap items-center gap-3">
            <Badge tone="good">{project.verified}</Badge>
            <span className="text-ink-soft">
              {project.verifiedSince} <Timestamp iso={verifiedAt} isDay />
            </span>
          </span>
        ) : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge>{project.notVerified}</Badge>
            <span className="text-ink-soft">{project.verificationText}</span>
          </span>
        )}
      </p>
      {children}
    </Screen>
  );
}

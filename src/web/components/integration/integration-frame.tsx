import type { ReactNode } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { installTexts } from '#web/i18n/project/integration.ts';
import { projectSettingsTexts } from '#web/i18n/project/settings.ts';
import { useAppData } from '#web/layouts/app.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { integrationScreenOf } from './integration-screen-of.ts';
import { SendToDeveloper } from './send-to-developer.tsx';

interface IntegrationFrameProps {
  name: 'settingsShopify' | 'settingsWordpress' | 'settingsTypo3' | 'settingsCustom';
  lead: string;
  verifiedAt: string | null;
  children: ReactNode;
}

/** A screen of the integration: heading, whether our code was ever found, and the link for a developer at the end. */
export function IntegrationFrame({ name, lead, verifiedAt, children }: IntegrationFrameProps) {
  const texts = useTexts(projectSettingsTexts);
  const { forDeveloper } = useTexts(installTexts);
  const { project } = useAppData();
  // The link opens the instructions of the project's own system.
  const isOwnSystem = project !== null && integrationScreenOf(project.pageType) === name;
  return (
    <Screen heading={useTexts(appScreenTexts[name]).heading} lead={lead}>
      <p className="mb-8 text-sm">
        {verifiedAt ? (
          <span className="flex flex-wrap items-center gap-3">
            <Badge tone="good">{texts.verified}</Badge>
            <span className="text-ink-soft">
              {texts.verifiedSince} <Timestamp iso={verifiedAt} isDay />
            </span>
          </span>
        ) : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge>{texts.notVerified}</Badge>
            <span className="text-ink-soft">{texts.verificationText}</span>
          </span>
        )}
      </p>
      {children}
      {isOwnSystem && (
        <section className="mt-14 max-w-3xl border-line border-t pt-8">
          <h2 className="mb-4 font-display font-[600] text-xl">{forDeveloper}</h2>
          <SendToDeveloper project={project} isQuiet />
        </section>
      )}
    </Screen>
  );
}

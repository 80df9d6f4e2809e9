import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import type { Project } from '#contract/entities/project.ts';
import { isShop } from '#domain/enumerations.ts';
import { OtherTags } from '#web/components/integration/check-outcome.tsx';
import { integrationScreenOf } from '#web/components/integration/integration-screen-of.ts';
import { Part } from '#web/components/part.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { VerifiedBadge } from '#web/components/ui/verified-badge.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { projectSettingsTexts } from '#web/i18n/project/settings.ts';
import { usePathTo } from '#web/paths.ts';
import type { SettingsActionData } from './answer-settings.server.ts';

/** Whether our tag is on the live website; badge and button both check again. */
export function Verification({ project }: { project: Project }) {
  const texts = useTexts(projectSettingsTexts);
  const pathTo = usePathTo();
  const fetcher = useFetcher<SettingsActionData>();
  const { data, state } = fetcher;
  useEffect(() => {
    if (state !== 'idle' || !data) return;
    if (data.refusal) toast.error(data.refusal.message);
    else if (data.verified) toast.success(texts.nowVerified);
    else toast.warning({ title: texts.stillNotVerified, ms: 8000 });
  }, [data, state, texts]);
  const verify = () => fetcher.submit({ intent: 'verify' }, { method: 'post' });
  const isBusy = state !== 'idle';
  const screen = integrationScreenOf(project.pageType);
  return (
    <Part title={texts.verification} text={texts.verificationText}>
      <div className="flex flex-wrap items-center gap-4">
        <VerifiedBadge
          state={isBusy ? 'pending' : project.verifiedAt ? 'verified' : 'not-verified'}
          onVerify={verify}
          texts={texts}
        />
        {project.verifiedAt ? (
          <span className="text-ink-soft text-sm">
            {texts.verifiedSince} <Timestamp iso={project.verifiedAt} isDay />
          </span>
        ) : (
          <>
            <Button
              size="sm"
              variant="outline"
              state={isBusy ? 'loading' : 'idle'}
              loadingText={texts.verifying}
              onClick={verify}
            >
              {texts.verify}
            </Button>
            <Link
              to={pathTo(screen, { projectSlug: project.slug })}
              className="inline-flex min-h-6 items-center text-link text-sm"
            >
              {texts.howTo(isShop(project.pageType))}
            </Link>
          </>
        )}
      </div>
      {!isBusy && data?.verified === false && (
        <div className="mt-4 text-sm" role="status">
          <OtherTags pages={data.pages} />
        </div>
      )}
    </Part>
  );
}

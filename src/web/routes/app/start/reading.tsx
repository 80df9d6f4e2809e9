import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { JobProgress } from '#contract/entities/project.ts';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { Drawing } from '#web/components/brand/drawing.tsx';
import { useJob } from '#web/components/job/job-progress.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { startTexts } from '#web/i18n/app/start.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { unreadableTexts } from '#web/i18n/project/unreadable.ts';
import { usePathTo } from '#web/paths.ts';

/** Long enough to see that it is done. */
const DRAIN_MS = 900;

/** A new website being read. When it is done the dashboard follows automatically; a link there is always shown. */
export function Reading({ project, job }: { project: ProjectSummary; job: JobProgress }) {
  const texts = useTexts(startTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const dashboard = usePathTo()('dashboard', { projectSlug: project.slug });
  const now = useJob(job, () => undefined);
  const site = siteName(project.full);
  const { state, percent, text } = now ?? job;
  // Also where it was done before this page was there.
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => navigate(dashboard, { replace: true }), DRAIN_MS);
    return () => clearTimeout(timer);
  }, [state, navigate, dashboard]);
  if (state === 'failed') return <NotRead why={text[language]} dashboard={dashboard} />;
  return (
    <div className="mx-auto grid max-w-xl px-gutter py-section">
      <Drawing name="search" className="-ml-6 h-28 w-42" />
      <h1 className="mt-6 text-4xl [overflow-wrap:anywhere]">
        {(state === 'done' ? texts.ready : texts.reading)(site)}
      </h1>
      <p className="mt-4 text-ink-soft text-lg">{state === 'done' ? text[language] : texts.readingText}</p>
      <div className="mt-9" aria-live="polite">
        <ProgressBar
          label={state === 'done' ? texts.done : text[language]}
          text={`${Math.round(percent)} %`}
          value={state === 'waiting' ? null : percent}
          tone={state === 'done' ? 'good' : 'signal'}
        />
      </div>
      <div className="mt-9">
        <Link to={dashboard} className={buttonClass(state === 'done' ? 'signal' : 'outline', 'lg')}>
          {texts.toDashboard}
        </Link>
      </div>
    </div>
  );
}

/** The dashboard has the form for the address. */
function NotRead({ why, dashboard }: { why: string; dashboard: string }) {
  const texts = useTexts(unreadableTexts);
  return (
    <div role="alert" className="mx-auto grid max-w-xl px-gutter py-section">
      <Drawing name="search" className="-ml-6 h-28 w-42" />
      <h1 className="mt-6 text-4xl [overflow-wrap:anywhere]">{texts.title}</h1>
      <p className="mt-4 text-ink-soft text-lg">{why}</p>
      <div className="mt-9">
        <Link to={dashboard} className={buttonClass('signal', 'lg')}>
          {texts.toAddress}
        </Link>
      </div>
    </div>
  );
}

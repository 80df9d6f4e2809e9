import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { Monitoring } from '#contract/calls/monitoring.ts';
import type { AuditSummary } from '#contract/entities/audit.ts';
import type { Project, Stats } from '#contract/entities/project.ts';
import type { User } from '#contract/entities/user.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { isShop } from '#domain/enumerations.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import type { Text } from '#domain/language.ts';
import { StartAudit } from '#web/components/audit/start-audit.tsx';
import { integrationScreenOf } from '#web/components/integration/integration-screen-of.ts';
import { whyUnreadable } from '#web/components/integration/why-unreadable.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { ArrowRight } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { nextActionTexts } from '#web/i18n/project/dashboard.ts';
import { openStepOf, SETUP_STEPS } from '#web/onboarding/setup-step.ts';
import { usePathTo } from '#web/paths.ts';

/** Few people meet it: loaded when it is shown. */
const CorrectAddress = lazy(() => import('#web/components/integration/correct-address.tsx'));

/** The one thing to do next. An incident has its own line, and who has done everything sees nothing here. */
export function NextActionPanel({ action, project }: { action: NextAction; project: Project }) {
  const texts = useTexts(nextActionTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const projectSlug = project.slug;
  const shop = isShop(project.pageType);
  const link = (to: string, words: string) => (
    <Link to={to} className={buttonClass('signal')}>
      {words}
    </Link>
  );
  switch (action.kind) {
    case 'unreadable':
      return (
        <Suspense fallback={null}>
          <CorrectAddress why={action.why[language]} full={project.full} />
        </Suspense>
      );
    case 'setup':
      return (
        <p>
          <Link
            to={`?onboarding=${action.step}`}
            preventScrollReset
            className="inline-flex min-h-10 items-center gap-2.5 rounded-md bg-signal-soft px-4 py-2 font-[550] text-sm hover:underline"
          >
            {texts.continueSetup(action.step, SETUP_STEPS)}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </p>
      );
    case 'connect':
      return (
        <Panel title={texts.connect(shop)} text={texts.connectText(shop)}>
          {link(pathTo(integrationScreenOf(project.pageType), { projectSlug }), texts.connectButton)}
        </Panel>
      );
    case 'audit':
      return (
        <Panel title={texts.audit} text={texts.auditText}>
          <StartAudit {...{ projectSlug }} texts={{ start: texts.auditButton, starting: texts.starting }} />
        </Panel>
      );
    case 'fix':
      return (
        <Panel title={texts.fix(writeNumber(action.score, language), scoreBandOf(action.score))} text={texts.fixText}>
          {link(pathTo('projectAudit', { projectSlug, auditUuid: action.auditUuid }), texts.fixButton)}
        </Panel>
      );
    case 'share':
      return (
        <Panel title={texts.share} text={texts.shareText(shop)}>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(project.full)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('signal')}
          >
            {texts.shareButton}
          </a>
        </Panel>
      );
    default:
      return null;
  }
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const texts = useTexts(nextActionTexts);
  return (
    <section
      aria-labelledby="next-action"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface px-5 py-5"
    >
      <div className="min-w-0 max-w-text">
        <p className="text-ink-faint text-xs">{texts.next}</p>
        <h2 id="next-action" className="mt-0.5 text-xl">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft text-sm">{text}</p>
      </div>
      {children}
    </section>
  );
}

/** From here on nothing in the audit is urgent. */
const GOOD_SCORE = 90;

/** The next step of a shop's owner, and only that. */
type NextAction =
  /** Nothing of the site could be read: one sentence, and the address to correct. */
  | { kind: 'unreadable'; why: Text }
  | { kind: 'setup'; step: number }
  | { kind: 'incident' }
  | { kind: 'connect' }
  | { kind: 'audit' }
  | { kind: 'fix'; auditUuid: string; score: number }
  | { kind: 'share' }
  | { kind: 'none' };

interface Known {
  user: Pick<User, 'achievementMap'>;
  project: Pick<Project, 'verifiedAt' | 'problems'>;
  monitoring: Pick<Monitoring, 'openIncidents' | 'pages'>;
  audit: Pick<AuditSummary, 'uuid' | 'score'> | null;
  stats: Pick<Stats, 'shares'>;
}

/**
 * In the order of what it costs to leave it: broken previews first, then what is not done yet, then what could be
 * better.
 */
export function nextActionOf({ user, project, monitoring, audit, stats }: Known): NextAction {
  const why = whyUnreadable(project, monitoring.pages.read);
  // Before incidents too: of a site that was never read, an incident would say the same with less to do about it.
  if (why) return { kind: 'unreadable', why };
  if (monitoring.openIncidents > 0) return { kind: 'incident' };
  const step = openStepOf(user);
  if (project.verifiedAt === null) return step === null ? { kind: 'connect' } : { kind: 'setup', step };
  // The setup ends with the first share, whether its last button was pressed or not.
  if (step !== null && stats.shares === 0) return { kind: 'share' };
  if (audit === null || audit.score === null) return { kind: 'audit' };
  if (audit.score < GOOD_SCORE) return { kind: 'fix', auditUuid: audit.uuid, score: audit.score };
  return stats.shares === 0 ? { kind: 'share' } : { kind: 'none' };
}

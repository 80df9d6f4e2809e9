import clsx from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { AuditSubPage } from '#contract/entities/audit.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { IssueRow } from '#web/components/audit/issue-row.tsx';
import { PlatformBars } from '#web/components/audit/platform-bars.tsx';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { usePageLinks } from '#web/components/page-links/use-page-links.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { auditsTexts } from '#web/i18n/project/audits.ts';
import { pageLinkTexts } from '#web/i18n/project/page-links.ts';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { usePathTo } from '#web/paths.ts';

// The drawings weigh more than the rest of the screen; the lists above them do not wait.
const SubPageCards = lazy(async () => ({
  default: (await import('#web/components/audit/sub-page-cards.tsx')).SubPageCards,
}));

/** One page of an audit: its score, what to do, every card with its checks. */
export function PageView({ page }: { page: AuditSubPage }) {
  const texts = useTexts(auditsTexts);
  const preview = useTexts(previewTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const ways = useTexts(pageLinkTexts);
  const links = usePageLinks();
  const audit = pathTo('projectAudit', { projectSlug: page.project.slug, auditUuid: page.audit.uuid });
  const { result } = page;
  return (
    <Screen
      heading={page.title ?? page.path}
      lead={
        <a href={page.url} target="_blank" rel="noopener noreferrer" className="text-link [overflow-wrap:anywhere]">
          {page.path}
        </a>
      }
      links={
        <>
          <Link to={links.toPage(page.path)} className="text-link">
            {ways.toPage}
          </Link>
          <Link to={links.toImages(page.path)} className="text-link">
            {ways.toImages}
          </Link>
        </>
      }
      actions={
        <>
          <Step to={page.previousUuid && `${audit}?page=${page.previousUuid}`}>{texts.previousPage}</Step>
          <Step to={page.nextUuid && `${audit}?page=${page.nextUuid}`}>{texts.nextPage}</Step>
          <Step to={audit}>{texts.toAudit}</Step>
        </>
      }
    >
      {result === null || page.score === null ? (
        <p className="rounded-md bg-bad-soft px-4 py-3 text-bad text-sm">
          {page.failure?.text[language] ?? texts.noResult}
        </p>
      ) : (
        <div className="grid gap-14">
          <section className="grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <div>
              <p className="flex items-baseline gap-3">
                <span
                  className={clsx(
                    'font-[640] font-display text-6xl tracking-tight',
                    scoreColours[scoreBandOf(page.score)],
                  )}
                >
                  {page.score}
                </span>
                <span className="text-ink-soft">{preview.outOf}</span>
              </p>
              <p className="mt-4 font-[550] text-balance">{result.verdict}</p>
              {result.capped && <p className="mt-2 text-ink-soft text-sm">{result.capped}</p>}
              <PlatformBars
                className="mt-6"
                platforms={page.platforms}
                hrefOf={(platform) => `#platform-${platform}`}
              />
            </div>
            <div className="min-w-0">
              <h2 className="mb-4 text-xl">{result.issues.length > 0 ? texts.fixFirst : texts.nothingToFix}</h2>
              <ol className="border-line border-b">
                {result.issues.map((issue) => (
                  <li key={issue.id} className="border-line border-t">
                    <IssueRow issue={issue} reach={preview.hurts(issue.platforms.length)} />
                  </li>
                ))}
              </ol>
            </div>
          </section>
          <section>
            <h2 className="mb-6 text-xl">{texts.onEach}</h2>
            <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
              <SubPageCards platforms={result.platforms} imageType={page.type} />
            </Suspense>
          </section>
        </div>
      )}
    </Screen>
  );
}

/**
 * A link to the neighbour; if there is none its space stays, so that the other button does not move under the pointer.
 */
function Step({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null)
    return (
      <Button variant="outline" disabled>
        {children}
      </Button>
    );
  return (
    <Link to={to} className={buttonClass('outline')}>
      {children}
    </Link>
  );
}

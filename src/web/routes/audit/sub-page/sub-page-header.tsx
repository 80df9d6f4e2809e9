import type { AuditSubPage } from '#contract/entities/audit.ts';
import { ArrowLeft, ArrowUpRight } from '#web/components/ui/icons.tsx';
import { ScoreRing } from '../../../components/audit/score-ring.tsx';
import { shortAddress } from '../../../components/audit/short-address.ts';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { publicReportTexts } from '../../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { multiplierTexts } from '../../../i18n/public/preview.ts';
import { LanguageSwitch } from '../../../layouts/parts/language-switch.tsx';
import { usePathTo } from '../../../paths.ts';
import type { Presentation } from '../presentation.ts';

interface SubPageHeaderProps {
  page: AuditSubPage;
  slug: string;
  presentation: Presentation;
}

export function SubPageHeader({ page, slug, presentation }: SubPageHeaderProps) {
  const texts = useTexts(publicReportTexts);
  const language = useLanguage();
  const images = useTexts(multiplierTexts);
  const pathTo = usePathTo();
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-4 text-sm print:hidden">
        <a
          href={pathTo(presentation, { projectSlug: slug })}
          className="inline-flex min-h-6 items-center gap-1.5 hover:text-signal"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {texts.backTo(page.project.address)}
        </a>
        <LanguageSwitch />
      </div>
      <div className="mt-6 grid items-center gap-x-12 gap-y-8 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <h1 className="text-4xl [overflow-wrap:anywhere]">{page.title ?? page.path}</h1>
          <p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">
            <a href={page.url} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
              {shortAddress(page.url)}
            </a>
            <ArrowUpRight aria-hidden className="ml-1 inline size-3.5" />
            {page.audit.finishedAt && (
              <>
                {' · '}
                <Moment iso={page.audit.finishedAt} isFull />
              </>
            )}
          </p>
          {page.score !== null && presentation !== 'demo' && (
            <p className="mt-5 max-w-text text-lg">
              {page.result?.verdict?.[language]}{' '}
              <span className="text-ink-soft">
                {page.result?.capped?.[language] ?? texts.imageIs(images[page.type])}
              </span>
            </p>
          )}
        </div>
        {page.score !== null && <ScoreRing score={page.score} size={8.5} />}
      </div>
    </header>
  );
}

import type { Audit } from '#contract/entities/audit.ts';
import { pagesRead } from '#domain/audit/texts/pages-read.ts';
import { languagePrefix } from '#domain/language.ts';
import { ButtonLink, buttonClass } from '#web/components/ui/button.tsx';
import { Columns2, FileDown, FileText, Gauge, Link2, Printer } from '#web/components/ui/icons.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { LanguageSwitch } from '#web/layouts/parts/language-switch.tsx';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import type { Presentation } from './presentation.ts';
import { ShopLogo } from './shop-name.tsx';

interface ReportHeaderProps {
  audit: Audit;
  eyebrow: string;
  heading: string;
  slug: string;
  presentation: Presentation;
  hasPdf: boolean;
}

/** The report's owner, its date, and the ways to save it. */
export function ReportHeader({ audit, eyebrow, heading, slug, presentation, hasPdf }: ReportHeaderProps) {
  const pathTo = usePathTo();
  const { project } = audit;
  const isDemo = presentation === 'demo';
  const texts = useTexts(publicReportTexts);
  const language = useLanguage();
  const prefix = languagePrefix[language];
  const siteUrl = useRootData()?.siteUrl ?? '';
  const quiet = buttonClass('quiet', 'sm', 'inline-flex');
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="min-w-0">
        <p className="eyebrow">{eyebrow}</p>
        <div className="mt-2 flex items-center gap-4">
          <ShopLogo url={project.logoUrl} name={project.title ?? project.address} size={52} />
          <h1 className="min-w-0 text-4xl [overflow-wrap:anywhere]">{heading}</h1>
        </div>
        <p className="mt-3 text-ink-soft text-sm">
          {heading !== project.address && `${project.address} · `}
          {pagesRead(audit, language)}
          {audit.finishedAt && (
            <>
              {' · '}
              <Timestamp iso={audit.finishedAt} isFull />
            </>
          )}
          {audit.change && ` · ${texts.before(audit.change.before)}`}
          {!audit.isNewest && (
            <>
              {' · '}
              <a href={pathTo(presentation, { projectSlug: audit.project.reportName })} className="text-link">
                {texts.newerAudit}
              </a>
            </>
          )}
        </p>
      </div>
      <div className="-ml-3 flex flex-wrap items-center gap-1 print:hidden">
        {[
          { words: texts.copyLink, name: audit.project.reportName },
          { words: texts.copyLasting, name: audit.lastingName },
        ].map(({ words, name }) => (
          <button
            key={words}
            type="button"
            data-copy={`${siteUrl}${pathTo(presentation, { projectSlug: name })}`}
            data-done={texts.linkCopied}
            className={`${quiet} noscript:hidden`}
          >
            <Link2 aria-hidden className="size-4" />
            <span data-words aria-live="polite">
              {words}
            </span>
          </button>
        ))}
        <button type="button" data-print className={`${quiet} noscript:hidden`}>
          <Printer aria-hidden className="size-4" />
          {texts.print}
        </button>
        {hasPdf && (
          <ButtonLink
            href={`${prefix}/audit/${slug}.pdf`}
            download
            size="sm"
            variant="quiet"
            icon={<FileDown aria-hidden className="size-4" />}
          >
            {texts.pdf}
          </ButtonLink>
        )}
        {presentation !== 'check' && (
          <>
            <ButtonLink
              href={pathTo(isDemo ? 'onepager' : 'onepagerAudit', { onePageId: slug })}
              size="sm"
              variant="quiet"
              icon={<FileText aria-hidden className="size-4" />}
            >
              {texts.onePager}
            </ButtonLink>
            <ButtonLink
              href={
                isDemo
                  ? pathTo('audit', { projectSlug: slug })
                  : (audit.project.demoUrl ?? pathTo('demo', { projectSlug: slug }))
              }
              size="sm"
              variant="quiet"
              icon={isDemo ? <Gauge aria-hidden className="size-4" /> : <Columns2 aria-hidden className="size-4" />}
            >
              {isDemo ? texts.wholeAudit : texts.demo}
            </ButtonLink>
          </>
        )}
        <LanguageSwitch />
      </div>
    </header>
  );
}

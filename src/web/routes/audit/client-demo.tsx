import { publicReportTexts } from '../../i18n/audit/reports.ts';
import { useTexts } from '../../i18n/language.tsx';
import { LanguageSwitch } from '../../layouts/parts/language-switch.tsx';
import { DemoPage } from '../public/demo-old/demo-page.tsx';
import type { Report } from './report.server.ts';
import { TryItYourself } from './try-it-yourself.tsx';

/** /demo of a shop that has no project of its own: chosen pages with our comments, before and after. */
export function ClientDemo({ title, pages, look }: Extract<Report, { state: 'study' }>) {
  const texts = useTexts(publicReportTexts);
  return (
    <>
      <article className="report page-width pt-6 pb-section">
        <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div className="min-w-0">
            <p className="eyebrow">{texts.demo}</p>
            <h1 className="mt-1 text-4xl [overflow-wrap:anywhere]">{title}</h1>
          </div>
          <LanguageSwitch />
        </header>
        <p className="mt-6 max-w-text text-ink-soft text-lg">{texts.demoLead}</p>
        <p className="mt-2 max-w-text text-ink-faint text-sm">{texts.sketchNote}</p>
        {pages.map((page) => (
          <DemoPage key={page.id} {...page} />
        ))}
      </article>
      {!look && <TryItYourself />}
    </>
  );
}

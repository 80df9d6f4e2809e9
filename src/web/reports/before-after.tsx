import type { ShownLook } from '#contract/agency-look.ts';
import type { AuditSubPage } from '#contract/entities/audit.ts';
import { Score } from '#web/components/audit/score.tsx';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { BeforeAfterPair } from './before-after-pair.tsx';
import { cardAfter, demoPlatforms } from './card-after.ts';
import { weakestPlatforms } from './choose-pages.ts';
import type { Report } from './report.server.ts';
import { ReportHeader } from './report-header.tsx';
import { shopNameOf } from './shop-name.ts';
import { exampleImagePath } from './sketch-path.ts';
import { TryItYourself } from './try-it-yourself.tsx';

type Done = Extract<Report, { state: 'done' }>;

/** /demo: a few links of the shop, before and after. */
export function BeforeAfter({ audit, examples, slug, presentation, look }: Done) {
  const texts = useTexts(publicReportTexts);
  const platforms = weakestPlatforms(
    examples.map(({ result }) => result),
    demoPlatforms,
  );
  return (
    <>
      <article className="report page-width pt-6 pb-section">
        <ReportHeader
          {...{ audit, slug, presentation }}
          hasPdf={false}
          eyebrow={texts.demo}
          heading={texts.demoHeading(shopNameOf(audit.project))}
        />
        <p className="mt-6 max-w-text text-ink-soft text-lg">{texts.demoLead}</p>
        <p className="mt-2 max-w-text text-ink-faint text-sm">{texts.sketchNote}</p>
        {examples.map((page, at) => (
          // Each page on another platform: the story stays short, and every platform is shown.
          <Example key={page.uuid} {...{ page, slug, look }} platform={platforms[at]} />
        ))}
      </article>
      {!look && <TryItYourself />}
    </>
  );
}

interface ExampleProps {
  page: AuditSubPage;
  slug: string;
  look: ShownLook | null;
  platform: (typeof demoPlatforms)[number] | undefined;
}

function Example({ page, slug, look, platform }: ExampleProps) {
  const texts = useTexts(publicReportTexts);
  const pathTo = usePathTo();
  const card = page.result?.platforms.find((judged) => judged.platform === platform)?.card;
  if (!card) return null;
  const title = page.title ?? page.path;
  return (
    <section className="mt-16 border-line border-t pt-8 lg:mt-20">
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-ink-soft text-sm">
          {texts.scoreToday} <Score score={page.score ?? 0} />
        </p>
      </header>
      <BeforeAfterPair
        before={card}
        after={cardAfter(card, { title, imageUrl: exampleImagePath(slug, page) })}
        isSigned={look !== null}
      />
      <p className="mt-4 text-sm print:hidden">
        <a
          className="text-link"
          href={pathTo('demoSubPage', { projectSlug: slug, auditSubPageId: String(page.auditSubPageId) })}
        >
          {texts.morePlatforms}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </section>
  );
}

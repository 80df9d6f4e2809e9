import type { ShownLook } from '#contract/calls/agency-look.ts';
import type { AuditSubPage } from '#contract/entities/audit.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Score } from '#web/components/audit/score.tsx';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { TryItYourself } from '#web/layouts/parts/audit-call-to-action.tsx';
import { usePathTo } from '#web/paths.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { cardAfter, demoPlatforms, exampleImagePath } from './card-after.ts';
import { weakestPlatforms } from './choose-pages.ts';
import type { Report } from './report.server.ts';
import { ReportHeader } from './report-header.tsx';
import { shopNameOf } from './shop-name.tsx';

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
        <p className="mt-2 max-w-text text-ink-faint text-sm">{texts.exampleNote}</p>
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

interface PairProps {
  before: Card;
  after: Card;
  /** By an agency: without our name. */
  isSigned: boolean;
}

/** One link on one platform, as it is and as it could be. */
export function BeforeAfterPair({ before, after, isSigned }: PairProps) {
  const texts = useTexts(publicReportTexts);
  const language = useLanguage();
  const name = platformNames[before.platform];
  return (
    <div className="grid break-inside-avoid gap-x-8 gap-y-6 md:grid-cols-2">
      {[
        { card: before, words: texts.today },
        { card: after, words: isSigned ? texts.possibleUnbranded : texts.possible },
      ].map(({ card, words }) => (
        <div key={words} className="pv-cell">
          <PlatformPreview
            card={card}
            language={language}
            caption={
              <span className="flex items-baseline justify-between gap-4 text-sm">
                <span className="font-[550]">{name}</span>
                <span className="text-ink-faint">{words}</span>
              </span>
            }
          />
        </div>
      ))}
    </div>
  );
}

import type { AuditSubPage } from '#contract/entities/audit.ts';
import { publicReportTexts } from '../../../i18n/audit/reports.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { BeforeAfterPair } from '../before-after-pair.tsx';
import { cardAfter, demoPlatforms } from '../card-after.ts';
import { exampleImagePath } from '../sketch-path.ts';

/** One page on several platforms, as it is and as it could be. */
export function SubPageBeforeAfter({ page, slug }: { page: AuditSubPage; slug: string }) {
  const texts = useTexts(publicReportTexts);
  const cards = demoPlatforms.flatMap(
    (platform) => page.result?.platforms.find((judged) => judged.platform === platform)?.card ?? [],
  );
  const after = { title: page.title ?? page.path, imageUrl: exampleImagePath(slug, page) };
  return (
    <section className="mt-12 grid gap-14 border-line border-t pt-10">
      <p className="max-w-text text-ink-soft">{texts.sketchNote}</p>
      {cards.map((card) => (
        <BeforeAfterPair
          key={card.platform}
          before={card}
          after={cardAfter(card, after)}
          isSigned={page.project.agencyLook !== null}
        />
      ))}
    </section>
  );
}

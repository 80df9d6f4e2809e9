import type { AuditSubPage } from '#contract/entities/audit.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { publicReportTexts } from '../../../i18n/audit/reports.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { usePathTo } from '../../../paths.ts';
import { type Presentation, subPageScreens } from '../presentation.ts';

interface NeighboursProps {
  page: AuditSubPage;
  slug: string;
  presentation: Presentation;
}

/** The previous and next page, in the audit's order. */
export function SubPageNeighbours({ page, slug, presentation }: NeighboursProps) {
  const texts = useTexts(publicReportTexts);
  const pathTo = usePathTo();
  const to = (uuid: string) => pathTo(subPageScreens[presentation], { projectSlug: slug, auditSubPageId: uuid });
  return (
    <nav aria-label={texts.pages} className="mt-16 flex justify-between gap-4 border-line border-t pt-6 print:hidden">
      {page.previousUuid ? (
        <ButtonLink href={to(page.previousUuid)} variant="outline">
          {texts.previousPage}
        </ButtonLink>
      ) : (
        <span />
      )}
      {page.nextUuid && (
        <ButtonLink href={to(page.nextUuid)} variant="outline">
          {texts.nextPage}
        </ButtonLink>
      )}
    </nav>
  );
}

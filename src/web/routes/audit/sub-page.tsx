import '#web/reports/report.css';
import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { AuditSubPage as AuditPage } from '#contract/entities/audit.ts';
import { SignedReport } from '#web/components/audit/guide-link.tsx';
import { shortAddress } from '#web/components/audit/short-address.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { publicMeta, signedTitle, signerOf } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { BeforeAfterPair } from '#web/reports/before-after.tsx';
import { cardAfter, demoPlatforms, exampleImagePath } from '#web/reports/card-after.ts';
import { type Presentation, subPageScreens } from '#web/reports/presentation.ts';
import { subPageOf } from '#web/reports/report.server.ts';
import { reportHeaders } from '#web/reports/report-meta.ts';
import { SubPageHeader, SubPageResult } from './sub-page/sub-page-result.tsx';

export const meta: MetaFunction<typeof loader> = (args) => {
  const page = args.loaderData?.page;
  if (!page) return publicMeta(args);
  const texts = textsIn(publicReportTexts, languageOfPath(args.location.pathname));
  return pageMeta(args, {
    title: signedTitle(texts.subPageTitle(shortAddress(page.url)), page.project.agencyLook),
    description: texts.subPageDescription(page.score ?? 0, page.issues.length),
    noindex: true,
    siteName: signerOf(page.project.agencyLook),
  });
};

export const loader = async (args: LoaderFunctionArgs) =>
  data(await subPageOf(args), { headers: reportHeaders(false) });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** One page of an audit: full, short, or before and after. */
export default function AuditSubPage() {
  const { page, slug, presentation } = useLoaderData<typeof loader>();
  return (
    <article className="report page-width pt-6 pb-section">
      <SubPageHeader {...{ page, slug, presentation }} />
      {presentation === 'demo' ? (
        <SubPageBeforeAfter page={page} slug={slug} />
      ) : (
        <SignedReport isSigned={page.project.agencyLook !== null}>
          <SubPageResult page={page} isWhole={presentation === 'audit'} />
        </SignedReport>
      )}
      <SubPageNeighbours {...{ page, slug, presentation }} />
    </article>
  );
}

/** One page on several platforms, as it is and as it could be. */
export function SubPageBeforeAfter({ page, slug }: { page: AuditPage; slug: string }) {
  const texts = useTexts(publicReportTexts);
  const cards = demoPlatforms.flatMap(
    (platform) => page.result?.platforms.find((judged) => judged.platform === platform)?.card ?? [],
  );
  const after = { title: page.title ?? page.path, imageUrl: exampleImagePath(slug, page) };
  return (
    <section className="mt-12 grid gap-14 border-line border-t pt-10">
      <p className="max-w-text text-ink-soft">{texts.exampleNote}</p>
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

interface NeighboursProps {
  page: AuditPage;
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

import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SignedReport } from '../../components/audit/guide-link.tsx';
import { shortAddress } from '../../components/audit/short-address.ts';
import { publicReportTexts } from '../../i18n/audit/reports.ts';
import { languageOfPath } from '../../i18n/language.tsx';
import { textsIn } from '../../i18n/texts.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { publicMeta } from '../../meta/public-meta.ts';
import { signedTitle, signerOf } from '../../meta/signed-title.ts';
import { subPageOf } from './report.server.ts';
import { reportHeaders } from './report-headers.ts';
import { SubPageBeforeAfter } from './sub-page/before-after.tsx';
import { SubPageHeader } from './sub-page/sub-page-header.tsx';
import { SubPageNeighbours } from './sub-page/sub-page-neighbours.tsx';
import { SubPageResult } from './sub-page/sub-page-result.tsx';
import './report.css';

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

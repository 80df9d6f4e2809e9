import type { MetaDescriptor, MetaFunction } from 'react-router';
import { publicReportTexts } from '../../i18n/audit/reports.ts';
import { languageOfPath } from '../../i18n/language.tsx';
import { textsIn } from '../../i18n/texts.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { publicMeta } from '../../meta/public-meta.ts';
import type { RootData } from '../../root-data.ts';
import type { Report } from './report.server.ts';

type Args = Parameters<MetaFunction>[0];

/** The sample shop's project: ours to show (flows/demo/seed-demo-project.ts). */
const OUR_DEMO = 'demo';

/**
 * Public reports are for search engines; the short result of a check is private to the person who asked, except our own
 * example.
 */
export const isIndexed = (report: Report): boolean =>
  report.state === 'done' &&
  report.audit.project.isReportPublic &&
  (report.presentation !== 'check' || report.slug === OUR_DEMO);

/** A shared report's own preview says whose it is and its score. */
export function reportMeta(args: Args, report: Report | undefined): MetaDescriptor[] {
  if (report?.state !== 'done')
    return [...(publicMeta(args) ?? []).filter(isNoRobots), { name: 'robots', content: 'noindex' }];
  const language = languageOfPath(args.location.pathname);
  const texts = textsIn(publicReportTexts, language);
  const { project, score, issues, pages, uuid } = report.audit;
  const isDemo = report.presentation === 'demo';
  const page = {
    title: isDemo ? texts.demoTitle(project.address) : texts.auditTitle(project.address, score),
    description: isDemo ? texts.demoDescription : texts.auditDescription(score, pages.length, issues.length),
    noindex: !isIndexed(report),
  };
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  // The audit in the URL: platforms cache images for weeks, a new audit is a new image.
  const path = `/site/report/${report.slug}.png?language=${language}&audit=${uuid.slice(0, 8)}`;
  return pageMeta(args, page).map((tag) => withImage(tag, `${root?.imagesUrl ?? ''}${path}`, page.title));
}

const isNoRobots = (tag: MetaDescriptor) => !('name' in tag && tag.name === 'robots');

/** The page's own image instead of the general one. */
function withImage(tag: MetaDescriptor, url: string, alt: string): MetaDescriptor {
  const name = 'property' in tag ? tag.property : 'name' in tag ? tag.name : null;
  const contents = new Map([
    ['og:image', url],
    ['twitter:image', url],
    ['og:image:type', 'image/png'],
    ['og:image:alt', alt],
    ['twitter:image:alt', alt],
  ]);
  const content = contents.get(String(name));
  return content === undefined ? tag : { ...tag, content };
}

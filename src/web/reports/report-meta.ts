import type { MetaDescriptor, MetaFunction } from 'react-router';
import { pagesRead } from '#domain/audit/texts/pages-read.ts';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { publicMeta, signedTitle, signerOf } from '#web/meta/public-meta.ts';
import type { RootData } from '#web/root-data.ts';
import { sharedExampleUrl } from './card-after.ts';
import type { Report } from './report.server.ts';

type Args = Parameters<MetaFunction>[0];

/** The sample shop's project: ours to show (flows/demo/seed-demo-project.ts). */
const OUR_DEMO = 'demo';

/**
 * Public reports are for search engines; the short result of a check is private to the person who requested it, except
 * our own example.
 */
export const isIndexed = (report: Report): boolean =>
  report.state === 'done' &&
  report.audit.project.isReportPublic &&
  (report.presentation !== 'check' || report.slug === OUR_DEMO);

/** A shared report's own preview says whose it is and its score; that of a demo shows what could be. */
export function reportMeta(args: Args, report: Report | undefined): MetaDescriptor[] {
  if (report?.state === 'study') return studyMeta(args, report);
  if (report?.state !== 'done')
    return [...(publicMeta(args) ?? []).filter(isNoRobots), { name: 'robots', content: 'noindex' }];
  const language = languageOfPath(args.location.pathname);
  const texts = textsIn(publicReportTexts, language);
  const { project, score, issues, uuid } = report.audit;
  const { look, linkName } = report;
  const isDemo = report.presentation === 'demo';
  const page = {
    title: signedTitle(isDemo ? texts.demoTitle(project.address) : texts.auditTitle(project.address, score), look),
    description: isDemo
      ? texts.demoDescription
      : texts.auditDescription(score, pagesRead(report.audit, language), issues.length),
    noindex: !isIndexed(report),
    siteName: signerOf(look),
  };
  const [example] = report.examples;
  const imagesUrl = rootData(args)?.imagesUrl ?? '';
  if (isDemo && example) {
    const url = sharedExampleUrl(imagesUrl, linkName, example);
    return withImage(pageMeta(args, page), { url, type: 'image/jpeg', alt: example.title ?? page.title });
  }
  // The audit in the URL: platforms cache images for weeks, a new audit is a new image. So is a new look.
  const logo = look?.logo?.url.split('/').at(-1)?.slice(0, 8);
  const mark = [logo, look?.color?.slice(1)].filter(Boolean).join('-');
  const query = `language=${language}&audit=${uuid.slice(0, 8)}${mark && `&look=${mark}`}`;
  const url = `${imagesUrl}/site/report/${linkName}.png?${query}`;
  return withImage(pageMeta(args, page), { url, type: 'image/png', alt: page.title });
}

function studyMeta(args: Args, { title, pages, look }: Extract<Report, { state: 'study' }>): MetaDescriptor[] {
  const language = languageOfPath(args.location.pathname);
  const { demoDescription } = textsIn(publicReportTexts, language);
  const tags = pageMeta(args, {
    title: signedTitle(title, look),
    description: demoDescription,
    noindex: true,
    siteName: signerOf(look),
  });
  const first = pages.find(({ card }) => card !== null);
  if (!first) return tags;
  const url = `${rootData(args)?.imagesUrl ?? ''}/site/demo-page/${first.id}-${language}.jpg`;
  return withImage(tags, { url, type: 'image/jpeg', alt: first.title ?? title });
}

const rootData = ({ matches }: Args) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

const isNoRobots = (tag: MetaDescriptor) => !('name' in tag && tag.name === 'robots');

/** The page's own image instead of the general one. */
function withImage(tags: MetaDescriptor[], image: { url: string; type: string; alt: string }): MetaDescriptor[] {
  const contents = new Map([
    ['og:image', image.url],
    ['twitter:image', image.url],
    ['og:image:type', image.type],
    ['og:image:alt', image.alt],
    ['twitter:image:alt', image.alt],
  ]);
  return tags.map((tag) => {
    const name = 'property' in tag ? tag.property : 'name' in tag ? tag.name : null;
    const content = contents.get(String(name));
    return content === undefined ? tag : { ...tag, content };
  });
}

/** Only public reports are for search engines and shared caches. An unpublished report must be gone at once. */
export const reportHeaders = (isIndexed: boolean): Record<string, string> =>
  isIndexed ? { 'cache-control': 'no-cache' } : { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };

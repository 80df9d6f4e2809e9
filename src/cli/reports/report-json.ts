import { CHECK_RESULT_VERSION, checkResultPath } from '#contract/check-result-version.ts';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { describeIssues } from '#domain/audit/texts/describe-issues.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { CheckOptions } from '../check-options.ts';
import { scoreOfChecked } from '../outcome.ts';
import { siteUrl } from '../site-url.ts';
import type { Checked, CheckedPage, UnreadPage } from '../targets/checked.ts';

/** `$schema` leads to the description of the rest. */
const version = { $schema: `${siteUrl}${checkResultPath}`, schemaVersion: CHECK_RESULT_VERSION };

export type JsonOptions = Pick<CheckOptions, 'targets' | 'details'>;

export function reportJson(checked: Checked, { targets, details }: JsonOptions): string {
  const { pages, unread, left, forbidden } = checked;
  const [page] = pages;
  if (page && pages.length === 1 && unread.length === 0 && left + forbidden === 0)
    return JSON.stringify({ ...version, ok: true, kind: 'page', ...wholePage(page) });
  const { score, parts } = scoreOfChecked(checked);
  const [url = ''] = targets;
  return JSON.stringify({
    ...version,
    ok: true,
    kind: 'site',
    url,
    targets,
    score,
    parts,
    pages: details ? pages.map(wholePage) : pages.map(shortPage),
    unread,
    left,
    forbidden,
  });
}

const wholePage = ({ audit, evidence, file }: CheckedPage) => ({
  ...(file === null ? {} : { file }),
  ...describeAudit(audit, evidence),
});

/**
 * Of many pages. Checks repeat on each of 24 platforms what `issues` says once, with the names of the platforms: with
 * them, 1,000 pages are 200 MB. Of a card, what people see stays.
 */
const shortPage = ({ audit, evidence, file }: CheckedPage) => {
  const { platforms, ...page } = describeAudit({ ...audit, platforms: audit.platforms.map(withoutChecks) });
  return {
    ...(file === null ? {} : { file }),
    ...page,
    platforms: platforms.map(({ platform, standing, score, card, checks }) => ({
      platform,
      standing,
      score,
      card: shortCard(card),
      checks,
    })),
    issues: describeIssues(audit, evidence),
  };
};

const withoutChecks = (judged: PageAudit['platforms'][number]) => ({ ...judged, checks: [] });

const shortCard = ({ layout, isShown, title, description, siteName, host, image }: Card) => ({
  layout,
  isShown,
  title,
  description,
  siteName,
  host,
  image,
  reasons: [],
});

export const reportUnreadJson = ({ url, reason }: UnreadPage): string =>
  JSON.stringify({ ...version, ok: false, url, reason, message: pageFailureTexts[reason] });

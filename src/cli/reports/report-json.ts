import type { CheckOptions } from '#cli/check-options.ts';
import { scoreOfChecked } from '#cli/outcome.ts';
import { schemaAt } from '#cli/site-url.ts';
import type { Checked, CheckedPage, UnreadPage } from '#cli/targets/checked.ts';
import { CHECK_RESULT_VERSION } from '#contract/schema-paths.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Language } from '#domain/language.ts';

const headOf = ({ siteUrl, language }: Pick<CheckOptions, 'siteUrl' | 'language'>) => ({
  ...schemaAt(siteUrl, 'check'),
  schemaVersion: CHECK_RESULT_VERSION,
  language,
});

export type JsonOptions = Pick<CheckOptions, 'targets' | 'details' | 'language' | 'siteUrl'>;

export function reportJson(checked: Checked, options: JsonOptions): string {
  const { targets, details, language } = options;
  const { pages, unread, left, forbidden } = checked;
  const [page] = pages;
  if (page && pages.length === 1 && unread.length === 0 && left + forbidden === 0)
    return JSON.stringify({ ...headOf(options), ok: true, kind: 'page', ...wholePage(page, language) });
  const { score, parts } = scoreOfChecked(checked);
  const [url = ''] = targets;
  return JSON.stringify({
    ...headOf(options),
    ok: true,
    kind: 'site',
    url,
    targets,
    score,
    parts,
    pages: pages.map((one) => (details ? wholePage(one, language) : shortPage(one, language))),
    unread,
    left,
    forbidden,
  });
}

const wholePage = ({ audit, file }: CheckedPage, language: Language) => ({
  ...(file === null ? {} : { file }),
  ...describeAudit(audit, language),
});

/**
 * Of many pages. Checks repeat on each of 24 platforms what `issues` says once, with the names of the platforms: with
 * them, 1,000 pages are 40 MB. Of a card, what people see stays.
 */
const shortPage = (page: CheckedPage, language: Language) => {
  const { platforms, ...described } = wholePage(page, language);
  return {
    ...described,
    platforms: platforms.map(({ platform, standing, score, card }) => ({
      platform,
      standing,
      score,
      card: shortCard(card),
      checks: [],
    })),
  };
};

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

export const reportUnreadJson = (
  { url, reason }: UnreadPage,
  options: Pick<CheckOptions, 'siteUrl' | 'language'>,
): string =>
  JSON.stringify({ ...headOf(options), ok: false, url, reason, message: pageFailureTexts[reason][options.language] });

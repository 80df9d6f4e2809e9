import type { PageAudit, PlatformAudit } from '#domain/audit/audit-page.ts';
import type { CheckResult } from '#domain/audit/checks/outcome.ts';
import type { Card, EmulatedCard, Reason } from '#domain/audit/emulation/card.ts';
import { standingOf } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { basisTexts } from './basis-texts.ts';
import { describeCheck } from './describe-check.ts';
import { describeIssues } from './describe-issues.ts';
import { issueIn } from './issue-texts.ts';
import { verdictOf, whyCapped } from './verdict.ts';

/**
 * The result of an audit as everybody gets it: API, screens, command, package and report. Every sentence is in the
 * requested language, and nothing is in it that no reader uses. contract/entities/described-audit.ts describes its
 * shape.
 */
export function describeAudit(audit: PageAudit, language: Language) {
  const { url, finalUrl, imageType, image, isShopify, score } = audit;
  const issues = describeIssues(audit);
  return {
    url,
    finalUrl,
    imageType,
    image,
    isShopify,
    score: score.score,
    verdict: verdictOf(audit)[language],
    capped: whyCapped(imageType, score.score, issues)?.[language] ?? null,
    platforms: audit.platforms.map((judged) => describePlatform(judged, audit, language)),
    issues: issues.map((issue) => ({ ...issueIn(issue, language), edits: issue.edits })),
  };
}

function describePlatform({ platform, card, checks, score }: PlatformAudit, audit: PageAudit, language: Language) {
  const { passedWeight, allWeight, multiplier, shown = null } = score;
  return {
    platform,
    standing: standingOf(platform),
    score: score.score,
    scoreParts: { passedWeight, allWeight, multiplier, shown },
    card: describeCard(card, language),
    checks: checks.flatMap((result) => {
      const { id, level, outcome, weight } = result;
      if (outcome === 'not-applicable' || !isListed(result)) return [];
      return [{ id, level, outcome, weight, text: describeCheck(result, platform, audit).text[language] }];
    }),
  };
}

/**
 * `isStaticImage` is no fault, and the text beside the score explains the lost points. Advice that a page already
 * follows would only make the list longer.
 */
const isListed = ({ id, outcome, weight }: CheckResult): boolean =>
  id !== 'isStaticImage' && (outcome === 'fail' || weight > 0);

export function describeCard({ reasons, client, variants, ...card }: EmulatedCard, language: Language): Card {
  return {
    ...card,
    ...(client && { client: client[language] }),
    variants: variants.map((one) => ({
      ...one,
      client: one.client[language],
      why: reasonText(one.why, language),
    })),
    reasons: reasons.map((reason) => reasonText(reason, language)),
  };
}

/** Labelled if the platform does not document the rule itself. */
const reasonText = (reason: Reason, language: Language): string =>
  reason.basis ? `${reason[language]} (${basisTexts[reason.basis][language]})` : reason[language];

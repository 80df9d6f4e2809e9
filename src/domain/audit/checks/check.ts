import type { CardOutline } from '#domain/audit/emulation/card.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { ShownType } from '#domain/audit/emulation/shown-image.ts';
import type { EmulatedPage, FetchedImage, Platform, RuleName, TagImage } from '#domain/audit/platform-rules.ts';
import { evidenceKindOf } from '#domain/audit/platforms/evidence.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { IssueLevel } from '#domain/enumerations.ts';
import type { Language, Text } from '#domain/language.ts';
import type { CheckId } from './check-id.ts';
import type { Facts, Outcome } from './outcome.ts';

/** The input of a check: the page, and the page as the platform sees it. */
export interface Subject {
  evidence: PageEvidence;
  platform: Platform;
  card: CardOutline;
  seen: EmulatedPage;
  /** The type of the image that the platform shows. */
  shown: ShownType;
  /** Why the card, or its image, looks as it does; the reason if there is none. */
  why: Text | null;
}

interface Said {
  facts: Facts;
  platform: Platform;
  /** All that the sentence is about: more than one in a list of issues. */
  about: readonly PlatformId[];
}

type CheckText = Record<Language, readonly [pass: string, fail: string]>;

export interface Check {
  id: CheckId;
  kind: 'meta' | 'image';
  level: IssueLevel;
  /** The platform's rule that it measures. An error needs the platform's own word for it: otherwise it is a warning. */
  rule?: RuleName;
  text: CheckText | ((said: Said) => CheckText);
  /** What to do, in concrete terms. */
  advice: Text | ((said: Said) => Text);
  /** The platform's own number, listed where a sentence is about several platforms. */
  limit?: (said: Pick<Said, 'facts' | 'platform'>) => Text | null;
  /** Where a Shopify merchant finds the setting; appended on Shopify pages. */
  shopifyAdvice?: Text;
  /** Platforms on which it can fail at all; missing: any. Crawls of whole sites run it on no others (score-page.ts). */
  mayFailOn?: (platform: Platform) => boolean;
  /** Measures what the platform's own crawler gets, which is requested only when a single page is checked. */
  needsReach?: true;
  run: (subject: Subject) => Outcome;
}

export const check = (made: Check): Check => made;

/** Which check says why a platform does not follow an image's address. */
export const whyRefused = ({ isRelative, isWeb }: TagImage): CheckId =>
  isRelative || !isWeb ? 'hasAbsoluteImageUrl' : 'hasHttpsImage';

/** False: only the specification names the number. It is scored, but not presented as the platform's own limit. */
export const isKnownRule = (platform: Platform, rule: RuleName): boolean =>
  evidenceKindOf(platform, rule) !== 'assumed';

/** docs/platforms.md: what is only observed or assumed is never the only reason for an error. */
export function levelOn({ level, rule }: Pick<Check, 'level' | 'rule'>, platform: Platform): IssueLevel {
  if (rule === undefined || level !== 'error') return level;
  const kind = evidenceKindOf(platform, rule);
  return kind === 'documented' || kind === 'code' ? level : 'warning';
}

export const pass = (facts?: Facts): Outcome => ({ outcome: 'pass', ...(facts && { facts }) });
export const fail = (facts?: Facts): Outcome => ({ outcome: 'fail', ...(facts && { facts }) });
export const notApplicable: Outcome = { outcome: 'not-applicable' };
export const passIf = (isGood: boolean, facts?: Facts): Outcome => (isGood ? pass(facts) : fail(facts));

/**
 * For checks of the image file: fails if the image is missing or unreachable, does not apply while it has not been
 * requested yet.
 */
export function checkFile(
  { seen: { image, isOembed } }: Subject,
  judge: (file: Extract<FetchedImage, { state: 'loaded' }>['probe']) => Outcome,
): Outcome {
  // An image of an oEmbed answer has the size that the answer gives; the page's tags do not change it.
  if (image.state === 'pending' || isOembed) return notApplicable;
  if (image.state === 'none') return { outcome: 'fail', causedBy: 'hasOgImage' };
  if (image.state === 'refused') return { outcome: 'fail', causedBy: whyRefused(image.tag) };
  if (image.state === 'failed') return { outcome: 'fail', causedBy: 'isImageReachable' };
  return judge(image.probe);
}

import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { checks } from '#domain/audit/checks/index.ts';
import type { CheckResult } from '#domain/audit/checks/outcome.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Text } from '#domain/language.ts';

type DescribableResult = Pick<CheckResult, 'id' | 'outcome' | 'facts'> & Partial<Pick<CheckResult, 'causedBy'>>;

/** The texts of a stored result: what was found, and what to do about it (null if it passes), in both languages. */
export function describeCheck(
  result: DescribableResult,
  platformId: PlatformId,
  { isShopify = false }: { isShopify?: boolean } = {},
  /** All that the sentence is about. */
  about: readonly PlatformId[] = [platformId],
): { text: Text; advice: Text | null } {
  const check = checks[result.id];
  const said = { facts: result.facts, platform: platforms[platformId], about };
  const pair = typeof check.text === 'function' ? check.text(said) : check.text;
  const [passed, failed] = [
    { en: pair.en[0], de: pair.de[0] },
    { en: pair.en[1], de: pair.de[1] },
  ];
  if (result.outcome !== 'fail') return { text: passed, advice: null };
  const text = lacksImage(result)
    ? { en: `Needs an image: ${passed.en}`, de: `Braucht ein Bild: ${passed.de}` }
    : failed;
  const advice = typeof check.advice === 'function' ? check.advice(said) : check.advice;
  const more = isShopify ? check.shopifyAdvice : undefined;
  return { text, advice: more ? { en: `${advice.en} ${more.en}`, de: `${advice.de} ${more.de}` } : advice };
}

const noImage: readonly (CheckId | null | undefined)[] = ['hasOgImage', 'isImageReachable', 'hasAbsoluteImageUrl'];

/** Nothing was measured: "over 600 KB" or "several images" would be untrue of an image that is not there. */
const lacksImage = ({ causedBy, facts }: DescribableResult): boolean =>
  noImage.includes(causedBy) && (Object.keys(facts).length === 0 || facts.used === 'no');

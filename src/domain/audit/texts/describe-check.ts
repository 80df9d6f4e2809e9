import type { Text } from '#domain/language.ts';
import type { CheckResult } from '../audit-page.ts';
import { checks } from '../checks/index.ts';
import { platforms } from '../platforms/index.ts';
import type { PlatformId } from '../platforms/platform-id.ts';

/** The texts of a stored result: what was found, and what to do about it (null if it passes), in both languages. */
export function describeCheck(
  result: Pick<CheckResult, 'id' | 'outcome' | 'facts'>,
  platformId: PlatformId,
  { isShopify = false }: { isShopify?: boolean } = {},
  /** All that the sentence is about. */
  about: readonly PlatformId[] = [platformId],
): { text: Text; advice: Text | null } {
  const check = checks[result.id];
  const said = { facts: result.facts, platform: platforms[platformId], about };
  const pair = typeof check.text === 'function' ? check.text(said) : check.text;
  const index = result.outcome === 'fail' ? 1 : 0;
  const text = { en: pair.en[index], de: pair.de[index] };
  if (result.outcome !== 'fail') return { text, advice: null };
  const advice = typeof check.advice === 'function' ? check.advice(said) : check.advice;
  const more = isShopify ? check.shopifyAdvice : undefined;
  return { text, advice: more ? { en: `${advice.en} ${more.en}`, de: `${advice.de} ${more.de}` } : advice };
}

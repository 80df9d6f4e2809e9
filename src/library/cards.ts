import type { Card } from '#domain/audit/emulation/card.ts';
import { toCard } from '#domain/audit/emulation/to-card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { describeCard } from '#domain/audit/texts/describe-audit.ts';
import type { PageData, PageSource } from './extract.ts';
import { askedPlatforms, evidenceOf, type PageOptions } from './page-evidence.ts';

/**
 * What every platform would show for a link to the page. Images of which nothing is known are taken at the word of the
 * page's tags (`og:image:width` …).
 */
export function cards(page: PageSource, options: PageOptions<PageSource>): Card[];
export function cards(page: PageData, options?: PageOptions<PageData>): Card[];
export function cards(page: PageSource | PageData, options: PageOptions<PageSource | PageData> = {}): Card[] {
  const evidence = evidenceOf(page, options);
  return askedPlatforms(options).map((id) => describeCard(toCard(platforms[id], evidence), options.language ?? 'en'));
}

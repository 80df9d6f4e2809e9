import type { DemoCard } from '#contract/calls/case-study.ts';
import type { PagePart, PageProblem } from '#domain/audit/audit-progress.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Io } from '#io/io.ts';
import { checkPage } from '../audit/check-page.ts';

/** People wait for a demo: a page that takes longer says so, and the others are shown. */
const PAGE_MS = 6_000;

/** The pages of a demo as they are shared now. The super admin chose the URLs. */
export function showDemoCards(io: Io, pages: readonly { id: number; url: string }[], signal: AbortSignal) {
  return Promise.all(pages.map((page) => showDemoCard(io, page, signal)));
}

async function showDemoCard(io: Io, { id, url }: { id: number; url: string }, signal: AbortSignal): Promise<DemoCard> {
  const none = { id, title: null, score: null, cards: [] };
  let last: PagePart | PageProblem | null = null;
  const within = AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]);
  for await (const part of checkPage(io, { url, signal: within })) last = part;
  if (!last) return { ...none, problem: pageFailureTexts.timeout };
  if (last.stage === 'failed') return { ...none, problem: last.text };
  const { platforms, score } = last.audit;
  return {
    id,
    title: platforms.find(({ card }) => card.title)?.card.title ?? null,
    score,
    cards: platforms.map(({ platform, card }) => ({ platform, card })),
    problem: null,
  };
}

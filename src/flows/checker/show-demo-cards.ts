import type { DemoCard } from '#contract/calls/case-study.ts';
import { describeCard } from '#domain/audit/texts/describe-audit.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Language } from '#domain/language.ts';
import { checkWholePage } from '#flows/page-audit/check-page.ts';
import type { Io } from '#io/io.ts';

/** People wait for a demo: a page that takes longer says so, and the others are shown. */
const PAGE_MS = 6_000;

interface DemoPage {
  id: number;
  url: string;
}

/** The pages of a demo as they are shared now. The super admin chose the URLs. */
export const showDemoCards = (io: Io, pages: readonly DemoPage[], language: Language, signal: AbortSignal) =>
  Promise.all(pages.map((page) => showDemoCard(io, page, language, signal)));

async function showDemoCard(io: Io, { id, url }: DemoPage, language: Language, signal: AbortSignal): Promise<DemoCard> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]);
  const page = await checkWholePage(io, { url, signal: within });
  if (!page.ok) return { id, title: null, score: null, cards: [], problem: pageFailureTexts[page.reason] };
  const { platforms, score } = page.audit;
  return {
    id,
    title: platforms.find(({ card }) => card.title)?.card.title ?? null,
    score: score.score,
    cards: platforms.map(({ platform, card }) => ({ platform, card: describeCard(card, language) })),
    problem: null,
  };
}

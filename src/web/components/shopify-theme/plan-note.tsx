import { Link } from 'react-router';
import type { ShopState } from '#contract/calls/shopify.ts';
import { pagesOf } from '#domain/audit/texts/pages-read.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopPlanLimitTexts } from '#web/i18n/shopify/plan.ts';

type Pages = Pick<ShopState['pages'], 'found' | 'read' | 'leftOut' | 'isCounting'>;

/** `25 of 34 pages` where the plan leaves pages out, and null where it covers all. */
export function usePlanPart({ found, read, leftOut, isCounting }: Pages): string | null {
  const texts = useTexts(shopPlanLimitTexts);
  const language = useLanguage();
  if (leftOut === 0 || found === null) return null;
  const part = pagesOf(read, found, language);
  return isCounting ? texts.soFar(part) : part;
}

interface PlanNoteProps {
  pages: Pages;
  /** Where the plan is chosen. */
  plan: Parameters<typeof Link>[0]['to'];
}

/** Before images go live: for how many pages. */
export function PlanNote({ pages, plan }: PlanNoteProps) {
  const texts = useTexts(shopPlanLimitTexts);
  const part = usePlanPart(pages);
  if (part === null) return null;
  return (
    <p>
      {texts.covers(part)}{' '}
      <Link className="underline" to={plan}>
        {texts.toPlan}
      </Link>
    </p>
  );
}

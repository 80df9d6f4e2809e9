import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { pricingTexts } from '../../../i18n/public/pricing.ts';
import { Calculator } from './calculator.tsx';
import { CreditColumns } from './credit-columns.tsx';
import { PlanColumns } from './plan-columns.tsx';
import { PriceTable } from './price-table.tsx';
import { type PricingChoice, readChoice } from './pricing-choice.ts';
import { PricingSwitches } from './pricing-switches.tsx';

export interface PricingExplorerProps {
  choice: PricingChoice;
  startHref: string;
  /** Where plans are bought; null: they are requested. */
  planHref: string | null;
}

/** Columns, calculator and table of one choice. A plain form to the server; once hydrated, it updates while typing. */
export default function PricingExplorer({ choice: first, startHref, planHref }: PricingExplorerProps) {
  const texts = useTexts(pricingTexts);
  const [choice, setChoice] = useState(first);
  const [isAwake, setHydrated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = () => form.current && setChoice(readForm(form.current));
  useEffect(() => {
    setHydrated(true);
    // What was chosen before hydration counts.
    if (form.current) setChoice(readForm(form.current));
  }, []);
  const hrefOf = (query: string) =>
    planHref ? `${startHref}&next=${encodeURIComponent(`${planHref}${query}`)}` : startHref;
  const show = !isAwake && (
    <Button type="submit" variant="outline">
      {texts.show}
    </Button>
  );
  return (
    <form ref={form} method="get" onChange={read} onSubmit={(event) => isAwake && event.preventDefault()}>
      <PricingSwitches choice={first} isSubscription={choice.model === 'subscription'} button={show} />
      {choice.model === 'subscription' ? (
        <PlanColumns choice={choice} startHref={startHref} hrefOf={hrefOf} />
      ) : (
        <CreditColumns first={first.credits} credits={choice.credits} startHref={hrefOf('')} />
      )}
      <Calculator first={first.needs} choice={choice} button={show} />
      <PriceTable period={choice.period} />
    </form>
  );
}

const readForm = (form: HTMLFormElement): PricingChoice =>
  readChoice(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

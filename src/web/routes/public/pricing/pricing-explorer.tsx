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
}

/** Columns, calculator and table of one choice. A plain form to the server; once hydrated, it updates while typing. */
export default function PricingExplorer({ choice: first, startHref }: PricingExplorerProps) {
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
  const show = !isAwake && (
    <Button type="submit" variant="outline">
      {texts.show}
    </Button>
  );
  return (
    <form ref={form} method="get" onChange={read} onSubmit={(event) => isAwake && event.preventDefault()}>
      <PricingSwitches choice={first} isSubscription={choice.model === 'subscription'} button={show} />
      {choice.model === 'subscription' ? (
        <PlanColumns choice={choice} startHref={startHref} />
      ) : (
        <CreditColumns first={first.credits} credits={choice.credits} startHref={startHref} />
      )}
      <Calculator first={first.needs} choice={choice} button={show} />
      <PriceTable period={choice.period} />
    </form>
  );
}

const readForm = (form: HTMLFormElement): PricingChoice =>
  readChoice(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

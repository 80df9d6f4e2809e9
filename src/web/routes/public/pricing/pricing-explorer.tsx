import { type ChangeEvent, useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { pricingTexts } from '../../../i18n/pricing.ts';
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

/** Columns, calculator and table of one choice. A plain form that asks the server; awake, it answers while one types. */
export default function PricingExplorer({ choice: first, startHref }: PricingExplorerProps) {
  const texts = useTexts(pricingTexts);
  const [choice, setChoice] = useState(first);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const read = (event: ChangeEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    setChoice(readChoice(new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))));
  };
  const show = !isAwake && (
    <Button type="submit" variant="outline">
      {texts.show}
    </Button>
  );
  return (
    <form method="get" onChange={read} onSubmit={(event) => isAwake && event.preventDefault()}>
      <PricingSwitches choice={first} isSubscription={choice.model === 'subscription'} button={show} />
      {choice.model === 'subscription' ? (
        <PlanColumns choice={choice} startHref={startHref} />
      ) : (
        <CreditColumns startHref={startHref} />
      )}
      <Calculator first={first.needs} choice={choice} button={show} />
      <PriceTable period={choice.period} />
    </form>
  );
}

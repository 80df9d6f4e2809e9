import { useEffect, useRef, useState } from 'react';
import { cheapestCredits, creditBundles } from '#domain/billing/credits.ts';
import type { Plan } from '#domain/billing/plan.ts';
import type { Audience } from '#domain/operator/operator.ts';
import { AudienceProvider } from '#web/audience.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { pricingTexts } from '#web/i18n/public/pricing.ts';
import { usePrices } from '#web/use-prices.ts';
import { Calculator } from './calculator.tsx';
import { PlanColumns } from './plan-columns.tsx';
import { PriceTable } from './price-table.tsx';
import { type PricingChoice, readChoice, useCount } from './pricing-choice.ts';
import { PricingSwitches } from './pricing-switches.tsx';

export interface PricingExplorerProps {
  choice: PricingChoice;
  startHref: string;
  /** Where plans are bought; null: they are requested. */
  planHref: string | null;
  sellsTo: Audience | null;
}

/** Columns, calculator and table of one choice. A plain form to the server; once hydrated, it updates while typing. */
export default function PricingExplorer({ sellsTo, ...props }: PricingExplorerProps) {
  return (
    <AudienceProvider sellsTo={sellsTo}>
      <Explorer {...props} />
    </AudienceProvider>
  );
}

function Explorer({ choice: first, startHref, planHref }: Omit<PricingExplorerProps, 'sellsTo'>) {
  const texts = useTexts(pricingTexts);
  const [choice, setChoice] = useState(first);
  const [isAwake, setHydrated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = () => form.current && setChoice(readForm(form.current));
  useEffect(() => {
    setHydrated(true);
    // A choice made before hydration counts.
    if (form.current) setChoice(readForm(form.current));
  }, []);
  const hrefOf = (query: string) =>
    planHref ? `${startHref}&next=${encodeURIComponent(`${planHref}${query}`)}` : startHref;
  const planHrefOf = (plan: Plan) =>
    plan.basePlan === 'free' ? startHref : hrefOf(`?${new URLSearchParams({ plan: plan.id, period: choice.period })}`);
  const show = !isAwake && (
    <Button type="submit" variant="outline">
      {texts.show}
    </Button>
  );
  return (
    <form ref={form} method="get" onChange={read} onSubmit={(event) => isAwake && event.preventDefault()}>
      <PricingSwitches choice={first} isSubscription={choice.model === 'subscription'} button={show} />
      {choice.model === 'subscription' ? (
        <PlanColumns choice={choice} hrefOf={planHrefOf} />
      ) : (
        <CreditColumns first={first.credits} credits={choice.credits} startHref={hrefOf('')} />
      )}
      <Calculator first={first.needs} choice={choice} button={show} hrefOf={planHrefOf} />
      <PriceTable period={choice.period} />
    </form>
  );
}

const readForm = (form: HTMLFormElement): PricingChoice =>
  readChoice(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

interface CreditColumnsProps {
  first: number;
  credits: number;
  startHref: string;
}

export function CreditColumns({ first, credits: wanted, startHref }: CreditColumnsProps) {
  const texts = useTexts(pricingTexts);
  const count = useCount();
  const { euros, vat } = usePrices();
  return (
    <div className="mt-8 border-line border-y py-8">
      <p className="max-w-text text-ink-soft text-lg">{texts.creditsText}</p>
      <CreditNeed first={first} credits={wanted} />
      <ul className="mt-8 grid gap-x-8 gap-y-8 min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {creditBundles.map(({ id, credits, cents }) => (
          <li key={id} data-bundle={id} className="border-line border-t pt-5">
            <h2 className="text-xl">{texts.credits(count(credits))}</h2>
            <p className="figures mt-3 font-[640] font-display text-4xl tracking-tight" data-price>
              {euros(cents)}
            </p>
            <p className="mt-1 text-ink-faint text-sm">
              {texts.once}, {vat}, {texts.perImage(euros(cents / credits))}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href={startHref} variant="signal" size="lg">
          {texts.startFree}
        </ButtonLink>
      </p>
    </div>
  );
}

interface CreditNeedProps {
  /** Initial value; from then on the field keeps what is typed. */
  first: number;
  credits: number;
}

/** How many images, and what they cost. */
export function CreditNeed({ first, credits }: CreditNeedProps) {
  const texts = useTexts(pricingTexts);
  const count = useCount();
  const { euros } = usePrices();
  const { bundles, cents } = cheapestCredits(credits);
  const words = bundles.map(
    ({ bundle, times }) => (times === 1 ? '' : `${times} × `) + texts.credits(count(bundle.credits)),
  );
  return (
    <div className="mt-8 grid max-w-[40rem] items-start gap-x-10 gap-y-4 sm:grid-cols-2">
      <TextField
        id="need-credits"
        name="credits"
        type="number"
        min={1}
        size="lg"
        label={texts.needCredits}
        hint={texts.needCreditsHint}
        defaultValue={first}
      />
      <output aria-live="polite" data-credits={cents} className="block sm:pt-6">
        <span className="figures block font-[640] font-display text-4xl tracking-tight">{euros(cents)}</span>
        <span className="mt-1 block text-ink-soft">{words.join(' + ')}</span>
      </output>
    </div>
  );
}

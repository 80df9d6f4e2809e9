import { useSyncExternalStore } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import type { LimitOffer } from '#contract/errors.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { basePlanNames, namePlan } from '#domain/billing/prices.ts';
import type { BasePlan } from '#domain/enumerations.ts';
import type { Acted } from '#web/components/actions/use-action.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { limitOfferTexts } from '#web/i18n/app/limit-offer.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { usePrices } from '#web/use-prices.ts';

/** The way on at a limit, in place: the trial, the plan, or the person to ask. Works without scripts too. */
export function PlanOffer({ offer }: { offer: LimitOffer }) {
  const texts = useTexts(limitOfferTexts);
  const { slug } = offer.project;
  const plans = usePathTo()('settingsPlan', { projectSlug: slug });
  if (!offer.mayChange) return <p className="text-ink-soft text-sm">{texts.askAdmin}</p>;
  // Its plan page leads to the Shopify admin, where prices may be in another currency.
  if (offer.provider === 'shopify')
    return (
      <p>
        <Link to={plans} className={buttonClass('signal', 'sm')}>
          {texts.plans}
        </Link>
      </p>
    );
  if (offer.isTrial && offer.basePlan) return <TrialOffer basePlan={offer.basePlan} plans={plans} />;
  if (offer.planId) return <LargerPlan planId={offer.planId} plans={plans} />;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span className="text-ink-soft">{texts.largest}</span>
      {offer.limit === 'subPages' && (
        <Link to={`${plans}#credits`} className="text-link">
          {texts.credits}
        </Link>
      )}
    </p>
  );
}

/** In the Shopify admin, where Shopify bills: the plan page of the embedded app. */
export function ShopPlanOffer() {
  const texts = useTexts(limitOfferTexts);
  const pathname = usePathTo()('shopPlan');
  // Shopify wants its own parameters in every address of the app.
  const { search } = useLocation();
  return (
    <p>
      <Link to={{ pathname, search }} className={buttonClass('signal', 'sm')}>
        {texts.plans}
      </Link>
    </p>
  );
}

/**
 * Not a form: it may be inside one, whose Enter key must not start a trial. Without scripts the plan page has the
 * button.
 */
function TrialOffer({ basePlan, plans }: { basePlan: BasePlan; plans: string }) {
  const texts = useTexts(limitOfferTexts);
  const label = texts.try(basePlanNames[basePlan][useLanguage()]);
  const isAwake = useSyncExternalStore(never, isInBrowser, isOnServer);
  const { submit, data, state } = useFetcher<Acted>();
  if (data?.refusal === null)
    return (
      <p role="status" className="text-good text-sm">
        {texts.started}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isAwake ? (
          <Button
            size="sm"
            variant="signal"
            state={state === 'idle' ? 'idle' : 'loading'}
            loadingText={texts.starting}
            onClick={() => submit({ intent: 'trial', id: basePlan }, { method: 'post', action: plans })}
          >
            {label}
          </Button>
        ) : (
          <Link to={plans} className={buttonClass('signal', 'sm')}>
            {label}
          </Link>
        )}
        <Link to={plans} className="text-link text-sm">
          {texts.plans}
        </Link>
      </div>
      {data?.refusal ? (
        <p role="alert" className="text-bad text-sm">
          {data.refusal.message}
        </p>
      ) : (
        <p className="text-ink-soft text-sm">{texts.tryNote}</p>
      )}
    </div>
  );
}

const never = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

function LargerPlan({ planId, plans }: { planId: string; plans: string }) {
  const texts = useTexts(limitOfferTexts);
  const language = useLanguage();
  const prices = usePrices();
  const plan = planById(planId);
  if (!plan) return null;
  return (
    <p className="grid justify-items-start gap-2">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={`${plans}?${new URLSearchParams({ plan: planId })}`} className={buttonClass('signal', 'sm')}>
          {texts.choose(namePlan(plan, language))}
        </Link>
        <Link to={plans} className="text-link text-sm">
          {texts.plans}
        </Link>
      </span>
      <span className="text-ink-soft text-sm">{`${prices.ofPlan(plan, 'monthly')} ${prices.vat}`}</span>
    </p>
  );
}

import { Link, useLocation } from 'react-router';
import type { ShopState } from '#contract/shopify.ts';
import { namePlan } from '#domain/billing/name-plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { shopBillingTexts } from '../../../i18n/shopify/home.ts';
import { usePathTo } from '../../../paths.ts';
import { ShopBanner } from './shop-banner.tsx';

/** What happened elsewhere: on Shopify's approval page, and while the pages were read. */
export function HomeBanners({ shop }: { shop: ShopState }) {
  const texts = useTexts(shopBillingTexts);
  const language = useLanguage();
  const { problem } = shop.pages;
  return (
    <>
      <BillingBanner billing={shop.billing} />
      {problem && <ShopBanner tone="warn" title={texts.readingFailed} text={problem[language]} />}
    </>
  );
}

function BillingBanner({ billing }: { billing: ShopState['billing'] }) {
  const texts = useTexts(shopBillingTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const outcome = query.get('billing');
  query.delete('billing');
  const action = (
    <Link className={buttonClass('outline', 'sm')} to={{ pathname: pathTo('shopPlan'), search: String(query) }}>
      {texts.toPlan}
    </Link>
  );
  if (outcome === 'closed') return <ShopBanner tone="warn" title={texts.closed} text={texts.closedText} />;
  if (outcome === 'unknown') return <ShopBanner tone="info" title={texts.unknown} text={texts.unknownText} />;
  if (outcome !== 'settled') return null;
  const plan = billing.current && planById(billing.current.planId);
  if (!plan) return <ShopBanner tone="info" title={texts.settledNone} text={texts.settledNoneText} action={action} />;
  const title = texts.settledPlan(namePlan(plan, language));
  return <ShopBanner tone="good" title={title} text={texts.settledPlanText} action={action} />;
}

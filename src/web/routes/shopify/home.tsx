import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { ShopState } from '#contract/calls/shopify.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import { loadForShop, requireShop } from '#web/access/shop.server.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { CircleAlert, CircleCheck, Info } from '#web/components/ui/icons.tsx';
import { apiContext } from '#web/context.ts';
import { runAction } from '#web/forms/call-api.server.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopifyTexts } from '#web/i18n/shopify/app.ts';
import { shopBillingTexts } from '#web/i18n/shopify/home.ts';
import { ShopCard } from '#web/layouts/parts/shop-frame.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { LiveCard } from './home/live-card.tsx';
import { loadHome } from './home/load-home.server.ts';
import { RouteCards } from './home/route-cards.tsx';
import { ScoreCard } from './home/score-card.tsx';
import { ShareCard } from './home/share-card.tsx';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadForShop(context, async (shop) => ({ ...(await loadHome(context.get(apiContext), shop.projectId)), ...shop }));

export const action = ({ request, context }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  const { projectId } = requireShop(context);
  return runAction(request, { check: () => api.startAudit({ params: { id: String(projectId) } }) });
};

export default function ShopHomeScreen() {
  const home = useLoaderData<typeof loader>();
  return (
    <>
      <HomeBanners shop={home.shop} />
      <LiveCard projectId={home.projectId} shop={home.shop} />
      <ShareCard home={home} />
      <ScoreCard home={home} />
      <RouteCards home={home} />
      <StudioCard projectId={home.projectId} projectSlug={home.projectSlug} />
    </>
  );
}

/** Results from elsewhere: from Shopify's approval page, and while the pages were read. */
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

const tones = {
  good: { ground: 'bg-good-soft text-good', Icon: CircleCheck },
  info: { ground: 'bg-info-soft text-info', Icon: Info },
  warn: { ground: 'bg-warn-soft text-warn', Icon: CircleAlert },
} as const;

interface ShopBannerProps {
  tone: keyof typeof tones;
  title: string;
  text: string;
  action?: ReactNode;
}

/** A message above the cards, as the admin has them. */
export function ShopBanner({ tone, title, text, action }: ShopBannerProps) {
  const { ground, Icon } = tones[tone];
  return (
    <div role="status" className="overflow-hidden rounded-xl bg-surface text-sm shadow-sm">
      <p className={clsx('flex items-center gap-2 px-4 py-2 font-[600]', ground)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {title}
      </p>
      <div className="grid gap-3 px-4 py-3">
        <p>{text}</p>
        {action && <p>{action}</p>}
      </div>
    </div>
  );
}

/** The full app in a window of its own, logged in by a link that works once. */
export function StudioCard({ projectId, projectSlug }: { projectId: number; projectSlug: string }) {
  const texts = useTexts(shopifyTexts);
  const { offline } = useTexts(offlineTexts);
  const pathTo = usePathTo();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    // Opened now, while the click counts as one: browsers block windows that come later.
    const opened = window.open('', '_blank');
    try {
      const path = pathTo('dashboard', { projectSlug });
      const { url } = await api.openStudio({ params: { id: String(projectId) }, body: { path } });
      if (opened) opened.location.href = url;
      else window.open(url, '_top');
    } catch (error) {
      opened?.close();
      showErrorToast(error, offline);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ShopCard title={texts.studio}>
      <p className="text-ink-soft">{texts.studioLead}</p>
      <p>
        <Button state={isBusy ? 'loading' : 'idle'} onClick={open}>
          {texts.studio}
        </Button>
      </p>
    </ShopCard>
  );
}

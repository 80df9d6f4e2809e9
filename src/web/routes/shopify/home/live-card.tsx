import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ShopState } from '#contract/calls/shopify.ts';
import { type LiveKind, liveKinds } from '#domain/shopify/theme-snippet.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { usePlanPart } from '#web/components/shopify-theme/plan-note.tsx';
import { useRefresh } from '#web/components/shopify-theme/use-scopes.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { offlineTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { liveKindLabels, liveKindTexts, shopHomeTexts } from '#web/i18n/shopify/home.ts';
import { shopPlanLimitTexts } from '#web/i18n/shopify/plan.ts';
import { ShopCard } from '#web/layouts/parts/shop-frame.tsx';
import { usePathTo } from '#web/paths.ts';

/** Whether shoppers' links show our images: the theme has to print them, and the merchant may switch them off. */
export function LiveCard({ projectId, shop }: { projectId: number; shop: ShopState }) {
  const texts = useTexts(shopHomeTexts);
  const labels = useTexts(liveKindLabels);
  const pathTo = usePathTo();
  const { search } = useLocation();
  const { live, isBusy, switchAll, switchKind } = useLiveSwitch(projectId, shop.live);
  const { theme } = shop;
  const hasTag = theme?.state === 'first' || theme?.state === 'embed';
  const { state, tone } = stateOf(live, theme);
  const part = usePlanPart(shop.pages);
  const { toPlan } = useTexts(shopPlanLimitTexts);
  const isShown = hasTag && live.length > 0;
  const planPart = theme?.shows?.ours.some((kind) => live.includes(kind)) ? part : null;
  useRefresh(theme === null || theme.shows === null);
  return (
    <ShopCard title={texts.live} aside={theme && <Badge tone={tone}>{texts[state]}</Badge>}>
      <p role="status">
        <Sentence live={live} theme={theme} planPart={planPart} />
        {isShown && planPart !== null && (
          <>
            {' '}
            <Link className="underline" to={{ pathname: pathTo('shopPlan'), search }}>
              {toPlan}
            </Link>
          </>
        )}
      </p>
      {theme?.shows?.others.some((kind) => !hasTag || live.includes(kind)) && (
        <p>
          <Link className={buttonClass('signal', 'sm')} to={{ pathname: pathTo('shopTheme'), search }}>
            {theme.state === 'absent' || theme.state === 'embed-off' ? texts.tagShowHow : texts.tagShow}
          </Link>
        </p>
      )}
      {theme && mayPrint(theme) && (
        <div className="grid gap-3 border-line border-t pt-3">
          <Switch
            label={<span className="font-[550]">{texts.switchAll}</span>}
            hint={hasTag ? texts.switchHint : texts.switchHintLater}
            checked={live.length > 0}
            onChange={({ target }) => void switchAll(target.checked)}
            disabled={isBusy}
          />
          {isShown && (
            <fieldset className="ml-12 grid gap-2">
              <legend className="mb-1 text-ink-faint text-sm">{texts.switchKinds}</legend>
              <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
                {liveKinds.map((kind) => (
                  <Switch
                    key={kind}
                    label={labels[kind]}
                    checked={live.includes(kind)}
                    onChange={({ target }) => void switchKind(kind, target.checked)}
                    disabled={isBusy}
                  />
                ))}
              </div>
            </fieldset>
          )}
        </div>
      )}
    </ShopCard>
  );
}

/** Nothing to switch where the theme prints none of our images: switches that are on would say otherwise. */
const mayPrint = ({ state }: NonNullable<ShopState['theme']>) => state !== 'absent' && state !== 'embed-off';

interface SentenceProps {
  live: readonly LiveKind[];
  theme: ShopState['theme'];
  planPart: string | null;
}

function Sentence({ live, theme, planPart }: SentenceProps) {
  const texts = useTexts(shopHomeTexts);
  const plan = useTexts(shopPlanLimitTexts);
  const kinds = useTexts(liveKindTexts);
  const language = useLanguage();
  const list = (some: readonly LiveKind[]) => new Intl.ListFormat(language).format(some.map((kind) => kinds[kind]));
  if (theme === null) return texts.tagUnknown;
  if (theme.state === 'unknown') return texts.tagUnreadable;
  if (theme.state === 'behind') return texts.tagBehind;
  if (theme.state === 'absent') return texts.tagMissing;
  if (theme.state === 'embed-off') return texts.embedOff;
  if (live.length === 0) return texts.liveOff;
  if (theme.state === 'embed') {
    if (theme.shows === null) return texts.embedLooking;
    const [ours, others] = [theme.shows.ours, theme.shows.others].map((some) =>
      some.filter((one) => live.includes(one)),
    );
    const first = ours?.length ? texts.embedLive(list(ours)) : texts.embedNothing;
    const covered = planPart && plan.covers(planPart);
    return [first, others?.length ? texts.embedOthers(list(others)) : null, covered].filter(Boolean).join(' ');
  }
  if (live.length < liveKinds.length)
    return planPart === null ? texts.liveOn(list(live)) : `${texts.liveOn(list(live))} ${plan.covers(planPart)}`;
  return planPart === null ? texts.liveEverywhere : plan.live(planPart);
}

type Shown = { state: `state${string}` & keyof typeof shopHomeTexts; tone: Tone };

function stateOf(live: readonly LiveKind[], theme: ShopState['theme']): Shown {
  const notYet: Shown = { state: 'stateNotYet', tone: 'warn' };
  if (theme?.state === 'unknown') return { state: 'stateUnknown', tone: 'neutral' };
  if (theme?.state === 'embed-off') return { state: 'stateOff', tone: 'warn' };
  if (theme?.state !== 'first' && theme?.state !== 'embed') return notYet;
  if (live.length === 0) return { state: 'stateOff', tone: 'neutral' };
  if (theme.shows === null) return { state: 'stateLooking', tone: 'neutral' };
  const { ours, others } = theme.shows;
  if (!ours.some((kind) => live.includes(kind))) return notYet;
  const isPartly = live.length < liveKinds.length || others.length > 0;
  return { state: isPartly ? 'statePartly' : 'stateLive', tone: 'good' };
}

/** The live state, at once as the merchant wants it; if Shopify refuses, as it was. */
function useLiveSwitch(projectId: number, live: readonly LiveKind[]) {
  const texts = useTexts(shopHomeTexts);
  const { offline } = useTexts(offlineTexts);
  const revalidate = useRevalidate();
  const [wanted, setWanted] = useState<readonly LiveKind[] | null>(null);
  const save = async (kinds: readonly LiveKind[], onDone: () => void) => {
    setWanted(kinds);
    try {
      await api.switchShopLive({ params: { id: String(projectId) }, body: { live: [...kinds] } });
      await revalidate();
      onDone();
    } catch (error) {
      showErrorToast(error, offline);
    } finally {
      setWanted(null);
    }
  };
  const change = (kinds: readonly LiveKind[]) => {
    const undo = () => save(live, () => toast.success(texts.undone));
    return save(kinds, () => toast.success({ title: texts.switchDone, action: { label: texts.undo, run: undo } }));
  };
  const shown = wanted ?? live;
  return {
    live: shown,
    isBusy: wanted !== null,
    switchAll: (isOn: boolean) => change(isOn ? liveKinds : []),
    switchKind: (kind: LiveKind, isOn: boolean) =>
      change(liveKinds.filter((one) => (one === kind ? isOn : shown.includes(one)))),
  };
}

import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { loadForShop, requireShop } from '#web/access/shop.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { PlanNote } from '#web/components/shopify-theme/plan-note.tsx';
import { actOnTheme, loadTheme } from '#web/components/shopify-theme/theme.server.ts';
import { ThemePanel, useThemeDone } from '#web/components/shopify-theme/theme-panel.tsx';
import { useRefresh } from '#web/components/shopify-theme/use-scopes.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { shopHomeTexts } from '#web/i18n/shopify/home.ts';
import { shopThemeTexts } from '#web/i18n/shopify/theme.ts';
import { SHARE_CARD, ShopCard } from '#web/layouts/parts/shop-frame.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadForShop(context, async ({ projectId }) => {
    const api = context.get(apiContext);
    const shop = answerOf(() => api.getShop({ params: { id: String(projectId) } }));
    const [theme, { pages }] = await Promise.all([loadTheme(api, projectId), shop]);
    return { ...theme, pages };
  });

export const action = ({ request, context }: ActionFunctionArgs) =>
  actOnTheme(request, context.get(apiContext), requireShop(context).projectId);

export default function ShopThemeScreen() {
  const shop = useLoaderData<typeof loader>();
  const actions = useAction(useThemeDone());
  const { seeItWork } = useTexts(shopHomeTexts);
  const pathTo = usePathTo();
  const { search } = useLocation();
  const isLooking = shop.theme?.tag.state === 'embed' && shop.theme.check === null;
  useRefresh(shop.theme === null || isLooking || shop.change?.state === 'copying');
  return (
    <ShopCard title={useTexts(shopThemeTexts).heading}>
      <ThemePanel
        shop={shop}
        {...actions}
        planNote={<PlanNote pages={shop.pages} plan={{ pathname: pathTo('shopPlan'), search }} />}
        next={
          <Link className={buttonClass('signal')} to={{ pathname: pathTo('shopHome'), search, hash: `#${SHARE_CARD}` }}>
            {seeItWork}
          </Link>
        }
      />
    </ShopCard>
  );
}

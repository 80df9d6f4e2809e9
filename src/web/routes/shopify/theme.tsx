import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadForShop, requireShop } from '#web/access/shop.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { actOnTheme, loadTheme } from '#web/components/shopify-theme/theme.server.ts';
import { ThemePanel, useThemeDone } from '#web/components/shopify-theme/theme-panel.tsx';
import { useRefresh } from '#web/components/shopify-theme/use-scopes.ts';
import { apiContext } from '#web/context.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { shopThemeTexts } from '#web/i18n/shopify/theme.ts';
import { ShopCard } from '#web/layouts/parts/shop-frame.tsx';
import { appMeta } from '#web/meta/app-meta.ts';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadForShop(context, ({ projectId }) => loadTheme(context.get(apiContext), projectId));

export const action = ({ request, context }: ActionFunctionArgs) =>
  actOnTheme(request, context.get(apiContext), requireShop(context).projectId);

export default function ShopThemeScreen() {
  const shop = useLoaderData<typeof loader>();
  const actions = useAction(useThemeDone());
  const isLooking = shop.theme?.tag.state === 'embed' && shop.theme.check === null;
  useRefresh(shop.theme === null || isLooking || shop.change?.state === 'copying');
  return (
    <ShopCard title={useTexts(shopThemeTexts).heading}>
      <ThemePanel shop={shop} {...actions} />
    </ShopCard>
  );
}

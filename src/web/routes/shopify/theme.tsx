import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadForShop, requireShop } from '../../access/shop.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { actOnTheme, loadTheme } from '../../components/shopify-theme/theme.server.ts';
import { ThemePanel } from '../../components/shopify-theme/theme-panel.tsx';
import { useRefresh } from '../../components/shopify-theme/use-refresh.ts';
import { useThemeDone } from '../../components/shopify-theme/use-theme-done.ts';
import { apiContext } from '../../context.ts';
import { useTexts } from '../../i18n/language.tsx';
import { shopThemeTexts } from '../../i18n/shopify/theme.ts';
import { appMeta } from '../../meta/app-meta.ts';
import { ShopCard } from './parts/shop-frame.tsx';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadForShop(context, ({ projectId }) => loadTheme(context.get(apiContext), projectId));

export const action = ({ request, context }: ActionFunctionArgs) =>
  actOnTheme(request, context.get(apiContext), requireShop(context).projectId);

export default function ShopThemeScreen() {
  const shop = useLoaderData<typeof loader>();
  const actions = useAction(useThemeDone());
  useRefresh(shop.theme === null || shop.change?.state === 'copying');
  return (
    <ShopCard title={useTexts(shopThemeTexts).heading}>
      <ThemePanel shop={shop} {...actions} />
    </ShopCard>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadForShop, requireShop } from '../../access/shop.server.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { apiContext } from '../../context.ts';
import { appMeta } from '../../meta/app-meta.ts';
import { loadHome } from './load-home.server.ts';
import { HomeBanners } from './parts/home-banners.tsx';
import { LiveCard } from './parts/live-card.tsx';
import { RouteCards } from './parts/route-cards.tsx';
import { ScoreCard } from './parts/score-card.tsx';
import { StudioCard } from './parts/studio-card.tsx';

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
      <ScoreCard home={home} />
      <RouteCards home={home} />
      <StudioCard projectId={home.projectId} projectSlug={home.projectSlug} />
    </>
  );
}

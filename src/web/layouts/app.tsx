import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router';
import type { LimitOffer } from '#contract/errors.ts';
import { openProjects, projectsContext } from '#web/access/projects.server.ts';
import { requireUser, userContext } from '#web/access/visitor.server.ts';
import { apiContext } from '#web/context.ts';
import { ErrorScreen } from '#web/errors/error-screen.tsx';
import { attempt } from '#web/forms/call-api.server.ts';
import type { LayoutHandle } from '#web/handle.ts';
import { announceActions } from '#web/limit-offer/offers.ts';
import { OffersInPlace } from '#web/limit-offer/offers-in-place.tsx';
import { keepSession } from '#web/login-confirmation/session-ended.tsx';
import { errorMeta } from '#web/meta/private-meta.ts';
import { AppFrame } from './parts/app-frame.tsx';
import { SimpleFrame } from './parts/simple-frame.tsx';

export const middleware = [requireUser, openProjects];
export const clientMiddleware = [keepSession, announceActions];
export const handle: LayoutHandle = { hydrates: 'router' };
export const meta = errorMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  // A frame without its notices is better than no app.
  const api = context.get(apiContext);
  const user = context.get(userContext);
  const [invitations, open] = await Promise.all([
    attempt(() => api.listOwnInvitations()),
    user.role === 'superadmin' && !user.acting ? attempt(() => api.getOpenCounts()) : null,
  ]);
  return { user, ...context.get(projectsContext), invitations: invitations.ok ?? [], open: open?.ok ?? null };
}
export type AppData = Awaited<ReturnType<typeof loader>>;

/** User and projects of the app, for any screen inside it. */
export function useAppData(): AppData {
  const data = useRouteLoaderData<typeof loader>('layouts/app');
  if (!data) throw new Error('useAppData stands outside the app layout');
  return data;
}

export default function AppLayout() {
  return (
    <OffersInPlace offer={LazyPlanOffer}>
      <AppFrame {...useAppData()}>
        <Outlet />
      </AppFrame>
    </OffersInPlace>
  );
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('layouts/app');
  const screen = <ErrorScreen inApp={data !== undefined} />;
  if (!data) return <SimpleFrame>{screen}</SimpleFrame>;
  return (
    <OffersInPlace offer={LazyPlanOffer}>
      <AppFrame {...data}>{screen}</AppFrame>
    </OffersInPlace>
  );
}

const PlanOffer = lazy(async () => ({ default: (await import('#web/limit-offer/plan-offer.tsx')).PlanOffer }));

/** With its plans and prices, loaded when a limit is met: most visits meet none. */
export function LazyPlanOffer({ offer }: { offer: LimitOffer }) {
  return (
    <Suspense>
      <PlanOffer offer={offer} />
    </Suspense>
  );
}

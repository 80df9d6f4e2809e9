import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router';
import { frameData } from '#web/access/visitor.server.ts';
import { ErrorScreen } from '#web/errors/error-screen.tsx';
import { errorMeta } from '#web/meta/private-meta.ts';
import { MarketingFrame, noFrameData } from './parts/marketing-frame.tsx';

export const loader = (args: LoaderFunctionArgs) => frameData(args);

export const meta = errorMeta;

const useFrame = () => useRouteLoaderData<typeof loader>('layouts/marketing') ?? noFrameData;

export default function MarketingLayout() {
  return (
    <MarketingFrame {...useFrame()}>
      <Outlet />
    </MarketingFrame>
  );
}

export function ErrorBoundary() {
  return (
    <MarketingFrame {...useFrame()}>
      <ErrorScreen />
    </MarketingFrame>
  );
}

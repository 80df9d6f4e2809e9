import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router';
import { frameData } from '#web/access/visitor.server.ts';
import { ErrorScreen } from '#web/errors/error-screen.tsx';
import { errorMeta } from '#web/meta/private-meta.ts';
import { AuditCallToAction } from './parts/audit-call-to-action.tsx';
import { MarketingFrame, noFrameData } from './parts/marketing-frame.tsx';

export const loader = (args: LoaderFunctionArgs) => frameData(args);

export const meta = errorMeta;

const useFrame = () => useRouteLoaderData<typeof loader>('layouts/white') ?? noFrameData;

/** The marketing layout on white, ending with the call to have one's own shop audited. */
export default function WhiteLayout() {
  return (
    <MarketingFrame {...useFrame()} ground="white" closing={<AuditCallToAction />}>
      <Outlet />
    </MarketingFrame>
  );
}

/** A missing page ends like every other: without the call to action. */
export function ErrorBoundary() {
  return (
    <MarketingFrame {...useFrame()}>
      <ErrorScreen />
    </MarketingFrame>
  );
}

import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router';
import { isSignedIn } from '../access/visitor.server.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { errorMeta } from '../meta/page-meta.ts';
import { AuditCallToAction } from './parts/audit-call-to-action.tsx';
import { MarketingFrame } from './parts/marketing-frame.tsx';

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  signedIn: await isSignedIn(request, context),
});

export const meta = errorMeta;

const useSignedIn = () => useRouteLoaderData<typeof loader>('layouts/white')?.signedIn ?? false;

/** The marketing layout on white, closed by the call to have one's own shop audited. */
export default function WhiteLayout() {
  return (
    <MarketingFrame signedIn={useSignedIn()} ground="white" closing={<AuditCallToAction />}>
      <Outlet />
    </MarketingFrame>
  );
}

/** A missing page ends like every other: without the call. */
export function ErrorBoundary() {
  return (
    <MarketingFrame signedIn={useSignedIn()}>
      <ErrorScreen />
    </MarketingFrame>
  );
}

import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router';
import { isSignedIn } from '../access/visitor.server.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { errorMeta } from '../meta/page-meta.ts';
import { MarketingFrame } from './parts/marketing-frame.tsx';

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  signedIn: await isSignedIn(request, context),
});

export const meta = errorMeta;

const useSignedIn = () => useRouteLoaderData<typeof loader>('layouts/marketing')?.signedIn ?? false;

export default function MarketingLayout() {
  return (
    <MarketingFrame signedIn={useSignedIn()}>
      <Outlet />
    </MarketingFrame>
  );
}

export function ErrorBoundary() {
  return (
    <MarketingFrame signedIn={useSignedIn()}>
      <ErrorScreen />
    </MarketingFrame>
  );
}

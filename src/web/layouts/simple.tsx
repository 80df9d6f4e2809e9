import { type LoaderFunctionArgs, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import type { ShownLook } from '#contract/agency-look.ts';
import { visitorOf } from '../access/visitor.server.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { errorMeta } from '../meta/page-meta.ts';
import { AgencyFrame } from './parts/agency-frame.tsx';
import { SimpleFrame } from './parts/simple-frame.tsx';

export const meta = errorMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await visitorOf(request, context);
  return { acting: user?.acting ? { ...user.acting, email: user.email } : null };
}

const useActing = () => useRouteLoaderData<typeof loader>('layouts/simple')?.acting ?? null;

/** Poll and audit pages: only the logo above, no other links. */
export default function SimpleLayout() {
  // A report says whose it is; the poll has no such data.
  const data = useMatches().at(-1)?.loaderData as { look?: ShownLook | null } | undefined;
  const acting = useActing();
  return data?.look ? (
    <AgencyFrame acting={acting} look={data.look}>
      <Outlet />
    </AgencyFrame>
  ) : (
    <SimpleFrame acting={acting}>
      <Outlet />
    </SimpleFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SimpleFrame acting={useActing()}>
      <ErrorScreen />
    </SimpleFrame>
  );
}

import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import type { ShownLook } from '#contract/calls/agency-look.ts';
import { visitorOf } from '#web/access/visitor.server.ts';
import { AgencyContact, AgencyFoot, AgencyMark, agencyStyle } from '#web/components/agency-look/agency-look.tsx';
import { ErrorScreen } from '#web/errors/error-screen.tsx';
import { errorMeta } from '#web/meta/private-meta.ts';
import { type ActingData, ActingNotice } from './parts/acting-notice.tsx';
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

interface AgencyFrameProps {
  acting: ActingData | null;
  look: ShownLook;
  children: ReactNode;
}

/** The report of an agency: its logo and contact above, its line below, nothing that leads away. */
export function AgencyFrame({ acting, look, children }: AgencyFrameProps) {
  return (
    <>
      {acting && <ActingNotice {...acting} />}
      <div style={agencyStyle(look)} className="border-signal border-t-4 print:border-t-0">
        <header className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-5 print:mb-6">
          <AgencyMark look={look} height={44} />
          <AgencyContact contact={look.contact} className="text-ink-soft text-sm" />
        </header>
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <footer className="page-width pb-10 print:px-0 print:pb-0">
          <AgencyFoot look={look} className="border-line border-t pt-5" />
        </footer>
      </div>
    </>
  );
}

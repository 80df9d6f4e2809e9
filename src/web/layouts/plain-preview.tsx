import { Outlet } from 'react-router';
import { ErrorScreen } from '#web/errors/error-screen.tsx';
import type { PaperHandle } from '#web/handle.ts';
import { errorMeta } from '#web/meta/private-meta.ts';

export const handle: PaperHandle = { isPaper: true };
export const meta = errorMeta;

/** Only the page: shown in an iframe or on paper. */
export default function PlainPreviewLayout() {
  return (
    <main id="content" tabIndex={-1} className="outline-none print:bg-white">
      <Outlet />
    </main>
  );
}

export function ErrorBoundary() {
  return (
    <main id="content">
      <ErrorScreen />
    </main>
  );
}

import { Outlet } from 'react-router';
import { ErrorScreen } from '../errors/error-screen.tsx';
import type { LayoutHandle } from '../handle.ts';
import { errorMeta } from '../meta/page-meta.ts';
import { EntranceFrame } from './parts/entrance-frame.tsx';
import { SimpleFrame } from './parts/simple-frame.tsx';

export const handle: LayoutHandle = { hydrates: 'router' };
export const meta = errorMeta;

/** The app before the auth check: no sidebar, no project, only the door. */
export default function EntranceLayout() {
  return (
    <EntranceFrame>
      <Outlet />
    </EntranceFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SimpleFrame>
      <ErrorScreen />
    </SimpleFrame>
  );
}

import { Outlet } from 'react-router';
import { ErrorScreen } from '#web/errors/error-screen.tsx';
import type { LayoutHandle } from '#web/handle.ts';
import { errorMeta } from '#web/meta/private-meta.ts';
import { SignInFrame } from './parts/sign-in-frame.tsx';
import { SimpleFrame } from './parts/simple-frame.tsx';

export const handle: LayoutHandle = { hydrates: 'router' };
export const meta = errorMeta;

/** The app before the auth check: no sidebar, no project, only the form. */
export default function SignInLayout() {
  return (
    <SignInFrame>
      <Outlet />
    </SignInFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SimpleFrame>
      <ErrorScreen />
    </SimpleFrame>
  );
}

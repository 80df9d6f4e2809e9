import { Outlet } from 'react-router';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { errorMeta } from '../meta/page-meta.ts';
import { SimpleFrame } from './parts/simple-frame.tsx';

export const meta = errorMeta;

/** Poll and audit pages: only the logo above, no other links. */
export default function SimpleLayout() {
  return (
    <SimpleFrame>
      <Outlet />
    </SimpleFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SimpleFrame>
      <ErrorScreen />
    </SimpleFrame>
  );
}

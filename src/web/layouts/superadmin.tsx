import { Outlet } from 'react-router';
import { requireSuperadmin } from '../access/visitor.server.ts';

export const middleware = [requireSuperadmin];

/** Has a loader so that the check runs on every move inside the app, not only on whole pages. */
export const loader = () => null;

export default function SuperadminLayout() {
  return <Outlet />;
}

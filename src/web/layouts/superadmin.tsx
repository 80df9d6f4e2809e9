import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { requireSuperadmin } from '#web/access/visitor.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  requireSuperadmin(context);
  return null;
}

export default function SuperadminLayout() {
  return <Outlet />;
}

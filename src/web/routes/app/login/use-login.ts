import { useSearchParams } from 'react-router';
import { safeNext } from '#domain/access/safe-next.ts';
import { usePathTo } from '#web/paths.ts';

/** Logged in: on to where the person wanted to go. A full page load, because everything before was a visitor's. */
export function useLogin(): () => void {
  const [query] = useSearchParams();
  const dashboard = usePathTo()('startDashboard');
  return () => window.location.assign(safeNext(query.get('next')) ?? dashboard);
}

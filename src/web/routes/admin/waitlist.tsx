import { EmptyScreen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';

export const meta = appMeta;

export default function AdminWaitlist() {
  return <EmptyScreen name="adminWaitlist" drawing="people" />;
}

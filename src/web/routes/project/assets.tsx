import { EmptyScreen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';

export const meta = appMeta;

export default function Assets() {
  return <EmptyScreen name="assets" drawing="frame" />;
}

import { EmptyScreen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';

export const meta = appMeta;

export default function Configurator() {
  return <EmptyScreen name="configurator" drawing="frame" />;
}

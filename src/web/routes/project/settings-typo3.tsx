import { EmptyScreen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';

export const meta = appMeta;

export default function SettingsTypo3() {
  return <EmptyScreen name="settingsTypo3" drawing="frame" />;
}

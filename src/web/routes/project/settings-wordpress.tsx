import { useLoaderData } from 'react-router';
import { WordpressScreen } from '#web/components/integration/site-screen.tsx';
import { actOnSites, loadSites } from '#web/components/integration/sites.server.ts';
import { appMeta } from '#web/meta/app-meta.ts';

export const meta = appMeta;
export const loader = loadSites;
export const action = actOnSites;

export default function SettingsWordpress() {
  return <WordpressScreen {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from 'react-router';
import { appMeta } from '#web/meta/app-meta.ts';
import { WordpressScreen } from './integration/site-screen.tsx';
import { actOnSites, loadSites } from './integration/sites.server.ts';

export const meta = appMeta;
export const loader = loadSites;
export const action = actOnSites;

export default function SettingsWordpress() {
  return <WordpressScreen {...useLoaderData<typeof loader>()} />;
}

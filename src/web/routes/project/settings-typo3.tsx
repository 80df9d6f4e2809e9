import { useLoaderData } from 'react-router';
import { appMeta } from '#web/meta/app-meta.ts';
import { Typo3Screen } from './integration/site-screen.tsx';
import { actOnSites, loadSites } from './integration/sites.server.ts';

export const meta = appMeta;
export const loader = loadSites;
export const action = actOnSites;

export default function SettingsTypo3() {
  return <Typo3Screen {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from 'react-router';
import { appMeta } from '../../meta/app-meta.ts';
import { IntegrationScreen } from './integration/integration-screen.tsx';
import { loadIntegration } from './integration/load-integration.server.ts';

export const meta = appMeta;
export const loader = loadIntegration;

export default function SettingsCustom() {
  return <IntegrationScreen system="custom" integration={useLoaderData<typeof loader>()} />;
}

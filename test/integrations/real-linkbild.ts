import type { Api } from '#contract/client.ts';
import { type Instance, logInAsAdmin, newDataDir, removeDataDir, startInstance } from '../instance.ts';

export interface RealLinkbild {
  url: string;
  api: Api;
  params: { id: string };
  owner: { imagesUrl: string; projectUuid: string };
  stop(): Promise<void>;
}

/** A whole Linkbild, with a project for a site on this machine. */
export async function startRealLinkbild(siteUrl: string): Promise<RealLinkbild> {
  const dataDir = newDataDir();
  let linkbild: Instance | undefined;
  const stop = async () => {
    await linkbild?.stop();
    removeDataDir(dataDir);
  };
  try {
    linkbild = await startInstance(dataDir, { SAMPLE_SHOP_PORT: '0', ALLOWED_PRIVATE_HOSTS: new URL(siteUrl).host });
    const { url } = linkbild;
    const api = await logInAsAdmin(url);
    const { project } = await api.saveProject({ body: { full: siteUrl } });
    const owner = { imagesUrl: `${url}/images`, projectUuid: project.uuid };
    return { url, api, params: { id: String(project.id) }, owner, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

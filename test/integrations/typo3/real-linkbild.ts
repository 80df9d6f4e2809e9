import { type Api, callHeaders, createClient } from '#contract/client.ts';
import { admin, type Instance, newDataDir, removeDataDir, startInstance } from '../../instance.ts';

export interface RealLinkbild {
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
    linkbild = await startInstance(dataDir, { ALLOWED_PRIVATE_HOSTS: new URL(siteUrl).host });
    const { url } = linkbild;
    let cookie = '';
    const api = createClient(async ({ method, path, body }) => {
      const headers = { ...callHeaders, origin: url, cookie };
      const response = await fetch(`${url}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    });
    await api.login({ body: admin });
    const { project } = await api.saveProject({ body: { full: siteUrl } });
    const owner = { imagesUrl: `${url}/images`, projectUuid: project.uuid };
    return { api, params: { id: String(project.id) }, owner, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

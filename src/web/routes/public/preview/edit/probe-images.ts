import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { api } from '#web/browser-client.ts';
import { pendingImages } from './judge-page.ts';

/** A page that names more images than these is not measured further. */
const MAX_PROBES = 4;

/** What the page's images are, as far as the server may ask for them. Not public, or over the limit: stays unknown. */
export async function probeImages(page: PageEvidence, isKnown: (url: string) => boolean): Promise<ImageProbe[]> {
  const urls = pendingImages(page).filter((url) => !isKnown(url));
  const answers = await Promise.all(
    urls.slice(0, MAX_PROBES).map((url) => api.probeImage({ body: { url } }).catch(() => null)),
  );
  return answers.flatMap((probe) => (probe && (probe.ok || probe.reason !== 'blocked') ? [probe] : []));
}

export const withProbes = (page: PageEvidence, probes: readonly ImageProbe[]): PageEvidence => ({
  ...page,
  images: { ...page.images, ...Object.fromEntries(probes.map((probe) => [probe.url, probe])) },
});

import type { ImageProbe, ImageProbeReason, ImageType } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { RealShape } from '../../../../fixtures/pages/real-shapes.ts';
import { imageFailureTexts } from './image-failure-texts.ts';

function probe(url: string, spec: string): ImageProbe {
  if (Object.hasOwn(imageFailureTexts, spec)) return { ok: false, url, reason: spec as ImageProbeReason };
  const [size = '', type = 'jpeg', bytes = '90000'] = spec.split(' ');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const contentType = `image/${type}`;
  return { ok: true, url, finalUrl: url, type: type as ImageType, width, height, bytes: Number(bytes), contentType };
}

/** The page as an audit of it alone knows it. */
export function evidenceOf({
  url,
  finalUrl = url,
  head,
  body = '',
  image,
  files = {},
  redirects = 0,
}: RealShape): PageEvidence {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
  const meta = extractMeta({
    body: new TextEncoder().encode(html),
    url: finalUrl,
    contentType: 'text/html',
    details: true,
  });
  const tagged = [...meta.og.images, ...meta.twitter.images].flatMap((one) => [one.url, one.secureUrl ?? []].flat());
  const images = Object.fromEntries([
    ...tagged.map((address) => [address, probe(address, image ?? '1200x630 jpeg 90000')]),
    ...Object.entries(files).map(([address, spec]) => [address, probe(address, spec)]),
  ]);
  const hops = Array.from({ length: redirects }, (_, at) => `${url}?hop=${at}`);
  return withImageType({ url, finalUrl, status: 200, meta, images, imageType: 'none', redirects: hops }, []);
}

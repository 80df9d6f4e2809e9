import { matchRoute } from '#domain/routing/routes.ts';
import { pageKindOfPath } from '#domain/shop-apps/page-kind.ts';
import { cardKinds } from '#domain/template/base-template.ts';
import type { StoredTemplate } from '#domain/template/design-of.ts';
import { chooseTemplate } from '#domain/template/live-designs.ts';
import { recommendTemplates } from '#domain/template/recommend-templates.ts';
import { type DrawFailure, drawImage } from '#flows/drawing/draw-image.ts';
import type { RouteRow } from '#io/db/queries/pages/routes.ts';
import { findSamplePage, type ServedProject, setPreviewKey } from '#io/db/queries/templates/served-images.ts';
import { contentKey } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';

export type RoutePreview =
  | { ok: true; key: string; bytes: Uint8Array }
  | DrawFailure
  | { ok: false; reason: 'no-page'; detail: string };

/**
 * How a route's images look: its sample page in its live template, or in the most suitable design while none is live.
 */
export async function drawRoutePreview(
  io: Pick<Io, 'db' | 'files' | 'safeFetch' | 'renderer' | 'imageCache' | 'settings'>,
  served: Pick<ServedProject, 'project' | 'templates' | 'assets' | 'routes'>,
  route: RouteRow,
): Promise<RoutePreview> {
  const { project, templates, assets } = served;
  const sample = await findSamplePage(io.db, route);
  if (!sample) return { ok: false, reason: 'no-page', detail: route.path };
  const isOfRoute = matchRoute(served.routes, sample.url)?.id === route.id || sample.id === route.sampleSubPageId;
  const live = templates.filter(({ routeId }) => routeId === route.id);
  const template = (isOfRoute ? chooseTemplate(live, sample.url) : live[0]) ?? offered(sample.url);
  const drawn = await drawImage(io, { project, assets, template, meta: sample.meta });
  if (!drawn.ok) return drawn;
  const { bytes } = drawn.image;
  const key = contentKey('previews', project.uuid, bytes, 'jpg');
  await io.files.put(key, bytes);
  await setPreviewKey(io.db, route.id, key);
  return { ok: true, key, bytes };
}

function offered(url: string): StoredTemplate {
  const kind = pageKindOfPath(new URL(url).pathname);
  const [best] = recommendTemplates(cardKinds.find((name) => name === kind) ?? 'page');
  if (!best) throw new Error(`no base template for ${kind}`);
  const { html, variants } = best;
  return {
    html,
    style: {},
    data: {},
    appearance: {},
    variants: variants.map((one) => ({ ...one, style: { ...one.style } })),
    selectedVariant: 'Base',
  };
}

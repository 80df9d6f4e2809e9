import { ogImageType } from '#domain/enumerations.ts';
import { formatOfType, liveImageUrl, storedImageUrl } from '#domain/images/image-address.ts';
import { type CardKind, cardKinds } from '#domain/template/base-template.ts';
import { baseTemplates } from '#domain/template/recommend-templates.ts';
import { titleOfBase } from '#flows/templates/base-template-design.ts';
import type { BaseRouteTemplateRow } from '#io/db/queries/base-route-templates.ts';
import type { OgImageRow } from '#io/db/queries/og-images.ts';
import { newestImagesOf, type RouteTemplateRow } from '#io/db/queries/route-templates.ts';
import type { Io } from '#io/io.ts';

// Rows as the contract shows them.

/** Images included with a template; the rest has its own list. */
const IMAGES_SHOWN = 6;

interface ImageParts {
  image: OgImageRow;
  path: string | null;
  templateName?: string | null;
}

export function imageView(io: Io, projectUuid: string, { image, path, templateName = null }: ImageParts) {
  const { draftsUrl, demosUrl, imagesUrl } = io.settings;
  const { type, uuid, contentType, version } = image;
  const url =
    type === ogImageType.PRODUCTION
      ? liveImageUrl(imagesUrl, { projectUuid, version, path: path ?? '/', format: formatOfType(contentType) })
      : storedImageUrl(type === ogImageType.DRAFT ? draftsUrl : demosUrl, projectUuid, uuid, contentType);
  return { ...image, url, path, templateName };
}

export async function templateViews<Row extends RouteTemplateRow>(io: Io, projectUuid: string, rows: Row[]) {
  const images = await newestImagesOf(
    io.db,
    rows.map(({ id }) => id),
    IMAGES_SHOWN,
  );
  return rows.map((row) => ({
    ...row,
    previewUrl: `${io.settings.apiUrl}/template/${row.id}/picture?v=${row.updatedAt.getTime().toString(36)}`,
    ogImages: images
      .filter(({ image }) => image.routeTemplateId === row.id)
      .map((parts) => imageView(io, projectUuid, { ...parts, templateName: row.name })),
  }));
}

export async function templateView(io: Io, projectUuid: string, row: RouteTemplateRow) {
  const [template] = await templateViews(io, projectUuid, [row]);
  if (!template) throw new Error('one template in, one out');
  return template;
}

/** `on`: the route whose own page the preview shows, and which page. */
export function baseTemplateView(
  io: Io,
  row: BaseRouteTemplateRow,
  on?: { routeId: number; subPageId?: number | string | undefined },
) {
  const known = baseTemplates.find(({ name }) => name === row.name);
  const page = on?.subPageId === undefined ? '' : `&subPageId=${on.subPageId}`;
  const v = row.updatedAt.getTime().toString(36);
  return {
    ...row,
    title: titleOfBase(row),
    kinds: row.pageKinds.filter((kind): kind is CardKind => cardKinds.some((one) => one === kind)),
    needs: [...(known?.needs ?? [])],
    previewUrl: on
      ? `${io.settings.apiUrl}/route/${on.routeId}/base-template/${row.id}/picture?v=${v}${page}`
      : `${io.settings.apiUrl}/template/base/${row.id}/picture?v=${v}`,
  };
}

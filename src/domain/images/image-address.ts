// Image URLs, written and read in one place: what `liveImageUrl` writes, `readLivePath` reads.

const imageFormats = ['jpeg', 'png', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const extensionOf: Record<ImageFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** A map: the extension comes from a URL, and `constructor` is a key of every plain object. */
const formats: ReadonlyMap<string, ImageFormat> = new Map([
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
]);
export const formatOfExtension = (extension: string): ImageFormat | null =>
  formats.get(extension.toLowerCase()) ?? null;

export const formatOfType = (contentType: string): ImageFormat =>
  imageFormats.find((format) => contentType === `image/${format}`) ?? 'jpeg';

/** Replaces the last part of a path that ends with a slash: the home page is `…/{version}/index.jpg`. */
const INDEX = 'index';

/** The live image of a page. `path` is the page's, with or without its query, which is not part of the image URL. */
export function liveImageUrl(
  imagesUrl: string,
  { projectUuid, version, path, format = 'jpeg' }: LiveAddress & { projectUuid: string },
): string {
  const bare = path.replace(/[?#].*$/s, '');
  const named = bare.endsWith('/') || bare === '' ? `${bare || '/'}${INDEX}` : bare;
  return `${imagesUrl}/${projectUuid}/${version}${named.startsWith('/') ? named : `/${named}`}.${extensionOf[format]}`;
}

/** The simple form: always the current image. */
export const simpleImageUrl = (imagesUrl: string, projectUuid: string, pageUrl: string) =>
  `${imagesUrl}/${projectUuid}/og.jpg?url=${encodeURIComponent(pageUrl)}`;

export const routePreviewUrl = (imagesUrl: string, projectUuid: string, routeId: number) =>
  `${imagesUrl}/${projectUuid}/route-previews/${routeId}.jpg`;

/** Drafts and demos, each under its own host, by project and image uuid. */
export const storedImageUrl = (hostUrl: string, projectUuid: string, imageUuid: string, contentType: string) =>
  `${hostUrl}/${projectUuid}/${imageUuid}.${extensionOf[formatOfType(contentType)]}`;

/** The file key of an asset is `assets/{projectUuid}/{hash}.{extension}`, and its URL says the same. */
export const assetImageUrl = (imagesUrl: string, projectUuid: string, fileKey: string) =>
  `${imagesUrl}/${projectUuid}/assets/${fileKey.split('/').at(-1) ?? ''}`;

/** Words that may take the place of a version. */
const reservedVersions: ReadonlySet<string> = new Set(['assets', 'route-previews', 'og']);
const version = /^[A-Za-z0-9_-]{1,64}$/;
export const isVersion = (text: string) => version.test(text) && !reservedVersions.has(text);

export interface LiveAddress {
  version: string;
  /** Starts with a slash, percent-encoded as in the URL. */
  path: string;
  format?: ImageFormat;
}

/** After `{projectUuid}/`: `3f2a/products/vase.jpg`. Null if it is not such a path. */
export function readLivePath(rest: string): (LiveAddress & { format: ImageFormat }) | null {
  const slash = rest.indexOf('/');
  const dot = rest.lastIndexOf('.');
  if (slash < 1 || dot < slash) return null;
  const format = formatOfExtension(rest.slice(dot + 1));
  const named = rest.slice(0, slash);
  return format && isVersion(named) ? { version: named, path: rest.slice(slash, dot), format } : null;
}

/** Paths of the page an image path may mean, most likely first: `/blog/index` is usually `/blog/`, or `/blog`. */
export function pagePathsOf(path: string): string[] {
  const bare = path.endsWith(`/${INDEX}`) ? path.slice(0, -INDEX.length) : path;
  const other = bare.endsWith('/') ? bare.slice(0, -1) : `${bare}/`;
  return [...new Set([bare, other || '/', path])];
}

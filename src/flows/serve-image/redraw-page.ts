import type { DrawnImage } from '#contract/webhook-events.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import { ogImageType, subPageDataStatus } from '#domain/enumerations.ts';
import { type ImageFormat, liveImageUrl } from '#domain/images/image-address.ts';
import { ownImageOf } from '#domain/images/own-images.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { withOlderShopData } from '#domain/shopify/with-shop-data.ts';
import { announceImage } from '#flows/alerts/webhooks/announce.ts';
import { type DrawRequest, drawImage, drawnFromOf } from '#flows/drawing/draw-image.ts';
import { storeImage } from '#flows/drawing/store-image.ts';
import { chargeCredit, creditBalance } from '#io/db/queries/billing/credits.ts';
import { findShopPage } from '#io/db/queries/shopify/pages.ts';
import { type NewOgImage, type OgImageRow, upsertOgImage } from '#io/db/queries/templates/og-images.ts';
import {
  countVersions,
  findMeta,
  findPageImages,
  markImageUsed,
  markOverLimit,
  rankOfPage,
  type ServedPage,
  type ServedProject,
  saveServedMeta,
  type TemplateRow,
} from '#io/db/queries/templates/served-images.ts';
import type { Io } from '#io/io.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import type { EncodedImage } from '#io/render/processes/render-job.ts';
import { imageVersion } from '#io/shopify/image-version.ts';
import { noteServedRead, readPageForImage } from './add-page.ts';
import type { ServingIo } from './serving.ts';

/** Another image used the last credit while this one was drawn. */
export class NoCreditLeft extends Error {}

/**
 * The row and its payment are written together or not at all: of two images drawn for one credit only one is stored.
 */
export function chargeAndStoreImage({ db }: Pick<Io, 'db'>, row: NewOgImage): Promise<OgImageRow> {
  return db.transaction(async (inner) => {
    const image = await upsertOgImage(inner, row);
    const isFirst = image.createdAt.getTime() === image.updatedAt.getTime();
    // Another format of a paid image is the same image.
    const isIncluded = isFirst && row.contentType !== 'image/jpeg';
    if (!isIncluded && !(await chargeCredit(inner, row.projectId, isFirst ? image.id : null))) throw new NoCreditLeft();
    return image;
  });
}

export interface Redraw {
  served: ServedProject;
  page: ServedPage;
  template: TemplateRow;
  /** As in the URL; null: the current version. */
  version: string | null;
  format: ImageFormat;
  /** Just read; otherwise what is stored, or read now if that is outdated. */
  meta?: MetaTagData;
  /** The page's data may have changed: read it again first, unless the shop itself reported the change. */
  mustRead?: boolean;
  /** The stored bytes are gone: redraw although nothing changed, free of charge, because the loss is ours. */
  isMissing?: boolean;
}

export type RedrawResult =
  | { ok: true; image: OgImageRow; bytes: Uint8Array | null }
  /** `encoded`: drawn, but storage did not accept it. */
  | { ok: false; reason: string; detail?: string; encoded?: EncodedImage };

/** Images of made-up versions would fill the table: beyond this a page serves its current image. */
const MAX_VERSIONS = 200;
/** An image drawn without a photo that could not be loaded is retried after this. */
const INCOMPLETE_MS = 600_000;
const HOUR_MS = 3_600_000;

/** The clocks of two machines differ by less. */
const CLOCK_SKEW_MS = 5_000;

/** True if the clock was set back since: a later change may then have an earlier time, so times cannot be compared. */
export const isFromFuture = (time: Date, now: Date) => time.getTime() - now.getTime() > CLOCK_SKEW_MS;

/**
 * Whether a redraw might give a different image. Cheap: the real answer is `drawnFrom`, which needs the page's data.
 */
export function isOutdated(image: OgImageRow, redraw: Pick<Redraw, 'served' | 'page' | 'template'>, now: Date) {
  const { served, page } = redraw;
  const drawn = image.updatedAt.getTime();
  return (
    isDesignOutdated(image, redraw, now) ||
    (page.fetchedAt !== null && drawn < page.fetchedAt.getTime()) ||
    (page.shopAt !== null && drawn < page.shopAt.getTime()) ||
    (image.isIncomplete && now.getTime() - drawn > INCOMPLETE_MS) ||
    isDataOld(page, served, now)
  );
}

/** Because of the template, the brand or an asset: what is needed for the new image is all here. */
export function isDesignOutdated(
  { routeTemplateId, updatedAt }: OgImageRow,
  { served, template }: Pick<Redraw, 'served' | 'template'>,
  now: Date,
) {
  return (
    routeTemplateId !== template.id ||
    isFromFuture(updatedAt, now) ||
    updatedAt < template.updatedAt ||
    updatedAt < served.changedAt
  );
}

function isDataOld(page: ServedPage, { plan }: ServedProject, now: Date): boolean {
  if (page.isFromShop) return false;
  if (!page.hasMeta || page.fetchedAt === null || page.dataStatus !== subPageDataStatus.UpToDate) return true;
  return now.getTime() - page.fetchedAt.getTime() > plan.refreshHours * HOUR_MS;
}

/** The page's current image: the existing one if nothing changed, otherwise drawn, stored and paid for. */
export async function redrawPage(io: ServingIo, redraw: Redraw): Promise<RedrawResult> {
  const { served, page, template, format } = redraw;
  const { meta, isRead, isShopVersion } = await metaOf(io, redraw);
  if (!meta) return { ok: false, reason: 'unread' };
  // Without a fresh read, the image must not be stored under the new version: platforms cache a version forever.
  const requested = redraw.mustRead && !isRead ? null : redraw.version;
  const { project, assets } = served;
  const request: DrawRequest = { project, template, meta, assets, format };
  const drawnFrom = drawnFromOf(io, request);
  const { current, own } = await findPageImages(io.db, page.id, requested, `image/${format}`);
  const isForced = (image: OgImageRow) =>
    template.redraw && (image.updatedAt < template.updatedAt || isFromFuture(image.updatedAt, io.now()));
  const isSame = (image: OgImageRow | null): image is OgImageRow =>
    image !== null &&
    image.drawnFrom === drawnFrom &&
    !image.isIncomplete &&
    image.droppedAt === null &&
    !redraw.isMissing &&
    !isForced(image);
  // Redrawing an older version does not make it the newest.
  const keepsUpdatedAt = redraw.isMissing === true && own !== null && own.id !== current?.id;
  if (isSame(own)) return unchanged(await markImageUsed(io.db, own), own);
  const version = requested ?? current?.version ?? drawnFrom.slice(0, 10);
  const hasRoom =
    own !== null || requested === null || isShopVersion || (await countVersions(io.db, page.id)) < MAX_VERSIONS;
  if (isSame(current)) {
    if (requested === null || !hasRoom) return unchanged(await markImageUsed(io.db, current), current);
    // The URL is new, the image is not: the same bytes under one more version.
    const { id: _, uuid: __, createdAt: ___, updatedAt: ____, ...same } = current;
    return { ok: true, image: await upsertOgImage(io.db, { ...same, version }), bytes: null };
  }
  if (!hasRoom) return current ? unchanged(current, current) : { ok: false, reason: 'too-many-versions' };
  const isPaid = !redraw.isMissing && (await rankOfPage(io.db, project.id, page)) >= served.pageLimit;
  if (isPaid && !page.isConfirmed) return { ok: false, reason: 'over-limit' };
  if (isPaid && (await creditBalance(io.db, project.id)) <= 0) return overLimit(io, project.id);
  // Not retried: the limit counts processor time, so a busy machine does not cause it, and a slow template would run
  // twice.
  const drawn = await drawImage(io, request);
  if (!drawn.ok) {
    io.log.info({ reason: drawn.reason, detail: drawn.detail, template: template.id, page: page.id }, 'no image');
    return { ok: false, reason: drawn.reason, detail: drawn.detail };
  }
  const { image: encoded, missingImages } = drawn;
  if (missingImages.length > 0) await noteServedRead(io, { projectId: project.id, subPageId: page.id, differs: true });
  const toStore = {
    project,
    encoded,
    type: ogImageType.PRODUCTION,
    routeTemplateId: template.id,
    subPageId: page.id,
    version,
    drawnFrom,
    isIncomplete: missingImages.length > 0,
  };
  // Another format of the same image, or a restored file, is not announced.
  const isNews = format === 'jpeg' && !redraw.isMissing;
  const putRow = (row: NewOgImage) =>
    io.db.transaction(async (db) => {
      const stored = await (isPaid ? chargeAndStoreImage({ db }, row) : upsertOgImage(db, row, { keepsUpdatedAt }));
      if (isNews) await announceImage(io, db, project.id, drawnImage(io, redraw, stored));
      return stored;
    });
  const image = await storeImage(io, toStore, putRow).catch((error: unknown) => {
    if (error instanceof NoCreditLeft) return 'no-credit-left' as const;
    io.log.warn({ reason: reasonOf(error) }, 'an image was not stored');
    return null;
  });
  if (image === 'no-credit-left') return overLimit(io, project.id);
  if (!image) return { ok: false, reason: 'not-stored', encoded };
  io.serving.bytes.set(image.storageKey, encoded.bytes);
  return { ok: true, image, bytes: encoded.bytes };
}

function drawnImage(io: ServingIo, { served, page }: Redraw, image: OgImageRow): DrawnImage {
  const { version, width, height, bytes, contentType } = image;
  const path = pathOf(page.url);
  const url = liveImageUrl(io.settings.imagesUrl, { projectUuid: served.project.uuid, version, path });
  return { page: { url: page.url, path }, url, width, height, bytes, contentType };
}

async function overLimit(io: ServingIo, projectId: number): Promise<RedrawResult> {
  await markOverLimit(io.db, projectId);
  return { ok: false, reason: 'over-limit' };
}

const unchanged = (touched: OgImageRow | null, image: OgImageRow): RedrawResult => ({
  ok: true,
  image: touched ?? image,
  bytes: null,
});

interface MetaToDraw {
  meta: MetaTagData | null;
  /** The page was read again, so the data belongs to the requested version. */
  isRead: boolean;
  /** The shop itself reported this version. */
  isShopVersion: boolean;
}

/** Why we did not ask at all; everything else says something about the page. */
const ownReasons: ReadonlySet<string> = new Set(['inactive', 'tried-a-moment-ago', 'too-many-reads']);

/** Whether a page still says the same of its preview. */
function isSamePreview(one: MetaTagData, other: MetaTagData): boolean {
  const said = ({ title, description, robots, og }: MetaTagData) =>
    JSON.stringify([title, description, robots, og.title, og.description, og.images.map(({ url }) => url)]);
  return said(one) === said(other);
}

async function metaOf(io: ServingIo, { served, page, meta, mustRead, template, version }: Redraw): Promise<MetaToDraw> {
  if (meta) return { meta, isRead: true, isShopVersion: false };
  const shop = page.shopAt === null ? null : await findShopPage(io.db, page.id);
  const isShopVersion = shop !== null && version !== null && imageVersion(shop) === version;
  if (!isShopVersion && (mustRead || template.updateData || isDataOld(page, served, io.now()))) {
    const read = await readPageForImage(io, served, page.url);
    if (read.ok || !ownReasons.has(read.reason)) {
      const before = await findMeta(io.db, page.id);
      const differs = !read.ok || before === null || !isSamePreview(before, read.meta);
      await noteServedRead(io, { projectId: served.project.id, subPageId: page.id, differs });
    }
    if (read.ok) {
      await saveServedMeta(io.db, page.id, read.meta, ownImageOf(read.meta, io.settings.imagesUrl));
      return { meta: shop ? withOlderShopData(read.meta, shop) : read.meta, isRead: true, isShopVersion };
    }
  }
  // Old data is better than none.
  return { meta: await findMeta(io.db, page.id), isRead: isShopVersion, isShopVersion };
}

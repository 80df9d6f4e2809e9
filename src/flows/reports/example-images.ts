import { limits } from '#contract/limits.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import type { Language } from '#domain/language.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { drawImage } from '#flows/drawing/draw-image.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { plainFallback } from '#flows/serve-image/fallback-image.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { type AuditPageRow, findPageOfAnyAudit } from '#io/db/queries/audits/audits.ts';
import { demoPageFile, findDemoPage } from '#io/db/queries/audits/demo-case-studies.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { findMeta, findServedPage, findServedProject } from '#io/db/queries/templates/served-images.ts';
import { fetchMeta } from '#io/fetch/pages/fetch-meta.ts';
import type { Io } from '#io/io.ts';
import { createBytesCache, createTimedCache } from '#io/memory-cache.ts';
import { drawExampleImage, drawTextImage, type ExampleProject } from './draw-example-image.ts';
import type { VisibleReport } from './find-visible-report.ts';
import { createFileCache } from './report-files.ts';

// The image of a page by Linkbild, beside its current one: in the design that is live, otherwise in one that suits the
// page. Drawn once and stored. A page that is gone, or a busy renderer, gives text on a plain card.
// Threat: a stranger requests the images of a public report whose pages or photos do not load, again and again. Layers:
// what failed is retried after a minute, new images are limited per client, and all use a quota of the page's site, not
// that of the project's live images.

type Parts = Pick<
  Io,
  'db' | 'files' | 'safeFetch' | 'settings' | 'log' | 'imageCache' | 'renderer' | 'keys' | 'uptime'
>;

/** As long as browsers cache what replaces it. */
const FAILED_MS = 60_000;
const MAX_FAILED = 2_000;
const TEXT_BYTES = 4_000_000;

interface ExamplePage {
  /** The storage key of the image. */
  key: string;
  url: string;
  /** The page's title, if it can no longer be read. */
  title: string | null;
  /** Null: read now. */
  meta: MetaTagData | null;
  project: ExampleProject;
  /** Everybody may see its report. */
  isPublic: boolean;
}

export interface ExampleImage {
  /** Always a JPEG. */
  bytes: Uint8Array;
  /** `words` and `none` replace an example that could not be drawn now. */
  kind: 'drawn' | 'words' | 'none';
  isPublic: boolean;
}

/** `client`: whom limits are counted for. */
interface ExampleImages {
  /** Null: there is no such page. */
  ofAuditPage(report: VisibleReport, auditPageId: number, client: string): Promise<ExampleImage | null>;
  /** Of the page in this language, if it has one. */
  ofDemoPage(id: number, language: Language, client: string): Promise<ExampleImage | null>;
}

type MayDraw = () => Promise<boolean>;
type Draw = () => Promise<Uint8Array | null>;

export function createExampleImages(io: Parts): ExampleImages {
  const cache = createFileCache(io);
  const failed = createTimedCache<true>({ max: MAX_FAILED, ttlMs: FAILED_MS, now: io.uptime });
  const texts = createBytesCache({ maxBytes: TEXT_BYTES, ttlMs: FAILED_MS, now: io.uptime });

  /** Counts once for all that one request needs. */
  function limitOf(client: string): MayDraw {
    let counted: Promise<boolean> | undefined;
    return () => {
      counted ??= countAgainst(io, limits.exampleImagesOfReports, client).then(({ isOver }) => !isOver);
      return counted;
    };
  }

  const drawn = (key: string, mayDraw: MayDraw, draw: Draw) =>
    cache(
      key,
      async () => {
        const bytes = await draw();
        if (!bytes) failed.set(key, true);
        return bytes;
      },
      async () => !failed.has(key) && mayDraw(),
    );

  async function textFor(key: string, mayDraw: MayDraw, draw: Draw) {
    const known = texts.get(key);
    if (known || !(await mayDraw())) return known;
    const bytes = await draw();
    if (bytes) texts.set(key, bytes);
    return bytes;
  }

  async function exampleOf(page: ExamplePage, mayDraw: MayDraw): Promise<ExampleImage> {
    const { key, url, title, meta, project, isPublic } = page;
    const path = pathOf(url);
    const bytes = await drawn(key, mayDraw, async () => {
      const said = meta ?? (await readNow(io, url));
      return said && drawExampleImage(io, { meta: said, path, project });
    });
    if (bytes) return { bytes, kind: 'drawn', isPublic };
    const words = await textFor(key, mayDraw, () => {
      const bare = extractMeta({ body: new Uint8Array(), url, contentType: null });
      return drawTextImage(io, { meta: meta ?? { ...bare, title }, path, project });
    });
    return words ? { bytes: words, kind: 'words', isPublic } : { bytes: plainFallback(), kind: 'none', isPublic };
  }

  /** What visitors of the page get: another design, brand or template is another file. Null: no design is live, or not with all images. */
  async function liveImage(
    { uuid }: ProjectRow,
    page: { id: number; url: string; meta: MetaTagData; auditUuid: string },
    mayDraw: MayDraw,
  ) {
    const served = await findServedProject(io.db, uuid);
    const known = served && (await findServedPage(io.db, served.project.id, [page.url]));
    const template = served && (await liveTemplate(io, served, known ?? { url: page.url, routeTemplateId: null }));
    if (!served || !template) return null;
    const version = Math.max(served.changedAt.getTime(), template.updatedAt.getTime());
    return drawn(`reports/${page.auditUuid}/live-${page.id}-${template.uuid}-${version}.jpg`, mayDraw, async () => {
      const { project, assets } = served;
      const quota = `example images of ${page.meta.urlData.hostname}`;
      const live = await drawImage(io, { project, assets, template, meta: page.meta, quota });
      // As in an example: a photo that does not load looks unfinished.
      return live.ok && live.missingImages.length === 0 ? live.image.bytes : null;
    });
  }

  return {
    async ofAuditPage({ audit, project, isPrinting }, auditPageId, client) {
      const page = audit && (await findPageOfAnyAudit(io.db, project.id, auditPageId));
      if (!audit || !page) return null;
      // An audit outlives its pages: the page may be gone from the project, or never have been part of it.
      const meta = page.subPageId === null ? null : await findMeta(io.db, page.subPageId);
      const isPublic = project.reportVisibility === 'public';
      const { id, url } = page;
      // One browser of ours prints for everybody, and who may print is limited already.
      const mayDraw = limitOf(isPrinting ? `printing ${audit.uuid}` : client);
      const live = meta && (await liveImage(project, { id, url, meta, auditUuid: audit.uuid }, mayDraw));
      if (live) return { bytes: live, kind: 'drawn', isPublic };
      const key = `reports/${audit.uuid}/sketch-${id}.jpg`;
      return exampleOf({ key, url, title: titleOf(page), meta, project, isPublic }, mayDraw);
    },
    async ofDemoPage(id, language, client) {
      const known = await findDemoPage(io.db, id, language);
      if (!known) return null;
      const { page, project, translatedUrl } = known;
      const isTranslated = translatedUrl !== null && translatedUrl !== page.url;
      const url = isTranslated ? translatedUrl : page.url;
      // A page that is saved again gets a new id, so an image is drawn once.
      const key = demoPageFile(page.id, isTranslated ? language : null);
      const unbranded = { title: null, logoUrl: null, primaryColor: null };
      const demo = { key, url, title: null, meta: null, project: project ?? unbranded, isPublic: true };
      return exampleOf(demo, limitOf(client));
    },
  };
}

async function readNow({ safeFetch, settings }: Parts, url: string): Promise<MetaTagData | null> {
  const read = await fetchMeta(safeFetch, url, { userAgent: settings.userAgent, details: true });
  return read.ok ? read.meta : null;
}

const titleOf = ({ result }: AuditPageRow) =>
  result?.platforms.find(({ card }) => card.title !== null)?.card.title ?? null;

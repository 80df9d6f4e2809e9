import { pathOf } from '#domain/crawl/page-address.ts';
import type { Language } from '#domain/language.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { drawImage } from '#flows/drawing/draw-image.ts';
import { plainFallback } from '#flows/serve-image/fallback-image.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { type AuditPageRow, findPageOfAnyAudit } from '#io/db/queries/audits/audits.ts';
import { demoPageFile, findDemoPage } from '#io/db/queries/audits/demo-case-studies.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { findMeta, findServedPage, findServedProject } from '#io/db/queries/templates/served-images.ts';
import { fetchMeta } from '#io/fetch/pages/fetch-meta.ts';
import type { Io } from '#io/io.ts';
import { drawExampleImage, drawTextImage, type ExampleProject } from './draw-sketch.ts';
import type { VisibleReport } from './find-visible-report.ts';
import { createFileCache } from './report-files.ts';

// The image of a page by Linkbild, beside its current one: in the design that is live, otherwise in one that suits the
// page. Drawn once and stored. A page that is gone, or a busy renderer, gives text on a plain card.

type Parts = Pick<Io, 'db' | 'files' | 'safeFetch' | 'settings' | 'log' | 'imageCache' | 'renderer'>;

interface Sketched {
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

export interface Sketch {
  /** Always a JPEG. */
  bytes: Uint8Array;
  /** `words` and `none` replace a sketch that could not be drawn now. */
  kind: 'sketch' | 'words' | 'none';
  isPublic: boolean;
}

interface Sketches {
  /** Null: there is no such page. */
  ofAuditPage(report: VisibleReport, auditPageId: number): Promise<Sketch | null>;
  /** Of the page in this language, if it has one. */
  ofDemoPage(id: number, language: Language): Promise<Sketch | null>;
}

export function createExampleImages(io: Parts): Sketches {
  const cache = createFileCache(io);

  async function sketchOf({ key, url, title, meta, project, isPublic }: Sketched): Promise<Sketch> {
    const path = pathOf(url);
    const bytes = await cache(key, async () => {
      const said = meta ?? (await readNow(io, url));
      return said && drawExampleImage(io, { meta: said, path, project });
    });
    if (bytes) return { bytes, kind: 'sketch', isPublic };
    const bare = extractMeta({ body: new Uint8Array(), url, contentType: null });
    const words = await drawTextImage(io, { meta: meta ?? { ...bare, title }, path, project });
    return words ? { bytes: words, kind: 'words', isPublic } : { bytes: plainFallback(), kind: 'none', isPublic };
  }

  /** What visitors of the page get: another design, brand or template is another file. Null: no design is live, or not with all images. */
  async function liveImage(
    { uuid }: ProjectRow,
    page: { id: number; url: string; meta: MetaTagData; auditUuid: string },
  ) {
    const served = await findServedProject(io.db, uuid);
    const known = served && (await findServedPage(io.db, served.project.id, [page.url]));
    const template = served && (await liveTemplate(io, served, known ?? { url: page.url, routeTemplateId: null }));
    if (!served || !template) return null;
    const version = Math.max(served.changedAt.getTime(), template.updatedAt.getTime());
    return cache(`reports/${page.auditUuid}/live-${page.id}-${template.uuid}-${version}.jpg`, async () => {
      const { project, assets } = served;
      const drawn = await drawImage(io, { project, assets, template, meta: page.meta });
      // As in a sketch: a photo that does not load looks unfinished.
      return drawn.ok && drawn.missingImages.length === 0 ? drawn.image.bytes : null;
    });
  }

  return {
    async ofAuditPage({ audit, project }, auditPageId) {
      const page = audit && (await findPageOfAnyAudit(io.db, project.id, auditPageId));
      if (!audit || !page) return null;
      // An audit outlives its pages: the page may be gone from the project, or never have been part of it.
      const meta = page.subPageId === null ? null : await findMeta(io.db, page.subPageId);
      const isPublic = project.reportVisibility === 'public';
      const live = meta && (await liveImage(project, { id: page.id, url: page.url, meta, auditUuid: audit.uuid }));
      if (live) return { bytes: live, kind: 'sketch', isPublic };
      return sketchOf({
        key: `reports/${audit.uuid}/sketch-${page.id}.jpg`,
        url: page.url,
        title: titleOf(page),
        meta,
        project,
        isPublic,
      });
    },
    async ofDemoPage(id, language) {
      const known = await findDemoPage(io.db, id, language);
      if (!known) return null;
      const { page, project, translatedUrl } = known;
      const isTranslated = translatedUrl !== null && translatedUrl !== page.url;
      const url = isTranslated ? translatedUrl : page.url;
      // A page that is saved again gets a new id, so an image is drawn once.
      const key = demoPageFile(page.id, isTranslated ? language : null);
      const unbranded = { title: null, logoUrl: null, primaryColor: null };
      return sketchOf({ key, url, title: null, meta: null, project: project ?? unbranded, isPublic: true });
    },
  };
}

async function readNow({ safeFetch, settings }: Parts, url: string): Promise<MetaTagData | null> {
  const read = await fetchMeta(safeFetch, url, { userAgent: settings.userAgent, details: true });
  return read.ok ? read.meta : null;
}

const titleOf = ({ result }: AuditPageRow) =>
  result?.platforms.find(({ card }) => card.title !== null)?.card.title ?? null;

import { type Context, Hono } from 'hono';
import { pathOf } from '#domain/crawl/page-address.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { lastResort } from '#flows/serve-image/fall-back.ts';
import { type AuditPageRow, findAuditPage } from '#io/db/queries/audits.ts';
import { findDemoPage } from '#io/db/queries/demo-case-studies.ts';
import { findSubPageById } from '#io/db/queries/sub-pages.ts';
import { fetchPage } from '#io/fetch/fetch-page.ts';
import type { Io } from '#io/io.ts';
import type { Renderer } from '#io/render/renderer.ts';
import { type Asking, answerPicture, cacheControls, responseOf } from './answer.ts';
import { drawSketch, drawWords, type SketchedProject } from './draw-sketch.ts';
import { answerFile, createKeptFiles } from './kept-files.ts';
import { reportFor } from './report-viewer.ts';
import { noPicture } from './stored-images.ts';

// The picture Linkbild would draw for a page, beside the one it has. Drawn once and kept. As on the image hosts there is
// never an error page in place of a picture: a page that is gone, or a renderer that is busy, shows words on a plain card.

type Parts = Pick<Io, 'db' | 'files' | 'door' | 'settings' | 'log' | 'keys' | 'now'> & {
  renderer: Pick<Renderer, 'render'>;
};

interface Sketched {
  /** Where the picture is kept. */
  key: string;
  url: string;
  /** What the page is called, where it cannot be read any more. */
  title: string | null;
  /** Null: read now. */
  meta: MetaTagData | null;
  project: SketchedProject;
  /** Everybody may see the report it belongs to. */
  isPublic: boolean;
}

export function createSketches(io: Parts): Hono {
  const hosts = new Hono();
  const kept = createKeptFiles(io);

  async function answerSketch(asking: Asking, find: () => Promise<Sketched | null>): Promise<Response> {
    try {
      const page = await find();
      return page ? await sketchOf(asking, page) : responseOf(noPicture(asking));
    } catch (error) {
      io.log.error({ err: error }, 'a sketch failed');
      return responseOf(noPicture(asking));
    }
  }

  async function readNow(url: string): Promise<MetaTagData | null> {
    const read = await fetchPage(io.door, url, { userAgent: io.settings.userAgent });
    if (!read.ok) return null;
    const { html: body, finalUrl, contentType } = read;
    return extractMeta({ body, url: finalUrl, contentType, details: true });
  }

  async function sketchOf(asking: Asking, { key, url, title, meta, project, isPublic }: Sketched): Promise<Response> {
    const path = pathOf(url);
    const bytes = await kept(key, async () => {
      const said = meta ?? (await readNow(url));
      return said && drawSketch(io, { meta: said, path, project });
    });
    if (bytes) return answerFile(bytes, 'image/jpeg', { isPublic });
    const bare = extractMeta({ body: new Uint8Array(), url, contentType: null });
    const words = await drawWords(io, { meta: meta ?? { ...bare, title }, path, project });
    return responseOf(
      answerPicture(asking, {
        bytes: words ?? lastResort(),
        contentType: 'image/jpeg',
        etag: words ? 'words' : 'none',
        cacheControl: cacheControls.fallback,
      }),
    );
  }

  hosts.get('/og/sketch/:slug/:file{.+\\.jpg}', (context) =>
    answerSketch(askingOf(context), async () => {
      const known = await reportFor(io, context.req.param('slug'), context.req.raw.headers);
      const id = idOf(context.req.param('file'));
      const page = known?.audit ? await findAuditPage(io.db, known.audit.id, id) : null;
      if (!known?.audit || !page) return null;
      // An audit outlives its pages: the page may be gone from the project, or never have been one of its own.
      const subPage = page.subPageId === null ? null : await findSubPageById(io.db, page.subPageId);
      return {
        key: `reports/${known.audit.uuid}/sketch-${page.id}.jpg`,
        url: page.url,
        title: titleOf(page),
        meta: subPage?.metaData ?? null,
        project: known.project,
        isPublic: known.project.reportVisibility === 'public',
      };
    }),
  );

  hosts.get('/og/demo-page/:file{.+\\.jpg}', (context) =>
    answerSketch(askingOf(context), async () => {
      const known = await findDemoPage(io.db, idOf(context.req.param('file')));
      if (!known) return null;
      const { page, project } = known;
      // A page that is saved anew has a new id, so a picture is drawn once.
      const key = `demo-pages/${page.id}.jpg`;
      const nobodys = { title: null, logoUrl: null, primaryColor: null };
      return { key, url: page.url, title: null, meta: null, project: project ?? nobodys, isPublic: true };
    }),
  );

  return hosts;
}

/** 0, which nothing has, where it is no number. */
const idOf = (file: string) => Number(/^(\d{1,9})\.jpg$/.exec(file)?.[1] ?? 0);

const titleOf = ({ result }: AuditPageRow) =>
  result?.platforms.find(({ card }) => card.title !== null)?.card.title ?? null;

const askingOf = ({ req }: Context): Asking => ({ method: req.method, header: (name) => req.header(name) });

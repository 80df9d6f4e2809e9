import { Hono } from 'hono';
import { siteIssuesOf } from '#domain/audit/issues.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import type { Language } from '#domain/language.ts';
import { findAuditPage, listAuditPages, newestAudit } from '#io/db/queries/audits.ts';
import { findProjectBySlug } from '#io/db/queries/projects.ts';
import { findSubPageById } from '#io/db/queries/sub-pages.ts';
import type { Io } from '#io/io.ts';
import type { Renderer } from '#io/render/renderer.ts';
import { drawReportPicture } from './draw-report-picture.ts';
import { drawSketch } from './draw-sketch.ts';

// What goes along with a public report: its sharing picture, sketches of better pictures, the report as PDF. Each is made
// once for an audit and kept beside the other files; an audit never changes after it is finished.

type Parts = Pick<Io, 'db' | 'files' | 'door' | 'screenshots' | 'settings' | 'log'>;

export function createReportFiles(io: Parts, renderer: Pick<Renderer, 'render'>): Hono {
  const hosts = new Hono();
  const making = new Map<string, Promise<Uint8Array | null>>();

  /** The stored bytes, else made now; who asks meanwhile waits for the same bytes. */
  async function kept(key: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const stored = await io.files.get(key);
    if (stored) return stored.bytes;
    const running = making.get(key) ?? make().finally(() => making.delete(key));
    making.set(key, running);
    const bytes = await running;
    if (bytes) await io.files.put(key, bytes);
    return bytes;
  }

  async function auditOf(slug: string) {
    const project = await findProjectBySlug(io.db, slug);
    const audit = project && (await newestAudit(io.db, project.id));
    return project && audit && audit.score !== null ? { project, audit, score: audit.score } : null;
  }

  // Below the images' address as well: what Linkbild draws for a page is served as a customer's picture is.
  const images = new URL(io.settings.imagesUrl).pathname.replace(/\/$/, '');
  hosts.on('GET', ['/og/report/:file{.+\\.png}', `${images}/site/report/:file{.+\\.png}`], async (context) => {
    const language: Language = context.req.query('language') === 'de' ? 'de' : 'en';
    const known = await auditOf((context.req.param('file') ?? '').slice(0, -4));
    if (!known) return context.notFound();
    const { audit, project, score } = known;
    const bytes = await kept(`reports/${audit.uuid}/picture-${language}.png`, async () => {
      const pages = await listAuditPages(io.db, audit.id);
      const issues = siteIssuesOf(pages.flatMap(({ result }) => result ?? [])).length;
      return drawReportPicture(renderer, { language, address: project.address, score, pages: pages.length, issues });
    });
    return bytes ? answer(bytes, 'image/png') : context.redirect(`/og/audit-${language}.jpg`);
  });

  hosts.get('/og/sketch/:slug/:file{[0-9]+\\.jpg}', async (context) => {
    const known = await auditOf(context.req.param('slug'));
    const id = Number.parseInt(context.req.param('file'), 10);
    const page = known && Number.isSafeInteger(id) ? await findAuditPage(io.db, known.audit.id, id) : null;
    const subPage = page?.subPageId ? await findSubPageById(io.db, page.subPageId) : null;
    const meta = subPage?.metaData;
    if (!known || !page || !meta) return context.notFound();
    const { userAgent } = io.settings;
    const bytes = await kept(`reports/${known.audit.uuid}/sketch-${page.id}.jpg`, () =>
      drawSketch({ renderer, door: io.door }, { meta, path: pathOf(page.url), project: known.project, userAgent }),
    );
    return bytes ? answer(bytes, 'image/jpeg') : context.notFound();
  });

  for (const language of ['en', 'de'] as const) {
    const prefix = language === 'de' ? '/de' : '';
    hosts.get(`${prefix}/audit/:file{[^/]+\\.pdf}`, async (context) => {
      const slug = context.req.param('file').slice(0, -4);
      const known = io.screenshots.isAvailable ? await auditOf(slug) : null;
      if (!known) return context.notFound();
      const bytes = await kept(`reports/${known.audit.uuid}/${language}.pdf`, async () => {
        const printed = await io.screenshots.print(`${io.settings.siteUrl}${prefix}/audit/${known.project.slug}`);
        if (!printed.ok) io.log.warn({ slug, detail: printed.detail }, 'no PDF');
        return printed.ok ? printed.pdf : null;
      });
      if (!bytes) return context.text(busy[language], 503, { 'retry-after': '30' });
      return answer(bytes, 'application/pdf', `attachment; filename="linkbild-${known.project.slug}.pdf"`);
    });
  }

  return hosts;
}

const busy = {
  en: 'The PDF could not be made just now. Please try again later, or print the page.',
  de: 'Das PDF ließ sich gerade nicht erstellen. Bitte versuchen Sie es später erneut oder drucken Sie die Seite.',
};

function answer(bytes: Uint8Array, contentType: string, disposition?: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(disposition ? { 'content-disposition': disposition } : {}),
    },
  });
}

import { Hono } from 'hono';
import { siteIssuesOf } from '#domain/audit/issues.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import type { Language } from '#domain/language.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { findAuditPage, listAuditPages } from '#io/db/queries/audits.ts';
import { findDemoPage } from '#io/db/queries/demo-case-studies.ts';
import { findPublicAudit } from '#io/db/queries/public-audit.ts';
import { findSubPageById } from '#io/db/queries/sub-pages.ts';
import { fetchPage } from '#io/fetch/fetch-page.ts';
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

  async function auditOf(key: string) {
    const known = await findPublicAudit(io.db, key);
    const score = known?.audit?.score ?? null;
    return known?.audit && score !== null ? { project: known.project, audit: known.audit, score } : null;
  }

  async function printed(path: string): Promise<Uint8Array | null> {
    const print = await io.screenshots.print(io.settings.siteUrl + path);
    if (!print.ok) io.log.warn({ path, detail: print.detail }, 'no PDF');
    return print.ok ? print.pdf : null;
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

  hosts.get('/og/demo-page/:file{[0-9]{1,9}\\.jpg}', async (context) => {
    const known = await findDemoPage(io.db, Number.parseInt(context.req.param('file'), 10));
    if (!known) return context.notFound();
    const { page, project } = known;
    const { userAgent } = io.settings;
    // A page that is saved anew has a new id, so a picture is drawn once.
    const bytes = await kept(`demo-pages/${page.id}.jpg`, async () => {
      const read = await fetchPage(io.door, page.url, { userAgent });
      if (!read.ok) return null;
      const { html: body, finalUrl, contentType } = read;
      const meta = extractMeta({ body, url: finalUrl, contentType, details: true });
      const brand = project ?? { title: meta.siteName ?? null, logoUrl: null, primaryColor: null };
      return drawSketch({ renderer, door: io.door }, { meta, path: pathOf(page.url), project: brand, userAgent });
    });
    return bytes ? answer(bytes, 'image/jpeg') : context.notFound();
  });

  /** `/onepager/{id}.pdf`, `/onepager-audit/{id}/print/previews.pdf` and so on; without an id the sample's. */
  const sheet = /^(\/de)?\/(onepager(?:-audit(?:-copy)?)?)(?:\/(?!print\/)([^/]+))?(\/print\/previews)?\.pdf$/;
  hosts.get('*', async (context, next) => {
    const [, prefix = '', kind, key = 'demo', previews = ''] = sheet.exec(context.req.path) ?? [];
    if (!kind) return next();
    const known = io.screenshots.isAvailable ? await auditOf(key) : null;
    if (!known) return context.notFound();
    const { audit, project } = known;
    const language = prefix ? 'de' : 'en';
    const name = `${kind}${previews && '-previews'}`;
    const bytes = await kept(`reports/${audit.uuid}/${name}-${language}.pdf`, () =>
      printed(`${prefix}/${kind}/${audit.uuid}${previews}`),
    );
    if (!bytes) return context.text(busy[language], 503, { 'retry-after': '30' });
    return answer(bytes, 'application/pdf', `attachment; filename="linkbild-${project.slug}-${name}.pdf"`);
  });

  for (const language of ['en', 'de'] as const) {
    const prefix = language === 'de' ? '/de' : '';
    hosts.get(`${prefix}/audit/:file{[^/]+\\.pdf}`, async (context) => {
      const slug = context.req.param('file').slice(0, -4);
      const known = io.screenshots.isAvailable ? await auditOf(slug) : null;
      if (!known) return context.notFound();
      const bytes = await kept(`reports/${known.audit.uuid}/${language}.pdf`, () =>
        printed(`${prefix}/audit/${known.project.slug}`),
      );
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

import { type Context, Hono, type Next } from 'hono';
import { clientOf } from '#api/client-of.ts';
import { limits } from '#contract/limits.ts';
import { siteIssuesOf } from '#domain/audit/issues.ts';
import type { Language } from '#domain/language.ts';
import { countAgainst } from '#flows/limiter.ts';
import { listAuditPages } from '#io/db/queries/audits.ts';
import { findPublicAudit } from '#io/db/queries/public-audit.ts';
import type { Io } from '#io/io.ts';
import type { Renderer } from '#io/render/renderer.ts';
import { responseOf } from './answer.ts';
import { drawReportPicture } from './draw-report-picture.ts';
import { answerFile, createKeptFiles } from './kept-files.ts';
import './notice.ts';
import { createPrintQueue } from './print-queue.ts';
import { noPicture } from './stored-images.ts';

// What goes along with a public report: its sharing picture, the report and the sheets as PDF. Each is made once for an
// audit and kept beside the other files; an audit never changes after it is finished.

type Parts = Pick<Io, 'db' | 'keys' | 'files' | 'screenshots' | 'settings' | 'log'>;

/** One more with every change of the sheets' layout: those that are kept were printed with an older one. */
const SHEET_LAYOUT = 2;

export function createReportFiles(io: Parts, renderer: Pick<Renderer, 'render'>): Hono {
  const hosts = new Hono();
  const kept = createKeptFiles(io);
  const queue = createPrintQueue();

  async function auditOf(key: string) {
    const known = await findPublicAudit(io.db, key);
    const score = known?.audit?.score ?? null;
    return known?.audit && score !== null ? { project: known.project, audit: known.audit, score } : null;
  }

  async function printed(client: string, path: string): Promise<Uint8Array | null> {
    if ((await countAgainst(io, limits.documents, client)).isOver) return null;
    const print = await queue.run(client, () => io.screenshots.print(io.settings.siteUrl + path));
    if (print === null) return null;
    if (!print.ok) io.log.warn({ path, detail: print.detail }, 'no PDF');
    return print.ok ? print.pdf : null;
  }

  // Below the images' address as well: what Linkbild draws for a page is served as a customer's picture is.
  const images = new URL(io.settings.imagesUrl).pathname.replace(/\/$/, '');
  hosts.on('GET', ['/og/report/:file{.+\\.png}', `${images}/site/report/:file{.+\\.png}`], async (context) => {
    const language: Language = context.req.query('language') === 'de' ? 'de' : 'en';
    const known = await auditOf((context.req.param('file') ?? '').slice(0, -4));
    if (!known) return responseOf(noPicture({ method: 'GET', header: (name) => context.req.header(name) }));
    const { audit, project, score } = known;
    const bytes = await kept(`reports/${audit.uuid}/picture-${language}.png`, async () => {
      const pages = await listAuditPages(io.db, audit.id);
      const issues = siteIssuesOf(pages.flatMap(({ result }) => result ?? [])).length;
      return drawReportPicture(renderer, { language, address: project.address, score, pages: pages.length, issues });
    });
    return bytes ? answerFile(bytes, 'image/png') : context.redirect(`/og/audit-${language}.jpg`);
  });

  /** `/onepager/{id}.pdf`, `/onepager-audit/{id}/print/previews.pdf` and so on; without an id the sample's. */
  const sheet = /^(\/de)?\/(onepager(?:-audit(?:-copy)?)?)(?:\/(?!print\/)([^/]+))?(\/print\/previews)?\.pdf$/;
  hosts.get('*', async (context, next) => {
    const [, prefix = '', kind, key = 'demo', previews = ''] = sheet.exec(context.req.path) ?? [];
    if (!kind) return next();
    const known = io.screenshots.isAvailable ? await auditOf(key) : null;
    const language = prefix ? 'de' : 'en';
    if (!known) return noFile(context, next, language);
    const { audit, project } = known;
    const name = `${kind}${previews && '-previews'}`;
    const bytes = await kept(`reports/${audit.uuid}/${name}-${language}-${SHEET_LAYOUT}.pdf`, () =>
      printed(clientOf(io.settings, context), `${prefix}/${kind}/${audit.uuid}${previews}`),
    );
    if (!bytes) return isBusy(context, next, language);
    return answerFile(bytes, 'application/pdf', `attachment; filename="linkbild-${project.slug}-${name}.pdf"`);
  });

  for (const language of ['en', 'de'] as const) {
    const prefix = language === 'de' ? '/de' : '';
    hosts.get(`${prefix}/audit/:file{[^/]+\\.pdf}`, async (context, next) => {
      const slug = context.req.param('file').slice(0, -4);
      const known = io.screenshots.isAvailable ? await auditOf(slug) : null;
      if (!known) return noFile(context, next, language);
      const bytes = await kept(`reports/${known.audit.uuid}/${language}.pdf`, () =>
        printed(clientOf(io.settings, context), `${prefix}/audit/${known.project.slug}`),
      );
      if (!bytes) return isBusy(context, next, language);
      return answerFile(bytes, 'application/pdf', `attachment; filename="linkbild-${known.project.slug}.pdf"`);
    });
  }

  return hosts;
}

function noFile(context: Context, next: Next, language: Language) {
  context.set('notice', { status: 404, language });
  return next();
}

function isBusy(context: Context, next: Next, language: Language) {
  context.set('notice', { status: 503, language, text: busy, retryAfterSeconds: 30 });
  return next();
}

const busy = {
  en: 'The PDF could not be made just now. Please try again later, or print the page.',
  de: 'Das PDF ließ sich gerade nicht erstellen. Bitte versuchen Sie es später erneut oder drucken Sie die Seite.',
};

import { type Context, Hono, type Next } from 'hono';
import { clientOf } from '#api/client-of.ts';
import { limits } from '#contract/limits.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { siteIssuesOf } from '#domain/audit/issues.ts';
import type { Language } from '#domain/language.ts';
import { countAgainst } from '#flows/limiter.ts';
import { printName } from '#flows/see-report.ts';
import { listAuditPages } from '#io/db/queries/audits.ts';
import { contentHash } from '#io/files/content-key.ts';
import type { Io } from '#io/io.ts';
import type { Renderer } from '#io/render/renderer.ts';
import { responseOf } from './answer.ts';
import { drawReportPicture } from './draw-report-picture.ts';
import { answerFile, createKeptFiles } from './kept-files.ts';
import './notice.ts';
import { createPrintQueue } from './print-queue.ts';
import { reportFor } from './report-viewer.ts';
import { noPicture } from './stored-images.ts';

// What goes along with a public report: its sharing picture, the report and the sheets as PDF. Each is made once for an
// audit and kept beside the other files; an audit never changes after it is finished.

type Parts = Pick<Io, 'db' | 'files' | 'screenshots' | 'settings' | 'log' | 'keys' | 'now'>;

/** One more with every change of the sheets' layout: those that are kept were printed with an older one. */
const SHEET_LAYOUT = 2;

export function createReportFiles(io: Parts, renderer: Pick<Renderer, 'render'>): Hono {
  const hosts = new Hono();
  const kept = createKeptFiles(io);
  const queue = createPrintQueue();

  async function auditOf(name: string, context: Context) {
    const known = await reportFor(io, name, context.req.raw.headers);
    const { project, audit } = known ?? {};
    if (!project || !audit || audit.score === null) return null;
    const isPublic = project.reportVisibility === 'public';
    // A PDF carries the link to its report: with a new link it is another file.
    const link = contentHash(Buffer.from(reportNameOf(project))).slice(0, 8);
    return { project, audit, score: audit.score, isPublic, link };
  }

  async function printed(client: string, path: string): Promise<Uint8Array | null> {
    if ((await countAgainst(io, limits.documents, client)).isOver) return null;
    const print = await queue.run(client, () => io.screenshots.print(io.settings.siteUrl + path));
    if (print === null) return null;
    // Without the key.
    if (!print.ok) io.log.warn({ path: path.replace(/~[^/]*/, ''), detail: print.detail }, 'no PDF');
    return print.ok ? print.pdf : null;
  }

  // Below the images' address as well: what Linkbild draws for a page is served as a customer's picture is.
  const images = new URL(io.settings.imagesUrl).pathname.replace(/\/$/, '');
  hosts.on('GET', ['/og/report/:file{.+\\.png}', `${images}/site/report/:file{.+\\.png}`], async (context) => {
    const language: Language = context.req.query('language') === 'de' ? 'de' : 'en';
    const known = await auditOf((context.req.param('file') ?? '').slice(0, -4), context);
    if (!known) return responseOf(noPicture({ method: 'GET', header: (name) => context.req.header(name) }));
    const { audit, project, score, isPublic } = known;
    const bytes = await kept(`reports/${audit.uuid}/picture-${language}.png`, async () => {
      const pages = await listAuditPages(io.db, audit.id);
      const issues = siteIssuesOf(pages.flatMap(({ result }) => result ?? [])).length;
      return drawReportPicture(renderer, { language, address: project.address, score, pages: pages.length, issues });
    });
    return bytes ? answerFile(bytes, 'image/png', { isPublic }) : context.redirect(`/og/audit-${language}.jpg`);
  });

  /** `/onepager/{id}.pdf`, `/onepager-audit/{id}/print/previews.pdf` and so on; without an id the sample's. */
  const sheet = /^(\/de)?\/(onepager(?:-audit(?:-copy)?)?)(?:\/(?!print\/)([^/]+))?(\/print\/previews)?\.pdf$/;
  hosts.get('*', async (context, next) => {
    const [, prefix = '', kind, key = 'demo', previews = ''] = sheet.exec(context.req.path) ?? [];
    if (!kind) return next();
    const known = io.screenshots.isAvailable ? await auditOf(decoded(key), context) : null;
    const language = prefix ? 'de' : 'en';
    if (!known) return noFile(context, next, language);
    const { audit, project, isPublic, link } = known;
    const name = `${kind}${previews && '-previews'}`;
    const bytes = await kept(`reports/${audit.uuid}/${name}-${language}-${SHEET_LAYOUT}-${link}.pdf`, () =>
      printed(clientOf(io.settings, context), `${prefix}/${kind}/${printName(io, project, audit.uuid)}${previews}`),
    );
    if (!bytes) return isBusy(context, next, language);
    const disposition = `attachment; filename="linkbild-${project.slug}-${name}.pdf"`;
    return answerFile(bytes, 'application/pdf', { isPublic, disposition });
  });

  for (const language of ['en', 'de'] as const) {
    const prefix = language === 'de' ? '/de' : '';
    hosts.get(`${prefix}/audit/:file{[^/]+\\.pdf}`, async (context, next) => {
      const slug = context.req.param('file').slice(0, -4);
      const known = io.screenshots.isAvailable ? await auditOf(slug, context) : null;
      if (!known) return noFile(context, next, language);
      const { project, audit, isPublic, link } = known;
      const bytes = await kept(`reports/${audit.uuid}/${language}-${link}.pdf`, () =>
        printed(clientOf(io.settings, context), `${prefix}/audit/${printName(io, project, project.slug)}`),
      );
      if (!bytes) return isBusy(context, next, language);
      const disposition = `attachment; filename="linkbild-${project.slug}.pdf"`;
      return answerFile(bytes, 'application/pdf', { isPublic, disposition });
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

/** An address that cannot be decoded names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const busy = {
  en: 'The PDF could not be made just now. Please try again later, or print the page.',
  de: 'Das PDF ließ sich gerade nicht erstellen. Bitte versuchen Sie es später erneut oder drucken Sie die Seite.',
};

import { type Context, Hono, type Next } from 'hono';
import { type Language, languageNamed, languagePrefix } from '#domain/language.ts';
import { shownLookOf } from '#flows/reports/agency-look.ts';
import {
  createReportFiles,
  type FinishedReport,
  finishedReport,
  type PrintedFile,
} from '#flows/reports/report-files.ts';
import { clientOf } from '#http/client-address.ts';
import { sendFile } from './answer-file.ts';
import { responseOf } from './image-response.ts';
import './error-notice.ts';
import { reportFor } from './report-for-request.ts';
import { noImage } from './stored-images.ts';
import { waitingPage } from './waiting-page.ts';

type Parts = Parameters<typeof createReportFiles>[0];

/** Most PDFs are there by then. After it a visitor is shown a page that waits in their place. */
const WAIT_MS = 5_000;

/** Images and PDFs of reports, for people who may see the report. */
export function createReportHosts(io: Parts): Hono {
  const hosts = new Hono();
  const files = createReportFiles(io);

  const reportOf = async (name: string, context: Context) =>
    finishedReport(await reportFor(io, name, context.req.raw.headers));
  const printable = async (name: string, context: Context) =>
    io.screenshots.isAvailable ? reportOf(name, context) : null;

  const visitor = (context: Context, language: Language) => ({
    language,
    client: clientOf(io.settings, context),
    waitMs: context.req.header('accept')?.includes('text/html') ? WAIT_MS : null,
  });
  const answer = (
    context: Context,
    next: Next,
    {
      report,
      file,
      language,
      suffix,
    }: { report: FinishedReport; file: PrintedFile; language: Language; suffix: string },
  ) => {
    if (file === null) return isBusy(context, next, language);
    if ('waiting' in file) return waitingPage(context, language, file.waiting.ahead);
    return answerPdf(io, report, file.bytes, suffix);
  };

  // Also below the image path: what Linkbild draws for a page is served like a customer's image.
  const images = new URL(io.settings.imagesUrl).pathname.replace(/\/$/, '');
  hosts.on('GET', ['/og/report/:file{.+\\.png}', `${images}/site/report/:file{.+\\.png}`], async (context) => {
    const language = languageNamed(context.req.query('language'));
    const report = await reportOf((context.req.param('file') ?? '').slice(0, -4), context);
    if (!report) return responseOf(noImage({ method: 'GET', header: (name) => context.req.header(name) }));
    const bytes = await files.image(report, language);
    if (!bytes) return context.redirect(`/og/audit-${language}.jpg`);
    return sendFile(bytes, 'image/png', { isPublic: isPublic(report) });
  });

  // Mails show it without a session: the report's key is in the name. Where no card can be drawn, they get the score.
  hosts.get('/og/card/:file{.+\\.jpg}', async (context) => {
    const missing = () => responseOf(noImage({ method: 'GET', header: (name) => context.req.header(name) }));
    try {
      const report = await reportOf(context.req.param('file').slice(0, -4), context);
      if (!report) return missing();
      const card = await files.card(report);
      const bytes = card ?? (await files.image(report, 'en'));
      if (!bytes) return context.redirect('/og/audit-en.jpg');
      return sendFile(bytes, card ? 'image/jpeg' : 'image/png', { isPublic: isPublic(report) });
    } catch (error) {
      io.log.error({ err: error }, 'no card for a mail');
      return missing();
    }
  });

  /** `/onepager/{id}.pdf`, `/onepager-audit/{id}/print/previews.pdf` and so on; without an id the sample's. */
  const sheet = /^(\/de)?\/(onepager(?:-audit(?:-copy)?)?)(?:\/(?!print\/)([^/]+))?(\/print\/previews)?\.pdf$/;
  hosts.get('*', async (context, next) => {
    const [, prefix = '', kind, key = 'demo', previews = ''] = sheet.exec(context.req.path) ?? [];
    if (!kind) return next();
    const language = prefix ? 'de' : 'en';
    const report = await printable(decoded(key), context);
    if (!report) return noFile(context, next, language);
    const isPreviews = previews !== '';
    const file = await files.sheet(report, { kind, isPreviews, ...visitor(context, language) });
    return answer(context, next, { report, file, language, suffix: `-${kind}${previews && '-previews'}` });
  });

  for (const language of ['en', 'de'] as const) {
    hosts.get(`${languagePrefix[language]}/audit/:file{[^/]+\\.pdf}`, async (context, next) => {
      const report = await printable(context.req.param('file').slice(0, -4), context);
      if (!report) return noFile(context, next, language);
      const file = await files.document(report, visitor(context, language));
      return answer(context, next, { report, file, language, suffix: '' });
    });
  }

  return hosts;
}

const isPublic = ({ project }: FinishedReport) => project.reportVisibility === 'public';

async function answerPdf(io: Parts, report: FinishedReport, bytes: Uint8Array, suffix: string) {
  // An agency passes the PDF on under its own name.
  const whose = (await shownLookOf(io, report.project)) ? '' : 'linkbild-';
  const disposition = `attachment; filename="${whose}${report.project.slug}${suffix}.pdf"`;
  return sendFile(bytes, 'application/pdf', { isPublic: isPublic(report), disposition });
}

function noFile(context: Context, next: Next, language: Language) {
  context.set('notice', { status: 404, language });
  return next();
}

function isBusy(context: Context, next: Next, language: Language) {
  context.set('notice', { status: 503, language, text: busy, retryAfterSeconds: 30 });
  return next();
}

/** A URL that cannot be decoded names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const busy = {
  en: 'The PDF couldn’t be created just now. Try again in a moment, or print the page.',
  de: 'Das PDF ließ sich gerade nicht erstellen. Versuchen Sie es gleich noch einmal oder drucken Sie die Seite.',
};

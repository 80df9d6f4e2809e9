import { type Context, Hono, type Next } from 'hono';
import { lacksSecondFactor } from '#domain/access/proof.ts';
import {
  defaultLanguage,
  type Language,
  languageNamed,
  languageOfPath,
  languagePrefix,
  languages,
  type Text,
  withoutLanguage,
} from '#domain/language.ts';
import { shownLookOf } from '#flows/reports/agency-look.ts';
import { findVisibleReport, type VisibleReport } from '#flows/reports/find-visible-report.ts';
import {
  createReportFiles,
  type FinishedReport,
  finishedReport,
  type PrintedFile,
} from '#flows/reports/report-files.ts';
import { clientOf } from '#http/client-address.ts';
import { readCookie } from '#http/cookies.ts';
import { findSessionUser } from '#io/db/queries/accounts/sessions.ts';
import type { Io } from '#io/io.ts';
import { responseOf, sendFile } from './image-response.ts';
import { noImage } from './stored-images.ts';
import { waitingPage } from './waiting-page.ts';

type Parts = Parameters<typeof createReportFiles>[0];

/** Most PDFs are ready by then. Otherwise the visitor is shown a page that waits for the PDF. */
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
      const bytes = card ?? (await files.image(report, defaultLanguage));
      if (!bytes) return context.redirect(`/og/audit-${defaultLanguage}.jpg`);
      return sendFile(bytes, card ? 'image/jpeg' : 'image/png', { isPublic: isPublic(report) });
    } catch (error) {
      io.log.error({ err: error }, 'no card for a mail');
      return missing();
    }
  });

  /** `/onepager/{id}.pdf`, `/onepager-audit/{id}/print/previews.pdf` and so on; without an id the sample's. */
  const sheet = /^\/(onepager(?:-audit(?:-copy)?)?)(?:\/(?!print\/)([^/]+))?(\/print\/previews)?\.pdf$/;
  hosts.get('*', async (context, next) => {
    const [, kind, key = 'demo', previews = ''] = sheet.exec(withoutLanguage(context.req.path)) ?? [];
    if (!kind) return next();
    const language = languageOfPath(context.req.path);
    const report = await printable(decoded(key), context);
    if (!report) return noFile(context, next, language);
    const isPreviews = previews !== '';
    const file = await files.sheet(report, { kind, isPreviews, ...visitor(context, language) });
    return answer(context, next, { report, file, language, suffix: `-${kind}${previews && '-previews'}` });
  });

  for (const language of languages) {
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
  // Agencies pass the PDF on without our name.
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

type ReportParts = Pick<Io, 'db' | 'keys' | 'now' | 'settings'>;

/** Files of a report are for people who may see the report. The session of a member is looked up only if needed. */
export async function reportFor(io: ReportParts, name: string, headers: Headers): Promise<VisibleReport | null> {
  // No file of ours has such a name, and the database does not accept NUL.
  if (name.includes('\0')) return null;
  const seen = await findVisibleReport(io, name, null);
  const token = seen ? null : readCookie(headers, 'session');
  const session = token ? await findSessionUser(io.db, token, io.now()) : null;
  if (!session) return seen;
  const role = session.acting ? 'superadmin' : session.user.role;
  return lacksSecondFactor(role, session.session, io.settings.siteUrl)
    ? seen
    : findVisibleReport(io, name, session.user);
}

/** The error page for a visitor who requested a file; the site renders it as one of its own pages. */
export interface Notice {
  status: 404 | 503;
  language: Language;
  text?: Text;
  retryAfterSeconds?: number;
}

declare module 'hono' {
  interface ContextVariableMap {
    notice?: Notice;
  }
}

import { limits } from '#contract/limits.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { siteIssuesOf } from '#domain/audit/scoring/site-issues.ts';
import { pagesRead } from '#domain/audit/texts/pages-read.ts';
import { type Language, languagePrefix } from '#domain/language.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { type AuditRow, listAuditPages } from '#io/db/queries/audits/audits.ts';
import { contentHash } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';
import type { Renderer } from '#io/render/renderer.ts';
import { shownLookOf } from './agency-look.ts';
import { cardOfHome } from './card-of-home.ts';
import { drawLinkCard } from './draw-link-card.ts';
import { drawReportImage } from './draw-report-image.ts';
import { printReportName, type VisibleReport } from './find-visible-report.ts';
import { createPrintQueue } from './print-queue.ts';

// The files of a public report: its sharing image, the report and the sheets as PDF. Each is created once per audit
// and stored with the other files; a finished audit never changes.

type Parts = Pick<Io, 'db' | 'files' | 'safeFetch' | 'screenshots' | 'settings' | 'log' | 'keys' | 'now'> & {
  renderer: Pick<Renderer, 'render'>;
};

/** Incremented with every change of the layout: stored ones were printed with an older layout. */
const SHEET_LAYOUT = 5;
const REPORT_LAYOUT = 3;
const IMAGE_LAYOUT = 3;
const CARD_LAYOUT = 1;

/** A report with something to show: its audit is finished. */
export type FinishedReport = Pick<VisibleReport, 'project'> & { audit: AuditRow & { score: number } };

export function finishedReport(report: VisibleReport | null): FinishedReport | null {
  const { project, audit } = report ?? {};
  if (!project || !audit || audit.score === null) return null;
  return { project, audit: { ...audit, score: audit.score } };
}

interface Print {
  language: Language;
  /** Whom limits are counted for. */
  client: string;
  /** Visitors are shown a page after this; programs wait. */
  waitMs: number | null;
}

interface Sheet extends Print {
  /** The first part of its URL. */
  kind: string;
  /** The page with only the previews. */
  isPreviews: boolean;
}

/** Null for all: it could not be created just now. */
interface ReportFiles {
  image(report: FinishedReport, language: Language): Promise<Uint8Array | null>;
  /** The home page as WhatsApp shows it, for mails. */
  card(report: FinishedReport): Promise<Uint8Array | null>;
  sheet(report: FinishedReport, sheet: Sheet): Promise<PrintedFile>;
  document(report: FinishedReport, print: Print): Promise<PrintedFile>;
}

/** `waiting`: printing continues after the response; `ahead` are printed before it, null if it is being printed. */
export type PrintedFile = { bytes: Uint8Array } | { waiting: { ahead: number | null } } | null;

export function createReportFiles(io: Parts): ReportFiles {
  const cache = createFileCache(io);
  const queue = createPrintQueue();

  async function print(client: string, key: string, path: string): Promise<Uint8Array | null> {
    if ((await countAgainst(io, limits.documents, client)).isOver) return null;
    const printed = await queue.run(client, key, () => io.screenshots.print(io.settings.siteUrl + path));
    if (printed === null) return null;
    // Logged without the report's key.
    if (!printed.ok) io.log.warn({ path: path.replace(/~[^/]*/, ''), detail: printed.detail }, 'no PDF');
    return printed.ok ? printed.pdf : null;
  }

  /** The file, or its position in the queue if that takes longer than the visitor waits. */
  async function printed(key: string, path: string, { client, waitMs }: Print): Promise<PrintedFile> {
    const creating = cache(key, () => print(client, key, path)).then((bytes) => bytes && { bytes });
    if (waitMs === null) return creating;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<PrintedFile>((resolve) => {
      timer = setTimeout(() => resolve({ waiting: { ahead: queue.ahead(key) } }), waitMs);
    });
    creating.catch((error: unknown) => io.log.warn({ err: error }, 'no PDF'));
    return Promise.race([creating, late]).finally(() => clearTimeout(timer));
  }

  async function logoBytesOf({ agencyLook }: FinishedReport['project']): Promise<Uint8Array | null> {
    const key = agencyLook?.logo?.key;
    return key ? ((await io.files.get(key))?.bytes ?? null) : null;
  }

  return {
    async image({ project, audit }, language) {
      const look = await shownLookOf(io, project);
      const name = `picture-${language}-${IMAGE_LAYOUT}${look ? `-${fingerprintOf(look)}` : ''}`;
      return cache(`reports/${audit.uuid}/${name}.png`, async () => {
        const pages = await listAuditPages(io.db, audit.id);
        const issues = siteIssuesOf(pages.flatMap(({ result }) => result ?? [])).length;
        const { address } = project;
        const { score } = audit;
        const signed = look && { ...look, logoBytes: await logoBytesOf(project) };
        return drawReportImage(io.renderer, {
          language,
          address,
          score,
          pages: pagesRead(audit, language),
          issues,
          look: signed,
        });
      });
    },
    card: ({ audit }) =>
      cache(`reports/${audit.uuid}/card-${CARD_LAYOUT}.jpg`, async () => {
        const card = cardOfHome(await listAuditPages(io.db, audit.id));
        return card && drawLinkCard(io, card);
      }),
    async sheet({ project, audit }, { kind, isPreviews, ...wanted }) {
      const { language } = wanted;
      const name = `${kind}${isPreviews ? '-previews' : ''}-${language}-${SHEET_LAYOUT}`;
      const pathSuffix = isPreviews ? '/print/previews' : '';
      return printed(
        `reports/${audit.uuid}/${name}-${await contentFingerprint(io, project)}.pdf`,
        `${prefixOf(language)}/${kind}/${printReportName(io, project, audit.uuid)}${pathSuffix}`,
        wanted,
      );
    },
    document: async ({ project, audit }, wanted) =>
      printed(
        `reports/${audit.uuid}/${wanted.language}-${REPORT_LAYOUT}-${await contentFingerprint(io, project)}.pdf`,
        `${prefixOf(wanted.language)}/audit/${printReportName(io, project, audit.uuid)}`,
        wanted,
      ),
  };
}

const prefixOf = (language: Language) => languagePrefix[language];

const fingerprintOf = (content: unknown) => contentHash(Buffer.from(JSON.stringify(content))).slice(0, 8);

/** A PDF contains the link to its report and the look of the agency: with a new one it is a different file. */
const contentFingerprint = async (io: Parts, project: FinishedReport['project']) =>
  fingerprintOf([reportNameOf(project), await shownLookOf(io, project)]);

type Create = () => Promise<Uint8Array | null>;

/**
 * Files created on first request: the stored bytes, otherwise created now and stored. `mayCreate` is not called for
 * callers that only wait for a file already being created.
 */
export function createFileCache({ files, log }: Pick<Io, 'files' | 'log'>) {
  const beingCreated = new Map<string, Promise<Uint8Array | null>>();
  return async function cache(
    key: string,
    create: Create,
    mayCreate?: () => Promise<boolean>,
  ): Promise<Uint8Array | null> {
    const stored = await files.get(key);
    if (stored) return stored.bytes;
    if (mayCreate && !beingCreated.has(key) && !(await mayCreate())) return null;
    // Concurrent requests wait for the same bytes.
    const running = beingCreated.get(key) ?? create().finally(() => beingCreated.delete(key));
    beingCreated.set(key, running);
    const bytes = await running;
    // A full disk costs the next request time, but this one still gets the file.
    if (bytes)
      await files.put(key, bytes).catch((error: unknown) => log.warn({ err: error, key }, 'a file was not stored'));
    return bytes;
  };
}

import QRCode from 'qrcode';
import type { LoaderFunctionArgs } from 'react-router';
import type { Audit, AuditSubPage } from '#contract/entities/audit.ts';
import { readReportName, withReportKey } from '#domain/access/report-visibility.ts';
import { letterHead } from '#domain/operator/operator.ts';
import { apiContext, siteContext } from '#web/context.ts';
import { attempt, errorPageOf } from '#web/forms/call-api.server.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { legalOf } from '#web/legal.server.ts';
import { pathTo } from '#web/path-to.ts';
import { chooseExamples } from '#web/reports/choose-pages.ts';
import { redirectToSlug } from '#web/reports/report.server.ts';
import { type SheetKind, sheetKindOf } from './sheet-kind.ts';

/** The project whose sheet is at the URLs without an id. */
const SAMPLE = 'demo';
const EXAMPLES = 2;

export interface SheetData {
  kind: SheetKind;
  /** As in the URL: slug or uuid; null for the sample. */
  onePageId: string | null;
  /** This audit, with the key it was opened with: for its images. */
  reportName: string;
  audit: Audit & { score: number };
  /** The weakest page of a kind, products first. */
  examples: AuditSubPage[];
  qr: QrCode;
  hasPdf: boolean;
  /** Who hands it over, where no agency does; null: not filled in. */
  operatorLine: string | null;
}
export type Sheet = ({ state: 'done' } & SheetData) | { state: 'empty' | 'running' };

/** A sheet of the newest finished audit, or of the audit whose uuid is in the URL. */
export async function loadSheet({ params, context, url }: LoaderFunctionArgs): Promise<Sheet> {
  const api = context.get(apiContext);
  const { url: siteUrl, hasBrowser } = context.get(siteContext);
  const language = languageOfPath(url.pathname);
  const onePageId = params.onePageId ?? null;
  const projectSlug = onePageId ?? SAMPLE;
  const { ok: audit, refusal } = await attempt(() => api.getPublicAudit({ params: { projectSlug } }));
  if (refusal && onePageId === null) return { state: 'empty' };
  if (refusal) throw errorPageOf(refusal);
  redirectToSlug({ opened: projectSlug, project: audit.project, url });
  if (audit.status !== 'completed') return { state: 'running' };
  const { score } = audit;
  if (score === null) return { state: 'empty' };
  // That audit, opened with the same key.
  const thisAudit = withReportKey(audit.uuid, readReportName(projectSlug).key);
  const examples = await Promise.all(
    chooseExamples(audit.pages, EXAMPLES, language).map(({ auditSubPageId }) =>
      api.getPublicAuditSubPage({ params: { projectSlug: thisAudit, auditSubPageId: String(auditSubPageId) } }),
    ),
  );
  const kind = sheetKindOf(url.pathname);
  // Paper links to where the story continues: the demo for the person who decides, the full audit for the person who
  // fixes it.
  const report = pathTo(kind === 'onepager' ? 'demo' : 'audit', language, { projectSlug: audit.project.reportName });
  return {
    state: 'done',
    kind,
    onePageId,
    reportName: thisAudit,
    audit: { ...audit, score },
    examples,
    qr: qrCodeOf(siteUrl + report),
    hasPdf: hasBrowser === true,
    operatorLine: letterHead(legalOf(context).operator)?.replaceAll('\n', ', ') ?? null,
  };
}

/** A QR code as one path in a square of `size` units: sharp on paper at any size, without a request. */
interface QrCode {
  url: string;
  size: number;
  path: string;
}

function qrCodeOf(url: string): QrCode {
  // Level M tolerates a crease and a coffee stain.
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const cells: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) cells.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return { url, size: modules.size, path: cells.join('') };
}

import { retype } from '#domain/audit/emulation/classify-images.ts';
import { imageTypeOf } from '#domain/audit/emulation/image-type.ts';
import { scoreSite } from '#domain/audit/scoring/score.ts';
import { auditSubPageStatus } from '#domain/enumerations.ts';
import { announceAudit } from '#flows/alerts/webhooks/announce.ts';
import {
  type AuditRow,
  completeAudit,
  findAuditById,
  findAuditResult,
  listAuditImages,
  saveReclassified,
} from '#io/db/queries/audits/audits.ts';
import type { Io } from '#io/io.ts';
import { answerChecker } from './answer-checker.ts';
import { notifyOfRegressions } from './notify-of-regressions.ts';

/** All pages are read: classify the images, score the site, and notify people. May run twice. */
export async function finishAudit(io: Io, auditId: number): Promise<void> {
  const audit = await findAuditById(io.db, auditId);
  if (!audit || audit.status === 'completed') return;
  await typePagesOf(io, auditId);
  const pages = await listAuditImages(io.db, auditId);
  const isRead = pages.some(({ status }) => status === auditSubPageStatus.Done);
  const { score } = scoreSite(
    pages.map((page) => {
      const isDone = page.status === auditSubPageStatus.Done;
      return { url: page.url, score: isDone ? page.score : null, imageType: isDone ? page.type : null };
    }),
  );
  const failure = isRead ? null : (pages.find(({ failure: reason }) => reason !== null)?.failure ?? 'no-pages');
  await io.db.transaction(async (db) => {
    if (!(await completeAudit(db, auditId, { score: isRead ? score : null, failure }))) return;
    const completed: AuditRow = { ...audit, status: 'completed', score: isRead ? score : null, failure };
    await answerChecker(io, db, completed);
    await announceAudit(io, db, completed);
    if (audit.trigger === 'schedule') await notifyOfRegressions(io, db, completed);
  });
}

/** The audit cannot be finished because of an error of ours. */
export async function failAudit(io: Io, auditId: number): Promise<void> {
  const audit = await findAuditById(io.db, auditId);
  if (!audit) return;
  await io.db.transaction(async (db) => {
    if (!(await completeAudit(db, auditId, { score: null, failure: 'our-fault' }))) return;
    const failed: AuditRow = { ...audit, status: 'completed', score: null, failure: 'our-fault' };
    await answerChecker(io, db, failed);
    await announceAudit(io, db, failed);
  });
}

/** One result in memory at a time: an audit may have many pages, and each covers every platform. */
async function typePagesOf(io: Io, auditId: number) {
  const pages = (await listAuditImages(io.db, auditId)).filter(({ status }) => status === auditSubPageStatus.Done);
  const context = { imagesUrls: [io.settings.imagesUrl], siteImages: pages.map(({ image }) => image?.url ?? null) };
  for (const { id, image, type } of pages) {
    const seen = imageTypeOf(image, context);
    if (seen === type) continue;
    const result = await findAuditResult(io.db, id);
    if (result) await saveReclassified(io.db, id, retype(result, seen));
  }
}

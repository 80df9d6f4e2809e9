import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withReportKey } from '#domain/access/report-visibility.ts';
import { auditAsText } from '#web/print-sheets/copy-sheet.tsx';
import { waitFor } from '../../../test/api.ts';
import { jobDone } from '../../../test/api-with-shop.ts';
import { newestMail } from '../../../test/mails.ts';
import { createCheckerApi } from './checker.fixture.ts';

// One shop, one day, everywhere the same: pages, score and what to fix first.

const { api, shop } = await createCheckerApi();
// A shop's files are there before anybody asks. The sample shop draws each at its first request, the largest for seconds.
await (await fetch(`${shop.url}/cdn/shop/files/linen-throw-3000x2000-raw.jpg`)).arrayBuffer();
await api.runJobs();
const visitor = api.as(null);

const publicAudit = (projectSlug: string) =>
  waitFor(async () => {
    const { status } = await visitor.watchAudit({ params: { projectSlug } });
    return status === 'completed' && visitor.getPublicAudit({ params: { projectSlug } });
  }, 'the end of the audit');

test('whole shop, mail, own audit, its shared report, its sheet and /preview name the same pages, score and first fix', async () => {
  const { reportName } = await visitor.checkSite({ body: { website: shop.url } });
  const whole = await publicAudit(reportName);
  const paths = whole.pages.map(({ path }) => path).sort();
  const [first] = whole.issues;
  expect([whole.pagesDone, first?.gain?.points]).toEqual([20, expect.any(Number)]);

  const email = 'keeper@example.com';
  await visitor.checkStore({ body: { email, website: shop.url, consent: true } });
  const mail = await newestMail(api.io.db, email, 'check-result');
  expect(mail.subject).toContain(`${whole.score} out of 100`);
  expect(mail.text).toContain(`\n1. ${first?.text.en}\n`);

  const owner = api.as((await api.addPerson('owner@example.com')).token);
  const { project, job } = await owner.saveProject({ body: { full: shop.url } });
  await jobDone(owner, job?.id ?? '');
  const params = { id: project.uuid };
  const started = await owner.startAudit({ params });
  await jobDone(owner, started.job?.id ?? '');
  const own = await owner.getAudit({ params: { id: started.audit.uuid } });
  expect(own.pages.map(({ path }) => path).sort()).toEqual(paths);
  expect([own.score, own.issues[0]?.text.en]).toEqual([whole.score, first?.text.en]);
  const sheet = auditAsText({ audit: { ...own, score: own.score ?? 0 } } as Parameters<typeof auditAsText>[0], 'en');
  expect(sheet.indexOf(first?.text.en ?? '')).toBeGreaterThan(0);

  const projectSlug = withReportKey(started.audit.uuid, project.reportKey);
  const shared = await visitor.getPublicAudit({ params: { projectSlug } });
  expect([shared.score, shared.issues[0]?.text.en]).toEqual([whole.score, first?.text.en]);
  expect(shared.pages.map(({ path }) => path).sort()).toEqual(paths);

  // What /preview says of one page is what the audit says of it.
  const [page] = own.pages.filter(({ failure }) => failure === null);
  const ofAudit = await owner.getAuditSubPage({ params: { id: own.uuid, auditSubPageId: page?.uuid ?? '' } });
  const preview = await visitor.checkSubPage({ body: { website: `${shop.url}${page?.path}` } });
  expect([preview.score, preview.issues[0]?.text]).toEqual([ofAudit.result?.score, ofAudit.result?.issues[0]?.text]);

  // Another look on the same day reads the same pages, although their scores are known by now.
  await api.io.db.execute(sql`delete from rate_limits`);
  await api.io.db.execute(sql`update site_checks set created_at = now() - interval '61 minutes'`);
  const again = await publicAudit((await visitor.checkSite({ body: { website: shop.url } })).reportName);
  expect([again.score, again.issues[0]?.id, again.pages.map(({ path }) => path).sort()]).toEqual([
    whole.score,
    first?.id,
    paths,
  ]);
});

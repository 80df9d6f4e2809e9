// Test files that take long, the longest first: two thirds of a run's time in a fifth of its files. A small run
// takes every sixteenth of them, which ones follows from its seed, and those whose code has changed
// (docs/decisions/056-tests-in-two-sizes.md). A whole run names files that belong here and are missing.
import { dirname } from 'node:path';
import { changedFiles, seedOfRun } from './size.mjs';

export const longTests = [
  'src/flows/backup-and-files/back-up.db.test.ts',
  'test/odd-folder.net.test.ts',
  'test/database-at-start.net.test.ts',
  'src/flows/shopify/pages/sync-pages.db.test.ts',
  'src/images/failures.db.test.ts',
  'src/flows/page-audit/hostile-page.test.ts',
  'test/supervise.net.test.ts',
  'src/flows/watch/watch-project.db.test.ts',
  'src/api/shopify/link.db.test.ts',
  'src/flows/page-audit/sample-shop-fixes.net.test.ts',
  'test/secret-key.net.test.ts',
  'src/flows/watch/killed-watch.db.test.ts',
  'src/flows/crawl/bad-sites.db.test.ts',
  'src/flows/billing/stripe/any-order.db.test.ts',
  'test/patterns.test.ts',
  'src/flows/shopify/theme/copy-theme.db.test.ts',
  'src/flows/shopify/pages/changed-price.db.test.ts',
  'src/flows/demo/inside-shop.db.test.ts',
  'src/api/shopify/billing.db.test.ts',
  'src/flows/shopify/webhook-topics.db.test.ts',
  'test/backup.net.test.ts',
  'src/flows/watch/database-away.db.test.ts',
  'src/io/processes/process-pool.test.ts',
  'src/io/render/browser/browser-isolation.net.test.ts',
  'src/io/page-reader/page-reader.test.ts',
  'src/flows/watch/watch-limits.db.test.ts',
  'src/io/render/base-templates.test.ts',
  'src/flows/shopify/theme/decide-theme.db.test.ts',
  'src/flows/watch/difficult-sites.db.test.ts',
  'src/api/shopify/shop-calls.db.test.ts',
  'test/kill.net.test.ts',
  'test/orphans.net.test.ts',
  'src/site/observe-requests.db.test.ts',
  'test/ci/ci.net.test.ts',
  'src/flows/guards/rotate-key.db.test.ts',
  'src/api/account/factors.db.test.ts',
  'sample-shop/cases.test.ts',
  'src/io/render/browser/screenshots.net.test.ts',
  'test/database-trouble.net.test.ts',
  'src/api/template/template-changes.db.test.ts',
  'src/api/billing/deleted-customer.db.test.ts',
  'src/api/cancellation/carried-out.db.test.ts',
  'src/io/render/isolation.net.test.ts',
  'test/package/client-examples.db.test.ts',
  'src/api/checker/one-verdict.db.test.ts',
  'src/io/fetch/body/memory.net.test.ts',
  'src/flows/shopify/theme/theme.db.test.ts',
  'src/api/project/reports.db.test.ts',
  'src/images/unknown-pages.db.test.ts',
  'src/api/admin/users.db.test.ts',
  'src/jobs/work.db.test.ts',
  'src/jobs/turns.db.test.ts',
  'src/flows/projects/delete-project.db.test.ts',
  'src/api/webhooks/failing-receivers.db.test.ts',
  'src/images/checked-pages.db.test.ts',
  'src/domain/meta/any-bytes.test.ts',
  'src/api/alerts/channels.db.test.ts',
  'src/io/fetch/site-files/fetch-sitemap.net.test.ts',
  'src/flows/shopify/pages/sync-failures.db.test.ts',
  'src/flows/crawl/hostile-pages.db.test.ts',
  'src/flows/audit/monthly-audits.db.test.ts',
  'src/api/shopify/install.db.test.ts',
  'src/flows/crawl/follow-links.db.test.ts',
  'src/domain/shopify-theme/themes.test.ts',
  'src/flows/demo/seed-demo-project.db.test.ts',
  'src/io/render/renderer.test.ts',
  'src/api/billing/attacks.db.test.ts',
  'src/api/sites/changes.db.test.ts',
  'src/api/collaborators/people.db.test.ts',
  'src/api/card-reports/card-reports.db.test.ts',
  'src/api/auth/password-login.db.test.ts',
  'src/api/shopify/leave.db.test.ts',
  'src/api/crawls/kinds.db.test.ts',
  'test/login-load.net.test.ts',
  'src/images/serving.db.test.ts',
  'src/flows/watch/every-reader.db.test.ts',
  'src/api/project/correct-address.db.test.ts',
  'src/site/lab/lab-run.db.test.ts',
  'src/domain/audit/fixes/systems/template-fixes.test.ts',
  'src/io/shopify/admin-api.net.test.ts',
  'src/io/render/bad-input.test.ts',
  'src/domain/shopify-theme/any-theme.test.ts',
  'src/images/hits.db.test.ts',
  'src/io/fetch/hostile-answers.net.test.ts',
  'src/domain/shop-apps/detect-shop-apps.test.ts',
  'test/worker-health.net.test.ts',
  'src/io/fetch/image-headers/read-image-header.test.ts',
];

/** Stories in a browser. What is not here opens every screen, or is the story of a first customer. */
export const longStories = [
  'e2e/preview.e2e.ts',
  'e2e/factors.e2e.ts',
  'e2e/preview-tools.e2e.ts',
  'e2e/studio.e2e.ts',
  'e2e/one-project.e2e.ts',
  'e2e/monitoring.e2e.ts',
  'e2e/billing.e2e.ts',
  'e2e/case-study.e2e.ts',
  'e2e/shopify.e2e.ts',
  'e2e/shopify-embed.e2e.ts',
  'e2e/shopify-account.e2e.ts',
  'e2e/project.e2e.ts',
  'e2e/own-data.e2e.ts',
  'e2e/limit-offers.e2e.ts',
  'e2e/home-field.e2e.ts',
  'e2e/guides.e2e.ts',
  'e2e/connected-site.e2e.ts',
  'e2e/collaborators.e2e.ts',
  'e2e/app-layout.e2e.ts',
  'e2e/admin-tables.e2e.ts',
  'e2e/accounts.e2e.ts',
  'e2e/shopify-admin.e2e.ts',
  'e2e/first-load.e2e.ts',
  'e2e/checker.e2e.ts',
  'e2e/carried-out.e2e.ts',
  'e2e/headers.e2e.ts',
  'e2e/machines.e2e.ts',
  'e2e/lab.e2e.ts',
  'e2e/hand-over.e2e.ts',
  'e2e/operator.e2e.ts',
  'e2e/job-progress.e2e.ts',
];

const TURNS = 16;
/** A commit that touches the code of more files than these (a rename, a merge) takes turns as usual. */
const MAX_CHANGED = 12;
/** A file of more than these seconds, measured while another one runs beside it, belongs into the list. */
const LONG_SECONDS = 10;

/** Files that a small run with this seed leaves out. */
export function waitingTests(seed = seedOfRun(), changed = changedFiles()) {
  const all = [...longTests, ...longStories];
  const touched = all.filter((file) => changed.some((path) => path === file || isBeside(path, file)));
  const isDue = new Set(touched.length <= MAX_CHANGED ? touched : []);
  // Each list in turns of its own: all sixteenths of both are equally long.
  return [longTests, longStories].flatMap((files) =>
    files.filter((file, at) => at % TURNS !== seed % TURNS && !isDue.has(file)),
  );
}

/** Stories and the tests in `test/` share a folder with everything: only their own change counts. */
const isBeside = (path, file) => file.startsWith('src/') && path.startsWith(`${dirname(file)}/`);

/** After a whole run: files that take long and have no turn. */
export function missingFromList(durations) {
  const known = new Set([...longTests, ...longStories]);
  return Object.entries(durations)
    .filter(([file, milliseconds]) => milliseconds > LONG_SECONDS * 1000 && !known.has(file) && !always.has(file))
    .map(([file]) => file);
}

/** Long, and in every run: who may do what, logins, payment, uploads, the whole story of a project, every screen. */
export const always = new Set([
  'e2e/new-customer.e2e.ts',
  'e2e/public.e2e.ts',
  'e2e/screens.e2e.ts',
  'e2e/walk/editor.e2e.ts',
  'e2e/walk/superadmin.e2e.ts',
  'e2e/walk/superadmin-elsewhere.e2e.ts',
  'e2e/walk/visitor.e2e.ts',
  'src/api/access.db.test.ts',
  'src/api/account/logins.db.test.ts',
  'src/api/assets/assets.db.test.ts',
  'src/api/auth/login-link.db.test.ts',
  'src/api/bad-input.db.test.ts',
  'src/api/billing/billing.db.test.ts',
  'src/api/checker/check-site.db.test.ts',
  'src/api/checker/checker.db.test.ts',
  'src/api/project/story.db.test.ts',
  'src/api/proof.db.test.ts',
  'src/io/db/schema/schema.db.test.ts',
  'src/site/site.db.test.ts',
  'test/corpus/corpus.net.test.ts',
  'test/lookups.test.ts',
]);

import type { ThemeReport } from '#domain/shopify/theme-report.ts';
import type { PatchResult } from '#domain/shopify-theme/patch-theme.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import { verifyProject } from '#flows/sites/verify-project.ts';
import type { Db } from '#io/db/db.ts';
import { listProjectAdmins } from '#io/db/queries/projects/collaborators.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { changeShop, findShop, lockKnownShop, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import type { Io } from '#io/io.ts';
import { missingTagMail } from '#io/mail/mails/missing-tag.ts';
import type { Read } from '#io/page-reader/page-reader.ts';
import { pageUrl } from '#io/page-url.ts';
import { appInstallation, setEmbedData } from '#io/shopify/queries/app-metafields.ts';
import { AGAIN_SECONDS, startEmbedCheck } from './check-embed.ts';
import { findPublishedTheme, type ReadTheme, readPublishedTheme } from './read-theme.ts';

export async function startThemeLook(io: Pick<Io, 'queue'>, db: Db, shop: string): Promise<void> {
  const look = (singletonKey: string) => io.queue.enqueue(db, 'shopify-theme', { shop }, { singletonKey });
  // A running job may have read the theme already, so one more is queued behind it.
  if ((await look(`shopify-theme-${shop}`)) === null) await look(`shopify-theme-next-${shop}`);
}

interface Look {
  /** Not again if the store's pages do not show yet what the theme prints. */
  isLast?: boolean | undefined;
}

/**
 * The job: finds out where the published theme prints its tags, whether ours is there, and which patch would add it.
 */
export async function lookAtTheme(io: Io, domain: string, signal: AbortSignal, { isLast }: Look = {}): Promise<void> {
  const shop = await findShop(io.db, domain);
  const project = shop?.projectId ? await findProject(io.db, shop.projectId) : null;
  if (!shop || !project) return;
  const read = await readPublishedTheme(io, shop, signal);
  if (!read.ok && read.reason === 'too-complex') return saveUnread(io, shop, project, signal);
  if (!read.ok) {
    // Only temporary errors are retried. Uninstalling and revoked scopes are handled by their own webhooks.
    if (read.reason === 'throttled' || read.reason === 'unavailable') throw new Error(`${read.reason}: ${read.detail}`);
    io.log.warn({ shop: domain, reason: read.reason, detail: read.detail.slice(0, 200) }, 'the theme was not read');
    return;
  }
  const answer = await askShop(io, shop, appInstallation, signal);
  const installation = answer.ok ? answer.data.currentAppInstallation : null;
  const judged = await readTags(io, shop, project, read.data, installation?.app.handle ?? undefined);
  if (!judged.ok) {
    if (judged.reason === 'busy') throw new Error('the readers are busy');
    return saveUnread(io, shop, project, signal);
  }
  const { patch, tag } = judged.value;
  const { id, name } = read.data;
  const report = { id, name, lookedAt: io.now().toISOString(), tag, patch: shown(patch) };
  await saveReport(io, shop, project, report);
  const isInTheme = report.tag.state === 'first' || report.tag.state === 'behind';
  if (installation) await updateEmbedData(io, shop, project, { id: installation.id, isInTheme, signal });
  if (report.tag.state === 'embed') await startEmbedCheck(io, io.db, domain);
  if (report.tag.state !== 'first') return;
  // The files are no proof: the project is verified by what the store's pages print.
  const { verifiedAt } = (await verifyProject(io, project, signal)).project;
  if (verifiedAt || isLast) return;
  const options = { singletonKey: `shopify-theme-again-${domain}`, startAfterSeconds: AGAIN_SECONDS };
  await io.queue.enqueue(io.db, 'shopify-theme', { shop: domain, isLast: true }, options);
}

/** What was known of an earlier state of the theme would be no longer true. */
async function saveUnread(io: Io, shop: ShopRow, project: ProjectRow, signal: AbortSignal): Promise<void> {
  io.log.warn({ shop: shop.shop }, 'the theme is too complex to read');
  const theme = await findPublishedTheme(io, shop, signal);
  if (!theme.ok) throw new Error(`${theme.reason}: ${theme.detail}`);
  const lookedAt = io.now().toISOString();
  const patch = { ok: false, reason: { kind: 'too-complex' } } as const;
  await saveReport(io, shop, project, { ...theme.data, lookedAt, tag: { state: 'unknown' }, patch });
}

async function snippetOf(io: Io, project: ProjectRow): Promise<string> {
  const { imagesUrl } = io.settings;
  const files = await readIntegration('shopify', { imagesUrl, projectUuid: project.uuid, pageUrl: project.full });
  const snippet = files.find(({ name }) => name === 'snippets/linkbild.liquid');
  if (!snippet) throw new Error('the snippet is missing');
  return snippet.code;
}

/** A theme is what a merchant wrote: a reader process reads it. */
export async function readTags(
  io: Io,
  { shop }: ShopRow,
  project: ProjectRow,
  { files }: Pick<ReadTheme, 'files'>,
  appHandle?: string,
): Promise<Read<'theme'>> {
  const snippet = await snippetOf(io, project);
  return io.safeFetch.reader.run('theme', { files, snippet, projectUuid: project.uuid, appHandle }, shop);
}

function shown(result: PatchResult): ThemeReport['patch'] {
  if (!result.ok) return result;
  const { files, notes } = result.patch;
  return {
    ok: true,
    files: files.map(({ name, before, line, hunks }) => ({ name, isNew: before === null, line, hunks })),
    notes,
  };
}

/**
 * Mails the admins once when our tag disappears or the app embed is off, with a link to the patch for the theme.
 * Unconfirmed accounts get no mail and see it in the Shopify admin.
 */
async function saveReport(io: Io, shop: ShopRow, project: ProjectRow, report: ThemeReport): Promise<void> {
  await io.db.transaction(async (db) => {
    // Locked, so that two concurrent jobs send one mail.
    const before = (await lockKnownShop(db, shop.id))?.theme;
    // Until its pages are looked at again, what was seen with the same settings.
    const check = before && isSameEmbed(before, report) ? (before.check ?? null) : null;
    await changeShop(db, shop.id, { theme: { ...report, check } });
    const was = tagMissingAfter(before, report);
    if (was === null) return;
    for (const { email, language } of await listProjectAdmins(db, project.id)) {
      const url = pageUrl(io, language, `/app/${project.slug}/settings/shopify`);
      const mail = missingTagMail(language, { site: project.address, theme: report.name, url, was });
      await writeMail(io, db, { email, language }, mail);
    }
  });
}

/** What showed our image before and does not any more; null: nothing is lost. */
function tagMissingAfter(before: ThemeReport | null | undefined, { tag }: ThemeReport): 'first' | 'embed' | null {
  if (tag.state === 'unknown') return null;
  if (before?.tag.state === 'first') return tag.state === 'first' ? null : 'first';
  return before?.tag.state === 'embed' && tag.state === 'absent' ? 'embed' : null;
}

const isSameEmbed = (before: ThemeReport, now: ThemeReport): boolean =>
  before.id === now.id &&
  before.tag.state === 'embed' &&
  now.tag.state === 'embed' &&
  before.tag.pages === now.tag.pages;

/** Sets the project that the app embed prints images of, and turns it off once the snippet is in the theme. */
async function updateEmbedData(
  io: Io,
  shop: ShopRow,
  project: ProjectRow,
  { id, isInTheme, signal }: { id: string; isInTheme: boolean; signal: AbortSignal },
): Promise<void> {
  const data = { images_url: io.settings.imagesUrl, project_uuid: project.uuid, in_theme: isInTheme };
  const set = await askShop(io, shop, setEmbedData(id, data), signal);
  const error = set.ok ? set.data.metafieldsSet.userErrors[0]?.message : `${set.reason} ${set.detail}`;
  if (error) io.log.warn({ shop: shop.shop, reason: error.slice(0, 200) }, 'the app embed was not told');
}

import { readLivePath } from '#domain/images/image-address.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { readOnePage } from '#flows/crawl/update-meta-tag-data.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { listChangedPages } from '#io/db/queries/projects/site-connections.ts';
import {
  findServedPage,
  findServedProject,
  rankOfPage,
  type ServedProject,
} from '#io/db/queries/templates/served-images.ts';
import type { Io } from '#io/io.ts';

/** A read that ended this soon after the change may have started before it. */
const LONGEST_READING_MS = 30_000;
/** The whole site is unreachable. It was up when it reported the change, so a failed name lookup is temporary too. */
const siteIsAway: ReadonlySet<string> = new Set(['refused', 'dns', 'rate-limited', 'aborted']);
/** Only this page failed, and it may respond later. */
const pageIsAway: ReadonlySet<string> = new Set(['timeout', 'stalled', 'server-error']);
/** Each read may take 20 s, and the job must end before the queue considers it dead. */
const MAX_AWAY = 30;

interface Changed {
  projectId: number;
  subPageIds: readonly number[];
  at: string;
}

/**
 * The job: reads pages that a site changed, and redraws existing images at the URL the page now names, before they are
 * requested. Ten changes in a row cause one read after the last.
 */
export async function readChangedPages(
  io: Io,
  { projectId, subPageIds, at }: Changed,
  signal: AbortSignal,
): Promise<void> {
  const project = await findProject(io.db, projectId);
  const served = project && (await findServedProject(io.db, project.uuid));
  if (!served) return;
  const readBefore = new Date(Date.parse(at) + LONGEST_READING_MS);
  const away: string[] = [];
  for (const { id, url, hasImage } of await listChangedPages(io.db, projectId, subPageIds, readBefore)) {
    if (signal.aborted) throw new Error('asked to stop');
    const read = await readOnePage(io, projectId, id, signal);
    if (read.ok) {
      if (hasImage) await redraw(io, served, url, read.meta);
    } else if (siteIsAway.has(read.reason) || pageIsAway.has(read.reason)) {
      away.push(read.reason);
      if (siteIsAway.has(read.reason) || away.length === MAX_AWAY) break;
    } else io.log.info({ reason: read.reason, url }, 'a changed page was not read');
  }
  // Retries the job, also for pages skipped by the break.
  if (away.length > 0) throw new Error(`changed pages could not be read yet: ${[...new Set(away)].join(', ')}`);
}

/** Never spends a credit: images beyond the plan are only drawn on request. */
async function redraw(io: Io, served: ServedProject, url: string, meta: MetaTagData): Promise<void> {
  const page = await findServedPage(io.db, served.project.id, [url]);
  const template = page && (await liveTemplate(io, served, page));
  if (!page || !template || template.type === 'redirected') return;
  if ((await rankOfPage(io.db, served.project.id, page)) >= served.pageLimit) return;
  const version = versionNamed(meta, `${io.settings.imagesUrl}/${served.project.uuid}/`);
  const drawn = await redrawPage(io, { served, page, template, version, format: 'jpeg', meta });
  if (!drawn.ok) io.log.info({ reason: drawn.reason, url }, 'a changed page was not drawn');
}

/** Of the image address that the page itself names, if it is ours. */
function versionNamed(meta: MetaTagData, prefix: string): string | null {
  const own = meta.og.images.find(({ url }) => url.startsWith(prefix));
  return own ? (readLivePath(own.url.slice(prefix.length))?.version ?? null) : null;
}

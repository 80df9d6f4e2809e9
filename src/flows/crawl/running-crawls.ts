import { crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { endSiteCrawl, findRunningCrawl, listRunningCrawls } from '#io/db/queries/pages/site-crawls.ts';
import { changeProject, findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

export async function reportReadingFailed(io: Io, projectId: number): Promise<void> {
  const project = await findProject(io.db, projectId);
  if (project) await addProblems(io, project, [crawlFailureTexts['our-fault']]);
}

export async function addProblems(io: Io, project: ProjectRow, texts: Text[]) {
  const known = new Set(texts.map(({ en }) => en));
  const problems = [...project.problems.filter(({ en }) => !known.has(en)), ...texts].slice(0, 20);
  await changeProject(io.db, project.id, { problems });
}

export async function cancelCrawl({ db }: { db: Db }, projectId: number): Promise<boolean> {
  const crawl = await findRunningCrawl(db, projectId, 'read');
  return crawl ? endSiteCrawl(db, crawl.id, 'stopped') : false;
}

/** The priority of what somebody waits for; everything else has 0. */
export const AWAITED = 1;

interface CrawlToEnqueue {
  id: number;
  /**
   * The account whose share of the workers it uses: the one that created the project. Sites checked by visitors share
   * one.
   */
  ownerId: number | null;
  isAwaited?: boolean;
  /** The pages that it finds say which routes the project has. */
  findsRoutes?: boolean;
  progress?: { text: Text; projectId: number; userId?: number };
}

/** Enqueues the job that reads a crawl's pages. Null: there is one already. */
export function enqueueCrawl(
  io: Pick<Io, 'queue'>,
  db: Db,
  { id, ownerId, isAwaited = false, findsRoutes = false, progress }: CrawlToEnqueue,
): Promise<string | null> {
  return io.queue.enqueue(
    db,
    'crawl-site',
    { siteCrawlId: id, ...(findsRoutes ? { findsRoutes } : {}) },
    {
      singletonKey: `crawl-${id}`,
      priority: isAwaited ? AWAITED : 0,
      account: String(ownerId ?? 'visitors'),
      ...(progress ? { progress } : {}),
    },
  );
}

/** Crawls without a job (the queue gave up, or its row is gone) get a new one; others keep theirs. */
export async function resumeCrawls(io: Io): Promise<void> {
  for (const crawl of await listRunningCrawls(io.db)) await enqueueCrawl(io, io.db, crawl);
}

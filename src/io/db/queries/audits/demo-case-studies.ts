import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DemoCaseStudyPageType } from '#domain/enumerations.ts';
import type { Language, Text } from '#domain/language.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import type { Db } from '#io/db/db.ts';
import type { Saved } from '#io/db/queries/operation/lists.ts';
import { demoCaseStudies, demoCaseStudySubPages, projects, subPages as storedPages } from '#io/db/schema/index.ts';

type DemoRow = typeof demoCaseStudies.$inferSelect;
type DemoPageRow = typeof demoCaseStudySubPages.$inferSelect;
export type DemoWithPages = DemoRow & { subPages: DemoPageRow[] };

async function withPages(db: Db, studies: DemoRow[]): Promise<DemoWithPages[]> {
  if (studies.length === 0) return [];
  const ids = studies.map(({ id }) => id);
  const pages = await db
    .select()
    .from(demoCaseStudySubPages)
    .where(inArray(demoCaseStudySubPages.demoCaseStudyId, ids))
    .orderBy(asc(demoCaseStudySubPages.order));
  return studies.map((study) => ({
    ...study,
    subPages: pages.filter(({ demoCaseStudyId }) => demoCaseStudyId === study.id),
  }));
}

/**
 * The same pages in a language, as the site itself names them (hreflang). A page that has none, or that has not been
 * read yet, is missing here and shown as it is.
 */
async function findTranslations(
  db: Db,
  studies: Pick<DemoRow, 'id'>[],
  language: Language,
): Promise<Map<number, string>> {
  const ids = studies.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: demoCaseStudySubPages.id,
      full: projects.full,
      locales: projects.locales,
      url: sql<string | null>`${storedPages.metaData} -> 'locales' ->> ${language}`,
    })
    .from(demoCaseStudySubPages)
    .innerJoin(demoCaseStudies, eq(demoCaseStudies.id, demoCaseStudySubPages.demoCaseStudyId))
    .innerJoin(projects, eq(projects.id, demoCaseStudies.projectId))
    .innerJoin(
      storedPages,
      and(
        eq(storedPages.projectId, projects.id),
        sql`${storedPages.urlHash} = md5(${demoCaseStudySubPages.url})::uuid`,
      ),
    )
    .where(inArray(demoCaseStudySubPages.demoCaseStudyId, ids));
  return new Map(
    rows.flatMap(({ id, url, full, locales }) =>
      url !== null && belongsToSite(url, full, Object.values(locales)) ? [[id, url] as const] : [],
    ),
  );
}

/** As shown to the public. */
async function inLanguage(db: Db, studies: DemoWithPages[], language: Language) {
  const translations = await findTranslations(db, studies, language);
  return studies.map(({ id, identifier, title, subPages }) => ({
    id,
    identifier,
    title: title[language],
    subPages: subPages.map(({ id: pageId, url, order, type, comments }) => ({
      id: pageId,
      url: translations.get(pageId) ?? url,
      order,
      type,
      comments: comments.map((comment) => comment[language]),
    })),
  }));
}

/** Demo case studies by id or identifier, in the requested order, with their pages in order. */
export async function findDemoCaseStudies(db: Db, keys: (number | string)[], language: Language) {
  const ids = keys.filter((key) => typeof key === 'number');
  const identifiers = keys.filter((key) => typeof key === 'string');
  const studies = await withPages(
    db,
    await db
      .select()
      .from(demoCaseStudies)
      .where(or(inArray(demoCaseStudies.id, ids), inArray(demoCaseStudies.identifier, identifiers))),
  );
  const shown = await inLanguage(db, studies, language);
  return keys.flatMap((key) => shown.find(({ id, identifier }) => id === key || identifier === key) ?? []);
}

/** More than a list shows. */
const MAX_LISTED = 100;

/** All of them, or those of the website with this slug or URL. */
export async function listDemoCaseStudies(db: Db, domain: string | null, language: Language) {
  const ofDomain =
    domain === null ? undefined : or(eq(projects.slug, domain), eq(projects.address, domain.toLowerCase()));
  const found = await db
    .select({ study: demoCaseStudies })
    .from(demoCaseStudies)
    .leftJoin(projects, eq(projects.id, demoCaseStudies.projectId))
    .where(ofDomain)
    .orderBy(asc(demoCaseStudies.id))
    .limit(MAX_LISTED);
  const studies = await withPages(
    db,
    found.map(({ study }) => study),
  );
  return inLanguage(db, studies, language);
}

/** Null for a demo of a shop that has no project here. */
export async function findProjectOfDemo(db: Db, id: number) {
  const [found] = await db
    .select({ project: projects })
    .from(projects)
    .innerJoin(demoCaseStudies, eq(demoCaseStudies.projectId, projects.id))
    .where(eq(demoCaseStudies.id, id));
  return found?.project ?? null;
}

/** Where its image is stored: of the page itself, or of the page in another language. */
export const demoPageFile = (id: number, language: Language | null) =>
  `demo-pages/${id}${language ? `-${language}` : ''}.jpg`;

export async function findDemoPage(db: Db, id: number, language: Language) {
  const [found] = await db
    .select({ page: demoCaseStudySubPages, project: projects })
    .from(demoCaseStudySubPages)
    .innerJoin(demoCaseStudies, eq(demoCaseStudies.id, demoCaseStudySubPages.demoCaseStudyId))
    .leftJoin(projects, eq(projects.id, demoCaseStudies.projectId))
    .where(eq(demoCaseStudySubPages.id, id));
  if (!found) return null;
  const translations = await findTranslations(db, [{ id: found.page.demoCaseStudyId }], language);
  return { ...found, translatedUrl: translations.get(id) ?? null };
}

/** Those of the project, newest first, then those whose project is gone: nobody else would maintain them. */
export async function listEditedDemos(db: Db, projectId: number): Promise<DemoWithPages[]> {
  const own = or(eq(demoCaseStudies.projectId, projectId), isNull(demoCaseStudies.projectId));
  const studies = await db
    .select()
    .from(demoCaseStudies)
    .where(own)
    .orderBy(asc(isNull(demoCaseStudies.projectId)), desc(demoCaseStudies.id));
  return withPages(db, studies);
}

export interface DemoEdit {
  projectId: number;
  identifier: string;
  title: Text;
  subPages: { url: string; type: DemoCaseStudyPageType; comments: Text[] }[];
}

/** The demo together with its pages. `taken`: another demo or a project has the identifier. */
export function saveDemoCaseStudy(
  db: Db,
  id: number | null,
  { subPages, ...demo }: DemoEdit,
  seenAt: Date | null,
): Promise<Saved<DemoWithPages> | 'taken'> {
  return db.transaction(async (transaction) => {
    const [other] = await transaction
      .select({ id: demoCaseStudies.id })
      .from(demoCaseStudies)
      .where(
        and(eq(demoCaseStudies.identifier, demo.identifier), id === null ? undefined : ne(demoCaseStudies.id, id)),
      );
    if (other) return 'taken';
    // /demo/{name} prefers a project over a demo of the same name.
    const [project] = await transaction
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.slug, demo.identifier));
    if (project) return 'taken';
    const saved = id === null ? await add(transaction, demo) : await change(transaction, id, demo, seenAt);
    if (typeof saved === 'string') return saved;
    await transaction.delete(demoCaseStudySubPages).where(eq(demoCaseStudySubPages.demoCaseStudyId, saved.id));
    if (subPages.length > 0)
      await transaction
        .insert(demoCaseStudySubPages)
        .values(subPages.map((page, order) => ({ ...page, order, demoCaseStudyId: saved.id })));
    const [whole] = await withPages(transaction, [saved]);
    return whole ?? 'gone';
  });
}

type NewDemo = Omit<DemoEdit, 'subPages'>;

async function add(db: Db, demo: NewDemo): Promise<DemoRow | 'taken'> {
  const [row] = await db.insert(demoCaseStudies).values(demo).onConflictDoNothing().returning();
  return row ?? 'taken';
}

async function change(db: Db, id: number, demo: NewDemo, seenAt: Date | null): Promise<Saved<DemoRow>> {
  const [current] = await db.select().from(demoCaseStudies).where(eq(demoCaseStudies.id, id)).for('update');
  if (!current) return 'gone';
  if (seenAt && current.updatedAt > seenAt) return 'changed';
  const [row] = await db
    .update(demoCaseStudies)
    .set({ ...demo, updatedAt: justNow })
    .where(eq(demoCaseStudies.id, id))
    .returning();
  return row ?? 'gone';
}

/** Time of this statement, not of the transaction: a writer that waited for the lock saved later. */
const justNow = sql`clock_timestamp()` as SQL as unknown as Date;

export async function deleteDemoCaseStudy(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(demoCaseStudies).where(eq(demoCaseStudies.id, id)).returning({ id: demoCaseStudies.id });
  return rows.length > 0;
}

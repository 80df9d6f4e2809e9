import { asc, inArray, or } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Db } from '../db.ts';
import { demoCaseStudies, demoCaseStudySubPages } from '../schema/index.ts';

/** Demo case studies by number or identifier, in the order asked for, with their pages in order. */
export async function findDemoCaseStudies(db: Db, keys: (number | string)[], language: Language) {
  const ids = keys.filter((key) => typeof key === 'number');
  const identifiers = keys.filter((key) => typeof key === 'string');
  const studies = await db
    .select()
    .from(demoCaseStudies)
    .where(or(inArray(demoCaseStudies.id, ids), inArray(demoCaseStudies.identifier, identifiers)));
  const pages = studies.length
    ? await db
        .select()
        .from(demoCaseStudySubPages)
        .where(
          inArray(
            demoCaseStudySubPages.demoCaseStudyId,
            studies.map((study) => study.id),
          ),
        )
        .orderBy(asc(demoCaseStudySubPages.order))
    : [];
  return keys.flatMap((key) => {
    const study = studies.find(({ id, identifier }) => id === key || identifier === key);
    if (!study) return [];
    const subPages = pages
      .filter((page) => page.demoCaseStudyId === study.id)
      .map(({ id, url, order, type, comments }) => ({
        id,
        url,
        order,
        type,
        comments: comments.map((comment) => comment[language]),
      }));
    return [{ id: study.id, identifier: study.identifier, title: study.title[language], subPages }];
  });
}

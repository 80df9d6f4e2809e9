import { ApiError } from '#contract/errors.ts';
import type { Text } from '#domain/language.ts';
import { showDemoCards } from '#flows/checker/show-demo-cards.ts';
import { shownLookOf } from '#flows/reports/agency-look.ts';
import * as studies from '#io/db/queries/audits/case-studies.ts';
import * as demos from '#io/db/queries/audits/demo-case-studies.ts';
import type { Handlers } from './handler.ts';
import { pageOf, rejectBadWords } from './handler.ts';

export const caseStudyHandlers = {
  deleteCaseStudy: async ({ io, params }) => {
    const known = await studies.findCaseStudy(io.db, params.id);
    if (!known || !(await studies.deleteCaseStudy(io.db, known.id))) throw new ApiError('NOT_FOUND');
    return { done: true };
  },

  deleteDemoCaseStudy: async ({ io, params }) => {
    const isDeleted = typeof params.id === 'number' && (await demos.deleteDemoCaseStudy(io.db, params.id));
    if (!isDeleted) throw new ApiError('NOT_FOUND');
    return { done: true };
  },

  getCaseStudy: async ({ io, params }) => {
    const found = await studies.findCaseStudy(io.db, params.id);
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  },

  /** Those that exist, in the requested order. */
  getDemoCaseStudies: ({ io, params, language }) => {
    const keys = params.ids
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean)
      .slice(0, MAX_CONCURRENT);
    return demos.findDemoCaseStudies(
      io.db,
      keys.map((key) => (/^[1-9]\d{0,8}$/.test(key) ? Number(key) : key)),
      language,
    );
  },

  getDemoCaseStudyCards: async ({ io, params, language, request }) => {
    const [found] = await demos.findDemoCaseStudies(io.db, [params.id], language);
    if (!found) throw new ApiError('NOT_FOUND');
    return showDemoCards(io, found.subPages, language, request.signal);
  },

  getDemoCaseStudy: async ({ io, params, language }) => {
    const [found] = await demos.findDemoCaseStudies(io.db, [params.id], language);
    if (!found) throw new ApiError('NOT_FOUND');
    const project = await demos.findProjectOfDemo(io.db, found.id);
    return { ...found, agencyLook: project && (await shownLookOf(io, project)) };
  },

  listCaseStudies: ({ io, query }) => pageOf(query, studies.listCaseStudies(io.db, query)),

  listDemoCaseStudies: ({ io, query, language }) => demos.listDemoCaseStudies(io.db, query.domain || null, language),

  listEditedDemos: ({ io, projectId }) => demos.listEditedDemos(io.db, projectId),

  /**
   * Everybody with an account can read it, so its text is checked. If two people save at once, the second gets a
   * conflict.
   */
  saveCaseStudy: async ({ io, body: { id, updatedAt, ...study } }) => {
    const texts = {
      title: study.title,
      'description.en': study.description?.en,
      'description.de': study.description?.de,
      ...textsOfPages('pages', study.pages),
    };
    rejectBadWords(texts, Object.keys(texts) as (keyof typeof texts)[]);
    const known = id === undefined ? null : await studies.findCaseStudy(io.db, id);
    if (id !== undefined && !known) throw new ApiError('NOT_FOUND');
    const saved = await studies.saveCaseStudy(io.db, known?.id ?? null, study, updatedAt ? new Date(updatedAt) : null);
    if (saved === 'changed') throw new ApiError('CONFLICT');
    if (saved === 'gone') throw new ApiError('NOT_FOUND');
    return saved;
  },

  /**
   * Text that strangers will read is checked first. If two people save at once, the second gets a conflict and decides.
   */
  saveDemoCaseStudy: async ({ io, projectId, body }) => {
    const { id, updatedAt, ...demo } = body;
    const texts = {
      identifier: demo.identifier,
      'title.en': demo.title.en,
      'title.de': demo.title.de,
      ...textsOfPages('subPages', demo.subPages),
    };
    rejectBadWords(texts, Object.keys(texts) as (keyof typeof texts)[]);
    const seenAt = updatedAt ? new Date(updatedAt) : null;
    const saved = await demos.saveDemoCaseStudy(io.db, numberOf(id), { ...demo, projectId }, seenAt);
    if (saved === 'taken') throw new ApiError('VALIDATION_FAILED', { fields: { identifier: [taken] } });
    if (saved === 'changed') throw new ApiError('CONFLICT');
    if (saved === 'gone') throw new ApiError('NOT_FOUND');
    return saved;
  },
} satisfies Partial<Handlers>;

/** More than any page shows at once. */
const MAX_CONCURRENT = 50;

/** The comments of pages under the names of their form fields: `pages.0.comments.1.de`. */
function textsOfPages(name: string, pages: readonly { comments: readonly Text[] }[]): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ comments }, at) =>
      comments.flatMap(({ en, de }, number) => [
        [`${name}.${at}.comments.${number}.en`, en],
        [`${name}.${at}.comments.${number}.de`, de],
      ]),
    ),
  );
}

/** Demos have no uuid: a uuid matches none of them. */
const numberOf = (id: number | string | undefined) => (id === undefined ? null : typeof id === 'number' ? id : 0);

const taken = {
  en: 'Another demo already has this identifier.',
  de: 'Diese Kennung hat schon eine andere Demo.',
};

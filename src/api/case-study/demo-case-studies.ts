import { ApiError } from '#contract/errors.ts';
import { showDemoCards } from '#flows/show-demo-cards.ts';
import * as demos from '#io/db/queries/demo-case-studies.ts';
import type { Handler } from '../handler.ts';
import { refuseBadWords } from '../refuse-bad-words.ts';
import { textsOfPages } from './texts-of-pages.ts';

/** More at once than any page shows. */
const MAX_AT_ONCE = 50;

export const getDemoCaseStudy: Handler<'getDemoCaseStudy'> = async ({ io, params, language }) => {
  const [found] = await demos.findDemoCaseStudies(io.db, [params.id], language);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
};

/** Those that exist, in the order asked for. */
export const getDemoCaseStudies: Handler<'getDemoCaseStudies'> = ({ io, params, language }) => {
  const keys = params.ids
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
    .slice(0, MAX_AT_ONCE);
  return demos.findDemoCaseStudies(
    io.db,
    keys.map((key) => (/^[1-9]\d{0,8}$/.test(key) ? Number(key) : key)),
    language,
  );
};

export const getDemoCaseStudyCards: Handler<'getDemoCaseStudyCards'> = async ({ io, params, language, request }) => {
  const [found] = await demos.findDemoCaseStudies(io.db, [params.id], language);
  if (!found) throw new ApiError('NOT_FOUND');
  return showDemoCards(io, found.subPages, request.signal);
};

export const listDemoCaseStudies: Handler<'listDemoCaseStudies'> = ({ io, query, language }) =>
  demos.listDemoCaseStudies(io.db, query.domain || null, language);

export const listEditedDemos: Handler<'listEditedDemos'> = ({ io, projectId }) =>
  demos.listEditedDemos(io.db, projectId);

/** Two who save one demo: the second is told, and decides. What strangers will read is looked through first. */
export const saveDemoCaseStudy: Handler<'saveDemoCaseStudy'> = async ({ io, projectId, body }) => {
  const { id, updatedAt, ...demo } = body;
  const texts = {
    identifier: demo.identifier,
    'title.en': demo.title.en,
    'title.de': demo.title.de,
    ...textsOfPages('subPages', demo.subPages),
  };
  refuseBadWords(texts, Object.keys(texts) as (keyof typeof texts)[]);
  const seenAt = updatedAt ? new Date(updatedAt) : null;
  const saved = await demos.saveDemoCaseStudy(io.db, numberOf(id), { ...demo, projectId }, seenAt);
  if (saved === 'taken') throw new ApiError('VALIDATION_FAILED', { fields: { identifier: [taken] } });
  if (saved === 'changed') throw new ApiError('CONFLICT');
  if (saved === 'gone') throw new ApiError('NOT_FOUND');
  return saved;
};

export const deleteDemoCaseStudy: Handler<'deleteDemoCaseStudy'> = async ({ io, params }) => {
  const isDeleted = typeof params.id === 'number' && (await demos.deleteDemoCaseStudy(io.db, params.id));
  if (!isDeleted) throw new ApiError('NOT_FOUND');
  return { done: true };
};

/** Demos have no uuid: who sends one means none of them. */
const numberOf = (id: number | string | undefined) => (id === undefined ? null : typeof id === 'number' ? id : 0);

const taken = {
  en: 'Another demo has this identifier already.',
  de: 'Diese Kennung hat bereits eine andere Demo.',
};

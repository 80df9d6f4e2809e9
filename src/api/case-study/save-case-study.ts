import { ApiError } from '#contract/errors.ts';
import * as studies from '#io/db/queries/case-studies.ts';
import type { Handler } from '../handler.ts';
import { rejectBadWords } from '../refuse-bad-words.ts';
import { textsOfPages } from './texts-of-pages.ts';

/** Everybody with an account reads it, so its text is checked; of two concurrent saves the second is told. */
export const saveCaseStudy: Handler<'saveCaseStudy'> = async ({ io, body: { id, updatedAt, ...study } }) => {
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
};

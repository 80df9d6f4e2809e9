import { ApiError } from '#contract/errors.ts';
import * as demos from '#io/db/queries/demo-case-studies.ts';
import type { Handler } from '../handler.ts';
import { rejectBadWords } from '../refuse-bad-words.ts';
import { textsOfPages } from './texts-of-pages.ts';

/** Two people saving one demo: the second is told, and decides. Text that strangers will read is checked first. */
export const saveDemoCaseStudy: Handler<'saveDemoCaseStudy'> = async ({ io, projectId, body }) => {
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
};

/** Demos have no uuid: a uuid matches none of them. */
const numberOf = (id: number | string | undefined) => (id === undefined ? null : typeof id === 'number' ? id : 0);

const taken = {
  en: 'Another demo already has this identifier.',
  de: 'Diese Kennung hat schon eine andere Demo.',
};

import { diffWordsWithSpace } from 'diff';
import { ApiError } from '#contract/errors.ts';
import { describeChanges } from '#domain/watch/describe-changes.ts';
import { type Change, findChanges } from '#domain/watch/find-changes.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import { listChanges, listSnapshots, snapshotAt } from '#io/db/queries/watch/snapshots.ts';
import type { Io } from '#io/io.ts';

interface Paging {
  page: number;
  perPage: number;
}

const first = { en: 'First check of the page.', de: 'Erste Prüfung der Seite.' };

const shown = <Row extends { changes: Change[]; imageKey: string | null }>({ changes, imageKey, ...row }: Row) => ({
  ...row,
  text: changes.length === 0 ? first : describeChanges(changes),
  kinds: changes.map(({ kind }) => kind),
  isFirst: changes.length === 0,
  hasImage: imageKey !== null,
});

export async function showChanges(io: Io, projectId: number, paging: Paging) {
  const { items, total } = await listChanges(io.reportDb, projectId, paging);
  return { items: items.map(shown), total, ...paging };
}

export async function showHistory(io: Io, projectId: number, subPageId: number, paging: Paging) {
  const { items, total } = await listSnapshots(io.db, projectId, subPageId, paging);
  return { items: items.map(shown), total, ...paging };
}

/** Two states of a page side by side. */
export async function showStates(
  io: Io,
  { projectId, subPageId }: { projectId: number; subPageId: number },
  moments: { before: string; after: string },
) {
  const at = (moment: string) => snapshotAt(io.db, projectId, subPageId, new Date(moment));
  const [before, after] = await Promise.all([at(moments.before), at(moments.after)]);
  if (!before || !after) throw new ApiError('NOT_FOUND');
  const side = ({ seenAt, state, imageKey }: typeof before) => ({ seenAt, state, hasImage: imageKey !== null });
  return {
    before: side(before),
    after: side(after),
    text: describeChanges(findChanges(before.state, after.state)),
    words: compareWords(before.state, after.state),
  };
}

export async function snapshotImage(
  io: Io,
  { projectId, subPageId }: { projectId: number; subPageId: number },
  at: string,
) {
  const snapshot = await snapshotAt(io.db, projectId, subPageId, new Date(at));
  const file = snapshot?.imageKey ? await io.files.get(snapshot.imageKey) : null;
  if (!snapshot?.imageKey || !file) throw new ApiError('NOT_FOUND');
  return { bytes: file.bytes, contentType: 'image/jpeg', etag: snapshot.imageKey };
}

interface Word {
  text: string;
  is: 'same' | 'removed' | 'added';
}

/** Texts of a card; addresses and sizes are compared as wholes elsewhere. */
const textKeys = [
  'title',
  'description',
  'og:title',
  'og:description',
  'og:site_name',
  'twitter:title',
  'twitter:description',
];
/** Comparing takes longer than linear; nothing longer fits on a card. */
const MAX_LENGTH = 600;
/** Texts with more changes than this have nothing in common. */
const MAX_CHANGES = 150;

/** Texts that differ between two states, word by word. */
function compareWords(before: PageState, after: PageState): { key: string; words: Word[] }[] {
  const textOf = ({ tags }: PageState, key: string) =>
    (tags.find((tag) => tag.key === key)?.value ?? '').slice(0, MAX_LENGTH);
  return textKeys.flatMap((key) => {
    const [was, is] = [textOf(before, key), textOf(after, key)];
    if (was === is) return [];
    const found = diffWordsWithSpace(was, is, { maxEditLength: MAX_CHANGES });
    const words = found?.map(
      ({ value, added, removed }): Word => ({ text: value, is: added ? 'added' : removed ? 'removed' : 'same' }),
    );
    return [{ key, words: words ?? wholes(was, is) }];
  });
}

const wholes = (was: string, is: string): Word[] =>
  [
    { text: was, is: 'removed' as const },
    { text: is, is: 'added' as const },
  ].filter(({ text }) => text !== '');

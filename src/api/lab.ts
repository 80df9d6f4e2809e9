import { createHash } from 'node:crypto';
import { isWithinJsonBounds, readUpload } from '#api/http/read-body.ts';
import { ApiError } from '#contract/errors.ts';
import { addScreenshot, compareCase, describeLabRun, listPublishedRuns, startLabRun } from '#flows/lab/lab-runs.ts';
import { exportLabRun, importLabRun } from '#flows/lab/run-file.ts';
import { deleteLabComparison, findScreenshot } from '#io/db/queries/lab/lab-comparisons.ts';
import { changeLabRun, deleteLabRun, listLabRuns } from '#io/db/queries/lab/lab-runs.ts';
import { goneIf } from './admin.ts';
import { type Handlers, numberOf } from './handler.ts';

/** Screenshots of a whole run as text; only super admins send it. */
const MAX_FILE_BYTES = 40_000_000;
/** A full run has 3,000 requests and 500 comparisons. */
const MAX_FILE_VALUES = 50_000;
const PNG = 0x89;

export const labHandlers = {
  addLabComparison: ({ io, params, body }) => compareCase(io, numberOf(params.id), body),

  addLabRun: ({ io, body }) => startLabRun(io, body.name),

  addLabScreenshot: async ({ io, params, request }) => {
    const { file } = await readUpload(request);
    await addScreenshot(io, numberOf(params.id), file);
    return { done: true };
  },

  changeLabRun: async ({ io, params, body: { name, isPublished } }) => {
    const change = {
      ...(name !== undefined && { name }),
      ...(isPublished !== undefined && { publishedAt: isPublished ? io.now() : null }),
    };
    const isThere = Object.keys(change).length === 0 || (await changeLabRun(io.db, numberOf(params.id), change));
    return goneIf(!isThere);
  },

  deleteLabComparison: async ({ io, params }) => goneIf(!(await deleteLabComparison(io.db, numberOf(params.id)))),

  deleteLabRun: async ({ io, params }) => goneIf(!(await deleteLabRun(io.db, numberOf(params.id)))),

  exportLabRun: async ({ io, params }) => {
    const file = await exportLabRun(io, numberOf(params.id));
    const bytes = new TextEncoder().encode(JSON.stringify(file, null, 1));
    return {
      stream: new Blob([bytes]).stream(),
      contentType: 'application/json; charset=utf-8',
      fileName: `linkbild-lab-${file.run.createdAt.slice(0, 10)}-${file.run.token.slice(0, 8)}.json`,
    };
  },

  getLabRun: ({ io, params }) => describeLabRun(io, numberOf(params.id)),

  getLabScreenshot: async ({ io, params, user }) => {
    const image = await findScreenshot(io.db, numberOf(params.id), user?.role !== 'superadmin');
    if (!image) throw new ApiError('NOT_FOUND');
    return {
      bytes: Uint8Array.from(image),
      contentType: image[0] === PNG ? 'image/png' : 'image/jpeg',
      etag: createHash('sha256').update(image).digest('base64url').slice(0, 22),
    };
  },

  importLabRun: async ({ io, request }) => {
    const { file } = await readUpload(request, MAX_FILE_BYTES);
    const text = new TextDecoder().decode(file);
    if (!isWithinJsonBounds(text, MAX_FILE_VALUES)) throw new ApiError('FILE_TOO_LARGE');
    return importLabRun(io, text);
  },

  listLabRuns: ({ io }) => listLabRuns(io.db),

  listPublishedLabRuns: ({ io }) => listPublishedRuns(io),
} satisfies Partial<Handlers>;

import { ApiError } from '#contract/errors.ts';
import { addReportImage } from '#flows/card-reports/report-card.ts';
import type { Handler } from '../handler.ts';
import { readUpload } from '../read-upload.ts';

export const addCardReportImage: Handler<'addCardReportImage'> = async ({ io, params, query, request }) => {
  const { file } = await readUpload(request);
  if (typeof params.id !== 'number') throw new ApiError('NOT_FOUND');
  await addReportImage(io, { id: params.id, code: query.code, bytes: file });
  return { done: true };
};

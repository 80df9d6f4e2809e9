import { ApiError } from '#contract/errors.ts';
import { findCardReport } from '#io/db/queries/card-reports.ts';
import { base64Of } from '../base64-of.ts';
import type { Handler } from '../handler.ts';

const PNG = 0x89;

export const getCardReport: Handler<'getCardReport'> = async ({ io, params }) => {
  const report = typeof params.id === 'number' ? await findCardReport(io.db, params.id) : null;
  if (!report) throw new ApiError('NOT_FOUND');
  const { image, ...rest } = report;
  const type = image?.[0] === PNG ? 'image/png' : 'image/jpeg';
  return { ...rest, image: image && `data:${type};base64,${base64Of(image)}` };
};

import { ApiError } from '#contract/errors.ts';
import { cardKindOf } from '#domain/template/card-kind.ts';
import { dataOfPage } from '#domain/template/page-data.ts';
import { readMetaTags } from '#flows/read-meta-tags.ts';
import { listBaseRouteTemplates } from '#io/db/queries/base-route-templates.ts';
import type { Handler } from '../handler.ts';
import { inOrder } from './base-template-order.ts';
import { shownBase } from './shown.ts';

/** By what the page says; where it cannot be read, by its address alone. */
export const getTemplateRecommendations: Handler<'getTemplateRecommendations'> = async ({ io, query }) => {
  const kind = cardKindOf(new URL(query.url).pathname);
  const meta = await readMetaTags(io, { url: query.url, nocache: false, details: true }).catch(notReadable);
  const rows = await listBaseRouteTemplates(io.db);
  const fitting = rows.filter(({ pageKinds }) => pageKinds.length === 0 || pageKinds.includes(kind));
  return inOrder(fitting, kind, meta ? dataOfPage(meta) : undefined).map((row) => shownBase(io, row));
};

const notReadable = (error: unknown) => {
  if (error instanceof ApiError) return null;
  throw error;
};

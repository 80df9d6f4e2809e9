import * as bases from '#io/db/queries/base-templates-admin.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { seen, settled } from './saved-row.ts';

export const updateBaseTemplate: Handler<'updateBaseTemplate'> = async ({ io, params, body }) => {
  const { updatedAt, preferredRoutePath, title, ...change } = body;
  const base = { ...change, titles: title, preferredRoutePath: preferredRoutePath || null };
  settled(await bases.changeBaseTemplate(io.db, numberOf(params.id), base, seen(updatedAt)), 'name');
  return { done: true };
};

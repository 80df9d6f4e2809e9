import { quickSearch as search } from '#io/db/queries/quick-search.ts';
import type { Handler } from '../handler.ts';

export const quickSearch: Handler<'quickSearch'> = ({ io, user, query }) =>
  search(io.db, { ...query, memberId: user.role === 'superadmin' ? null : user.id });

import { ApiError } from '#contract/errors.ts';
import { findMail } from '#io/db/queries/mails.ts';
import type { Handler } from '../handler.ts';

export const getMail: Handler<'getMail'> = async ({ io, params }) => {
  const mail = typeof params.id === 'number' ? await findMail(io.db, params.id) : null;
  if (!mail) throw new ApiError('NOT_FOUND');
  return mail;
};

import { retryJob as retry } from '#flows/admin/retry-work.ts';
import type { Handler } from '../handler.ts';

export const retryJob: Handler<'retryJob'> = async ({ io, params }) => {
  await retry(io, params.id);
  return { done: true };
};

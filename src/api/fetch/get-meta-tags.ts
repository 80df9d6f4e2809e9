import { readMetaTags } from '#flows/read-page/read-meta-tags.ts';
import type { Handler } from '../handler.ts';

export const getMetaTags: Handler<'getMetaTags'> = async ({ io, query, request }) => ({
  ...(await readMetaTags(io, { ...query, signal: request.signal })),
});

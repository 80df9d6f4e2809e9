import { accepted, checkStore as check } from '#flows/checker/check-store.ts';
import type { Handler } from '../handler.ts';

export const checkStore: Handler<'checkStore'> = async ({ io, body, language, client }) => {
  const checkUrl = await check(io, { email: body.email, website: body.website, language, client });
  return { message: accepted[language], checkUrl };
};

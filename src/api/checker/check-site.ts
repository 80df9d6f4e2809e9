import { checkSite as check } from '#flows/checker/check-site.ts';
import type { Handler } from '../handler.ts';

export const checkSite: Handler<'checkSite'> = async ({ io, body, client }) => ({
  reportName: await check(io, body.website, client),
});

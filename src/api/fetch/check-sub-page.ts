import { checkWholePage, describePage, rejectPage } from '#flows/audit/check-page.ts';
import type { Handler } from '../handler.ts';

export const checkSubPage: Handler<'checkSubPage'> = async ({ io, body, language, request }) => {
  const { website, platforms } = body;
  const page = await checkWholePage(io, { ...website, platforms, signal: request.signal });
  return page.ok ? describePage(page, language) : rejectPage(page.reason, 'website');
};

import { ApiError } from '#contract/errors.ts';
import type { PagePart } from '#domain/audit/audit-progress.ts';
import { checkPage, rejectPageProblem } from '#flows/audit/check-page.ts';
import type { Handler } from '../handler.ts';

export const checkSubPage: Handler<'checkSubPage'> = async ({ io, body, request }) => {
  let last: PagePart | null = null;
  const look = { ...body.website, platforms: body.platforms, signal: request.signal };
  for await (const part of checkPage(io, look)) {
    if (part.stage === 'failed') return rejectPageProblem(part, 'website');
    last = part;
  }
  if (!last) throw new ApiError('PAGE_NOT_READABLE');
  return { ...last.audit, autopsy: last.autopsy };
};

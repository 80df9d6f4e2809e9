import { ApiError } from '#contract/errors.ts';
import type { PagePart } from '#domain/audit/page-part.ts';
import { lookAtPage, refuseProblem } from '#flows/look-at-page.ts';
import type { Handler } from '../handler.ts';

export const checkSubPage: Handler<'checkSubPage'> = async ({ io, body, request }) => {
  let last: PagePart | null = null;
  const look = { url: body.website, platforms: body.platforms, signal: request.signal };
  for await (const part of lookAtPage(io, look)) {
    if (part.stage === 'failed') return refuseProblem(part, 'website');
    last = part;
  }
  if (!last) throw new ApiError('PAGE_NOT_READABLE');
  return { ...last.audit, autopsy: last.autopsy };
};

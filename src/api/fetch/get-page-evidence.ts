import { readEvidence } from '#flows/audit/check-page.ts';
import type { Handler } from '../handler.ts';

export const getPageEvidence: Handler<'getPageEvidence'> = ({ io, query, request }) =>
  readEvidence(io, { ...query.url, signal: request.signal });

import { saveAgencyLook as save } from '#flows/reports/agency-look.ts';
import type { Handler } from '../handler.ts';
import { rejectBadWords } from '../refuse-bad-words.ts';

export const saveAgencyLook: Handler<'saveAgencyLook'> = ({ io, projectId, body }) => {
  // Strangers read it on every report.
  rejectBadWords(body, ['name', 'contact', 'footer']);
  return save(io, projectId, body);
};

import { storeAgencyLogo } from '#flows/reports/agency-look.ts';
import type { Handler } from '../handler.ts';
import { readUpload } from '../read-upload.ts';

export const uploadAgencyLogo: Handler<'uploadAgencyLogo'> = async ({ io, projectId, request }) => {
  const { file } = await readUpload(request);
  return storeAgencyLogo(io, projectId, file);
};

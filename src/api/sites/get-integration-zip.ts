import { openIntegrationZip } from '#flows/sites/integration-zip.ts';
import type { Handler } from '../handler.ts';

export const getIntegrationZip: Handler<'getIntegrationZip'> = async ({ io, projectId, params, language }) => ({
  ...(await openIntegrationZip(io, projectId, params.system, language)),
  contentType: 'application/zip',
});

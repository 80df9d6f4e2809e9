import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import type { Handler } from '../handler.ts';

export const getIntegration: Handler<'getIntegration'> = async ({ io, projectId }) => {
  const { uuid, full } = await projectOf(io, projectId);
  const values = { imagesUrl: io.settings.imagesUrl, projectUuid: uuid, pageUrl: full };
  const [shopify, typo3, custom] = await Promise.all([
    readIntegration('shopify', values),
    readIntegration('typo3', values),
    readIntegration('custom', values),
  ]);
  return { shopify, typo3, custom };
};

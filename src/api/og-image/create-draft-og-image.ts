import { ogImageType } from '#domain/enumerations.ts';
import type { Handler } from '../handler.ts';
import { drawnFor } from './newest.ts';

export const createDraftOgImage: Handler<'createDraftOgImage'> = (input) =>
  drawnFor(input.io, input.projectId, input.entityId, input.body, ogImageType.DRAFT);

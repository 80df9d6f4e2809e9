import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { line, requiredLine } from '#contract/fields.ts';
import { messages } from '#contract/messages.ts';
import { uploadAsset as upload } from '#flows/assets/change-assets.ts';
import type { Handler } from '../handler.ts';
import { hasUnstorableText } from '../read-body.ts';
import { readUpload } from '../read-upload.ts';
import { assetView } from './shown-asset.ts';

export const uploadAsset: Handler<'uploadAsset'> = async ({ io, projectId, request }) => {
  const { file, fileName, fields } = await readUpload(request);
  const bare = fileName.replace(/\.[^.]*$/, '').trim();
  const given = Fields.safeParse({
    name: fields.name || bare.slice(0, 100) || 'file',
    description: fields.description ?? '',
  });
  if (!given.success || hasUnstorableText(fields) || hasUnstorableText(fileName))
    throw new ApiError('VALIDATION_FAILED', { fields: { name: [messages.invalid] } });
  const { name, description } = given.data;
  const id = await upload(io, {
    projectId,
    bytes: file,
    fileName: bare,
    name,
    isNameChosen: Boolean(fields.name),
    description: description || null,
  });
  return assetView(io, projectId, id);
};

const Fields = z.object({ name: requiredLine(100), description: line(500) });

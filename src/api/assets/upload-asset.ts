import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { line, requiredLine } from '#contract/fields.ts';
import { messages } from '#contract/messages.ts';
import { storeAssetFile } from '#flows/upload-asset.ts';
import { listAssetsWithUse } from '#io/db/queries/assets.ts';
import { findProject } from '#io/db/queries/projects.ts';
import type { Io } from '#io/io.ts';
import type { Handler } from '../handler.ts';
import { hasUnstorableText } from '../read-body.ts';
import { readUpload } from '../read-upload.ts';
import { added, refuseTooMany, shownAsset } from './shown-asset.ts';

export const uploadAsset: Handler<'uploadAsset'> = async ({ io, projectId, request }) => {
  const { file, fileName, fields } = await readUpload(request);
  const bare = fileName.replace(/\.[^.]*$/, '').trim();
  const given = Fields.safeParse({
    name: fields.name || bare.slice(0, 100) || 'file',
    description: fields.description ?? '',
  });
  if (!given.success || hasUnstorableText(fields) || hasUnstorableText(fileName))
    throw new ApiError('VALIDATION_FAILED', { fields: { name: [messages.invalid] } });
  const project = await findProject(io.db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  await refuseTooMany(io.db, projectId);
  const stored = await storeAssetFile(io, { project, bytes: file, name: bare });
  // People drop several files at once: a name that is there gets a number when they did not choose it.
  const name = fields.name ? given.data.name : await freeName(io, projectId, given.data.name);
  const { description } = given.data;
  return shownAsset(io, projectId, await added(io, { ...stored, projectId, name, description: description || null }));
};

const Fields = z.object({ name: requiredLine(100), description: line(500) });

async function freeName(io: Io, projectId: number, wished: string): Promise<string> {
  const names = new Set((await listAssetsWithUse(io.db, projectId)).map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = number === 1 ? wished : `${wished.slice(0, 90)}-${number}`;
    if (!names.has(name)) return name;
  }
}

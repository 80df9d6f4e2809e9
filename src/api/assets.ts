import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { line, requiredLine } from '#contract/fields.ts';
import { messages } from '#contract/messages.ts';
import { assetImageUrl } from '#domain/images/image-address.ts';
import { createAsset, deleteAsset, readFontFile, updateAsset, uploadAsset } from '#flows/assets/change-assets.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { listAssetsWithUse } from '#io/db/queries/templates/assets.ts';
import type { Io } from '#io/io.ts';
import { type Handlers, numberOf, withoutUndefined } from './handler.ts';
import { hasUnstorableText, readUpload } from './http/read-body.ts';

export const assetsHandlers = {
  createAsset: async ({ io, projectId, body }) => {
    const { name, type, description, value = '', payload = null } = body;
    const asset = { projectId, name, type, value, description: description || null, payload };
    return assetView(io, projectId, await createAsset(io, asset));
  },

  deleteAsset: async ({ io, projectId, params }) => {
    await deleteAsset(io, projectId, numberOf(params.assetId));
    return { done: true };
  },

  getAssetFont: async ({ io, projectId, params }) => {
    const { bytes, contentType } = await readFontFile(io, projectId, numberOf(params.assetId));
    return { base64: Buffer.from(bytes).toString('base64'), contentType };
  },

  listAssets: ({ io, projectId }) => shownAssets(io, projectId),

  updateAsset: async ({ io, projectId, params, body }) => {
    const assetId = numberOf(params.assetId);
    return assetView(io, projectId, await updateAsset(io, { projectId, assetId, change: withoutUndefined(body) }));
  },

  uploadAsset: async ({ io, projectId, request }) => {
    const { file, fileName, fields } = await readUpload(request);
    const bare = fileName.replace(/\.[^.]*$/, '').trim();
    const given = Fields.safeParse({
      name: fields.name || bare.slice(0, 100) || 'file',
      description: fields.description ?? '',
    });
    if (!given.success || hasUnstorableText(fields) || hasUnstorableText(fileName))
      throw new ApiError('VALIDATION_FAILED', { fields: { name: [messages.invalid] } });
    const { name, description } = given.data;
    const id = await uploadAsset(io, {
      projectId,
      bytes: file,
      fileName: bare,
      name,
      isNameChosen: Boolean(fields.name),
      description: description || null,
    });
    return assetView(io, projectId, id);
  },
} satisfies Partial<Handlers>;

async function shownAssets(io: Io, projectId: number, id?: number) {
  const [project, rows] = await Promise.all([projectOf(io, projectId), listAssetsWithUse(io.db, projectId, id)]);
  return rows.map(({ fileKey, ...asset }) => ({
    ...asset,
    isDefaultImage: fileKey !== null && fileKey === project.fallbackImageKey,
    url: fileKey
      ? assetImageUrl(io.settings.imagesUrl, project.uuid, fileKey)
      : asset.type === 'image'
        ? asset.value
        : null,
  }));
}

async function assetView(io: Io, projectId: number, id: number) {
  const [asset] = await shownAssets(io, projectId, id);
  if (!asset) throw new ApiError('NOT_FOUND');
  return asset;
}

const Fields = z.object({ name: requiredLine(100), description: line(500) });

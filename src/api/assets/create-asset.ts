import { createAsset as create } from '#flows/assets/change-assets.ts';
import type { Handler } from '../handler.ts';
import { assetView } from './shown-asset.ts';

export const createAsset: Handler<'createAsset'> = async ({ io, projectId, body }) => {
  const { name, type, description, value = '', payload = null } = body;
  const asset = { projectId, name, type, value, description: description || null, payload };
  return assetView(io, projectId, await create(io, asset));
};

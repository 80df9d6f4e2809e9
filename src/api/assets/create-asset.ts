import type { Handler } from '../handler.ts';
import { added, assetValue, shownAsset } from './shown-asset.ts';

export const createAsset: Handler<'createAsset'> = async ({ io, projectId, body }) => {
  const { name, type, description, value = '', payload } = body;
  const fields = {
    projectId,
    name,
    type,
    value: assetValue(type, value),
    description: description || null,
    payload: payload ?? null,
  };
  return shownAsset(io, projectId, await added(io, fields));
};

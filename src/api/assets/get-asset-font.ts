import { readFontFile } from '#flows/assets/read-font-file.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const getAssetFont: Handler<'getAssetFont'> = async ({ io, projectId, params }) => {
  const { bytes, contentType } = await readFontFile(io, projectId, numberOf(params.assetId));
  return { base64: Buffer.from(bytes).toString('base64'), contentType };
};

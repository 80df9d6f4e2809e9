import type { Handler } from '../handler.ts';
import { shownAssets } from './shown-asset.ts';

export const listAssets: Handler<'listAssets'> = ({ io, projectId }) => shownAssets(io, projectId);

import { listFactors as list } from '#flows/factors/list-factors.ts';
import type { Handler } from '../handler.ts';

export const listFactors: Handler<'listFactors'> = ({ io, user }) => list(io, user.id);

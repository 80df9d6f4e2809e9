import type { Handler } from '../handler.ts';

export const loginOptions: Handler<'loginOptions'> = ({ io }) => ({ google: io.google !== null });

import type { Handler } from '../handler.ts';

export const healthLive: Handler<'healthLive'> = ({ io }) => ({ status: 'ok', version: io.settings.version });

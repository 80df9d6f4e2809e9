import type { Handler } from '../handler.ts';

/**
 * Ready means that every part this process needs works. Until startup is complete the server itself responds 503
 * (run.ts).
 */
export const health: Handler<'health'> = ({ io }) => io.health.read();

import type { Handler } from '../handler.ts';

/** Ready means: every part that this process needs works. Before the start is over the server itself answers 503 (run.ts). */
export const health: Handler<'health'> = ({ io }) => io.health.read();

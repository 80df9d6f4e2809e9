import type { SpawnSyncReturns } from 'node:child_process';

export const root: string;
export const node: string;
export function npm(args: string[], cwd?: string): SpawnSyncReturns<Buffer>;
export const buildSources: string[];
export const memoryEnv: Record<string, string>;

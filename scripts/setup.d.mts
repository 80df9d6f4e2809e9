export const buildSources: string[];
export const memoryEnv: Record<string, string>;

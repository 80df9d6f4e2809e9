export const buildSources: string[];

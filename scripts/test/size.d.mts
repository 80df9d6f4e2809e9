export const MISSING: number;
export function seedOfRun(env?: { TEST_SEED?: string; TEST_SIZE?: string }): number;
export function changedFiles(): string[];

export const longTests: string[];
export const longStories: string[];
export const always: ReadonlySet<string>;
export function waitingTests(seed?: number, changed?: string[]): string[];
export function missingFromList(durations: Record<string, number>): string[];

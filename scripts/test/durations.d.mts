export function createEstimate(known?: Record<string, number>): (file: string) => number;
export function durationsOf(reports: unknown[]): Record<string, number>;

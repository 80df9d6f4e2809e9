export interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[];
}
export function countTests(
  reports: Report[],
  areas: Record<string, string[]>,
  folder?: string,
): { counts: Record<string, number>; failed: string[] };

export interface Row {
  number: string;
  sentence: string;
  doneIn: string;
  shownBy: string;
}
export interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}
export const tableFile: string;
export function rowsOf(table: string): Row[];
export function filesByRow(): Map<string, string[]>;
export function withShownBy(table: string, files?: Map<string, string[]>): string;
export function judgeRun(
  rows: Pick<Row, 'number' | 'shownBy'>[],
  reports: Report[],
  options?: { folder?: string; waiting?: string[] },
): { shown: string[]; missing: string[]; passed: Map<string, { file: string; name: string }[]> };

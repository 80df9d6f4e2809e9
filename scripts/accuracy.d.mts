import type { Accuracy } from '../src/domain/audit/accuracy/accuracy.ts';

export interface Report {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; meta?: { agreement?: Accuracy['agreement'][number] } }[];
  }[];
}
export function accuracyOf(reports: Report[]): Pick<Accuracy, 'platforms' | 'agreement'>;

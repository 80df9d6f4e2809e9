import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { EvidenceKind } from '#domain/audit/platforms/sources.ts';

/** How many cases of a kind a platform has, and how many of them held in the run. */
export type CaseCounts = Partial<Record<EvidenceKind, { cases: number; held: number }>>;

interface Agreement {
  parser: string;
  pages: number;
  /** Values compared, and those that are equal. */
  values: number;
  equal: number;
}

/** Written from a test run (scripts/accuracy.mjs) into published.json, never by hand. */
export interface Accuracy {
  at: string;
  version: string;
  commit: string | null;
  platforms: Record<PlatformId, CaseCounts>;
  agreement: Agreement[];
}

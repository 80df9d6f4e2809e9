import type { RuleName } from '#domain/audit/platform-rules.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { labCaseOf } from './cases.ts';

export const labVerdicts = ['same', 'differs'] as const;
export type LabVerdict = (typeof labVerdicts)[number];

// Threat: strangers read the address of a run (it is posted in real apps) and request it without end. Bounds on rows
// and on what a row holds keep a run under 3 MB; runs themselves are made by super admins only.
export const MAX_LAB_RUNS = 50;
export const MAX_REQUESTS_PER_RUN = 3_000;
export const MAX_REQUESTS_PER_CASE = 100;
export const MAX_COMPARISONS_PER_RUN = 500;
/** Of a header that is stored. */
export const MAX_HEADER_LENGTH = 300;
export const MAX_SCREENSHOT_BYTES = 1_000_000;
/** All screenshots of a run: its file has to fit into an upload. */
export const MAX_SCREENSHOTS_BYTES = 24_000_000;
/** From then on its pages are still served, and nothing is recorded. */
export const RECORDING_DAYS = 30;
/** A run that nobody compared anything in. */
export const EMPTY_RUN_DAYS = 60;
/** By then every app has changed. The privacy policy says so. */
export const RUN_DAYS = 730;

export interface LabSighting {
  caseId: string;
  platform: PlatformId;
  app: string;
  appVersion: string;
  device: string;
  /** 2026-11-18 */
  seenOn: string;
  verdict: LabVerdict;
  note: string;
}

export interface Contradiction extends LabSighting {
  rule: RuleName;
}

/**
 * Rules that the newest comparison of a case contradicts. An earlier one no longer counts: the app has changed since,
 * or the rule. A case that this version no longer has contradicts nothing.
 */
export function contradictionsOf(sightings: readonly LabSighting[]): Contradiction[] {
  const newest = new Map<string, LabSighting>();
  for (const one of sightings) {
    const key = `${one.platform} ${one.caseId}`;
    const known = newest.get(key);
    if (!known || one.seenOn >= known.seenOn) newest.set(key, one);
  }
  return [...newest.values()].flatMap((one) => {
    const labCase = labCaseOf(one.caseId);
    return one.verdict === 'differs' && labCase ? [{ ...one, rule: labCase.rule }] : [];
  });
}

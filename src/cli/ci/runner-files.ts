import { appendFileSync } from 'node:fs';
import { isHit } from '#cli/outcome.ts';
import type { FailOn } from '#cli/settings.ts';
import type { Checked } from '#cli/targets/checked.ts';
import { issuesOf } from '#domain/audit/scoring/issues.ts';
import { describeIssue } from '#domain/audit/texts/describe-issues.ts';
import type { Language } from '#domain/language.ts';

// What GitHub's runner reads of a step: files for the summary and the outputs, lines of the log for annotations.

/** A step's summary may have a mebibyte. */
export const SUMMARY_CHARACTERS = 900_000;
/** GitHub shows ten errors and ten warnings of a step. */
const MAX_ANNOTATIONS = 10;

export function writeSummary(file: string | undefined, text: string): void {
  if (file) appendFileSync(file, `${text}\n`);
}

/** Values have no line breaks, so no delimiter is needed. */
export function writeOutputs(file: string | undefined, outputs: Record<string, string | number>): void {
  if (!file) return;
  appendFileSync(
    file,
    Object.entries(outputs)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
}

/** Lines for the log: errors, and what ends the job. */
export function annotations(checked: Checked, failOn: readonly FailOn[], language: Language): string[] {
  const lines: string[] = [];
  for (const { audit, file } of checked.pages) {
    for (const issue of issuesOf(audit)) {
      const isError = isHit(issue, failOn);
      if (!isError && issue.level !== 'error') continue;
      const { text, detail, advice } = describeIssue(issue, audit);
      const where = file === null ? '' : `file=${property(file)},line=1,`;
      const toDo = [detail?.[language], advice?.[language]].filter(Boolean).join(' ');
      const said = file === null ? `${audit.finalUrl} ${toDo}` : toDo;
      lines.push(`::${isError ? 'error' : 'warning'} ${where}title=${property(text[language])}::${data(said)}`);
      if (lines.length === MAX_ANNOTATIONS) return lines;
    }
  }
  return lines;
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

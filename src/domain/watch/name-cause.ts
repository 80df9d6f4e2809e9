import type { Change } from './find-changes.ts';
import type { Fault } from './find-faults.ts';

/** Why pages got worse, as far as the changes of the first look tell. */
export interface Cause {
  fault: Fault;
  /** The theme changed in the same look: it was published, or another one was. */
  theme: { before: string | null; after: string | null } | null;
  /** An app or plugin that writes the tag and did not before. */
  writtenBy: string | null;
}

export function nameCause(fault: Fault, changes: readonly Change[]): Cause {
  const theme = changes.find((change) => change.kind === 'theme');
  const author = changes.find((change) => change.kind === 'tag' && change.writtenBy !== null && change.after !== null);
  return {
    fault,
    theme: theme ? { before: theme.before, after: theme.after } : null,
    writtenBy: author?.kind === 'tag' ? author.writtenBy : null,
  };
}

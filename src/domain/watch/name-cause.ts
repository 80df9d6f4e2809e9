import type { Fault } from './find-faults.ts';

/** Why pages got worse, as far as their changes tell. */
export interface Cause {
  fault: Fault;
  /** The theme changed on the same looks: it was published, or another one was. */
  theme: { before: string | null; after: string | null } | null;
  /** An app or plugin that wrote the tag and had not before. */
  writtenBy: string | null;
}

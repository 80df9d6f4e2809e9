/** In this time the same fault is written so often, then counted. */
const WINDOW_MS = 10_000;
const MAX_LINES = 4;
const MAX_KINDS = 500;

export interface RepeatedLines {
  /** Whether this line is to be written. The first one left out starts a timer, after which `report` hears how many it were. */
  admit(kind: string, report: (leftOut: number) => void): boolean;
}

/** Keeps a fault that comes with every request from filling the disk: four lines in ten seconds, then their number. */
export function createRepeatedLines(): RepeatedLines {
  const kinds = new Map<string, { lines: number; leftOut: number }>();
  return {
    admit(kind, report) {
      let known = kinds.get(kind);
      if (!known) {
        if (kinds.size >= MAX_KINDS) return true;
        const fresh = { lines: 0, leftOut: 0 };
        kinds.set(kind, fresh);
        known = fresh;
        setTimeout(() => {
          kinds.delete(kind);
          if (fresh.leftOut > 0) report(fresh.leftOut);
        }, WINDOW_MS).unref();
      }
      known.lines += 1;
      if (known.lines <= MAX_LINES) return true;
      known.leftOut += 1;
      return false;
    },
  };
}

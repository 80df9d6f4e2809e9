/** Within this time the same error is written this often, then counted. */
const WINDOW_MS = 10_000;
const MAX_LINES = 4;
const MAX_KINDS = 500;

export interface RepeatedLines {
  /** Whether to write this line. The first omitted one starts a timer, after which `report` gets the number. */
  admit(kind: string, report: (leftOut: number) => void): boolean;
}

/** Keeps an error of every request from filling the disk: four lines in ten seconds, then their number. */
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
